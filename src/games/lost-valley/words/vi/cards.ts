import type { CardNumber } from '../../data/cards';
import type { CardTexts } from '../texts';

export const cards: Readonly<Record<CardNumber, CardTexts>> = {
  1: {
    title: 'Bruno',
    effect: 'Chọn một đợt phản kích của Pháp trước khi tung trên Bảng 10: được +3.',
    note: 'Thiếu tá Bigeard vạch kế hoạch các đợt phản kích chiếm lại những ngọn đồi, với một nhóm nhỏ lính dù và mọi khẩu pháo mượn được.',
  },
  2: {
    title: 'Đại tá pháo binh cụt tay',
    effect:
      'Tinh thần chung −1. Lượt này không pháo nào được chi viện phòng ngự trước các đợt tiến công của Việt Minh.',
    note: 'Đại tá Piroth từng hứa sẽ dập tắt pháo đối phương; khi không làm được, ông tự sát trong hầm của mình.',
  },
  3: {
    title: 'Quả đạn trúng sở chỉ huy',
    effect: 'Lượt này đợt tiến công của Việt Minh vào Him Lam (Béatrice) bị −2 trên Bảng 9.',
    note: 'Ngay buổi tối đầu tiên, một quả đạn giết chết trung tá Gaucher, một quả khác giết các sĩ quan giữ Him Lam.',
  },
  4: {
    title: 'Earthquake McGoon',
    effect: '−2 trên Bảng 4 trong lượt này.',
    note: 'James McGovern, phi công dân sự có vóc dáng khổng lồ, rơi cùng chiếc Flying Boxcar khi đang chở tới một khẩu lựu pháo.',
  },
  5: {
    title: 'Khoảng lặng giữa trận',
    effect:
      'Lượt này không đại đoàn nào của Việt Minh tiến công; việc đào lấn vẫn tiếp tục. Lượt sau mọi đại đoàn được coi là đã nghỉ khi tra Bảng 5.',
    note: 'Giữa các đợt tiến công, tướng Giáp cho đào hào, đếm đạn và để mưa cùng cái đói làm phần việc của chúng.',
  },
  6: {
    title: 'Đào như chuột chũi',
    effect: '−2 cho mọi lần tung trên Bảng 8 trong lượt này.',
    note: 'Hơn một trăm kilômét chiến hào bò dần tới hàng rào dây thép gai của Pháp, phần lớn vào ban đêm.',
  },
  7: {
    title: 'Pháo trong hang núi',
    effect: 'Lượt này mọi đơn vị pháo chi viện phòng ngự đều bị phản pháo, dù Bảng 9.1 cho kết quả nào.',
    note: 'Lựu pháo được kéo bằng tay vào những hầm khoét trong sườn núi hướng về tập đoàn cứ điểm, nơi pháo thủ Pháp không thể tìm ra.',
  },
  8: {
    title: 'Lính tình nguyện chưa có bằng dù',
    effect:
      'Tối đa hai tiểu đoàn đã hao tổn, ở các trung tâm không bị bao vây, trở lại đủ quân số, trong giới hạn đóng quân.',
    note: 'Hàng trăm thư ký, lái xe và pháo thủ nhảy dù lần đầu trong đời, giữa đêm, xuống tập đoàn cứ điểm đang co lại.',
  },
  9: {
    title: 'Chuột sông Nậm Rốm',
    effect:
      'Mọi đơn vị bộ binh Bắc Phi hoặc Thái chỉ còn một nấc phải kiểm tra tinh thần; đơn vị nào trượt thì bị rối loạn và coi như đã dùng.',
    note: 'Lính đào ngũ từ các đơn vị tan vỡ sống trong những hốc đất ven sông, ăn lương thực lấy trộm và chờ ngày kết thúc.',
  },
  10: {
    title: 'Phe lính dù',
    effect: 'Thêm 2 điểm hành động trong lượt này, tổng không quá 4.',
    note: 'Langlais và các sĩ quan dù lặng lẽ nắm lấy việc điều hành trận đánh.',
  },
  11: {
    title: 'Lính không quân xuống hào',
    effect: 'Đặt CMAA, sẵn sàng, vào một trung tâm của Pháp không bị bao vây tùy bạn chọn, trong giới hạn đóng quân.',
    note: 'Không còn gì để bay, thợ máy của sân bay được phát súng và một đoạn phòng tuyến.',
  },
  12: {
    title: 'Đàn Bò rừng xung trận',
    effect:
      'Chọn một đợt phản kích hoặc đột kích của Pháp có xe tăng, trước khi tung: +2 trên Bảng 10 nếu phản kích, +3 trên Bảng 11 nếu đột kích.',
    note: 'Mười xe tăng Chaffee, chở đến từng bộ phận bằng máy bay rồi lắp lại bên đường băng, có mặt khắp nơi cùng một lúc.',
  },
  13: {
    title: 'Chiến tranh là pháo binh',
    effect: 'Trước khi đào lấn, tung một xúc xắc cho mỗi trung tâm sẽ bị đào lấn: ra 1 đến 3 thì mất 1 mức công sự.',
    note: 'Ngay đêm đầu, pháo binh của tướng Giáp bắn nhiều hơn hẳn mức mà người Pháp tưởng là có thể.',
  },
  14: {
    title: 'Lễ Camerone',
    effect: 'Tinh thần chung +2. Mọi đơn vị bộ binh Lê dương có +1 tinh thần đến hết lượt.',
    note: 'Ngày 30 tháng 4, lính Lê dương vẫn giữ ngày lễ của mình; có người ra dưới làn đạn để lấy những thùng rượu vang rơi ngoài trại.',
  },
  15: {
    title: 'Napan trên các sống núi',
    effect: 'Thêm 3 điểm không quân trong lượt này.',
    note: 'Những chiếc Flying Boxcar lăn các thùng napan qua cửa khoang xuống đường tiếp tế.',
  },
  16: {
    title: 'Thiên thần Điện Biên Phủ',
    effect: 'Tinh thần chung +2. Một đơn vị tùy bạn chọn hết rối loạn.',
    note: 'Geneviève de Galard, nữ y tá hàng không, kẹt lại khi chiếc máy bay chở bà bị phá hủy trên đường băng, đã chăm sóc thương binh đến phút cuối.',
  },
  17: {
    title: 'Dàn hỏa tiễn Stalin',
    effect: '−1 cho mọi lần tung trên Bảng 9.1 trong lượt này.',
    note: 'Những dàn hỏa tiễn sáu nòng lần đầu khai hỏa trong những ngày cuối, và các hầm trú ẩn sụp đổ.',
  },
  18: {
    title: 'Khối bộc phá dưới đồi',
    effect: 'Công sự ở Éliane về 0 và mất 1 nấc quân tại đó, theo thứ tự tổn thất thường lệ.',
    note: 'Sau nhiều tuần đào đường hầm, khoảng một tấn thuốc nổ bùng lên dưới đồi A1 (Éliane 2).',
  },
  19: {
    title: 'Mùa mưa',
    effect: '−2 trên Bảng 2, và lượt này không được chi điểm tiếp tế để sửa công sự.',
    note: 'Mưa làm nước ngập hào đến thắt lưng và che khuất thung lũng khỏi mắt phi công.',
  },
  20: {
    title: 'Dù rơi nhầm chiến hào',
    effect:
      '−2 trên Bảng 4 trong lượt này. Sau đó đại đoàn yếu nhất trong số đã tham chiến được thêm 1 sức mạnh (bằng nhau thì tung xúc xắc).',
    note: 'Vòng vây càng hẹp, phần hàng thả dù mỗi đêm rơi vào tay bên vây hãm càng lớn.',
  },
  21: {
    title: 'Không tin điều mắt thấy',
    effect: 'Sau khi tính điểm hành động, bạn chỉ giữ nhiều nhất 1 điểm.',
    note: 'Tin chắc kế hoạch của mình là đúng, bộ chỉ huy không chấp nhận nổi điều mà những đêm đầu đã cho thấy.',
  },
  22: {
    title: 'Chỉ huy dưới hầm sâu',
    effect: 'Tinh thần chung −2.',
    note: 'Sau những thất bại đầu tiên, de Castries hầu như không rời hầm và ít khi ra lệnh.',
  },
  23: {
    title: 'Lính Thái bỏ về bản',
    effect:
      'Mọi đơn vị bộ binh Thái phải kiểm tra tinh thần. BT 3 mất 1 nấc nếu trượt; các đơn vị khác bị rối loạn nếu trượt.',
    note: 'Những người lính Thái bị đưa xa bản làng để giữ một tập đoàn cứ điểm bị vây; trong sương mù ngày 17 tháng 3, nhiều người bỏ đi.',
  },
  24: {
    title: 'Sao rơi theo dù',
    effect: 'Tinh thần chung +2.',
    note: 'Lệnh thăng cấp đến qua vô tuyến, quân hàm đến bằng dù; còn rượu thì rơi sang trận địa đối phương.',
  },
  25: {
    title: 'Hướng về Giơ-ne-vơ',
    effect: '−2 cho mọi lần tung trên Bảng 6 trong lượt này.',
    note: 'Hội nghị sắp bàn về Đông Dương: chiến thắng trong thung lũng nay có thời hạn phải kịp.',
  },
  26: {
    title: 'Đường xuống Hồng Cúm',
    effect: 'Công sự ở Hồng Cúm (Isabelle) tăng 1 mức, không quá 4, không tốn gì.',
    note: 'Ngày này qua ngày khác, xe tăng và lính Lê dương đánh để mở lại năm kilômét đường về phía nam.',
  },
  27: {
    title: 'Cuộc hành quân Condor',
    effect: 'Đại đoàn 304 mất 2 sức mạnh; một đại đoàn khác tùy bạn chọn mất 1.',
    note: 'Một cánh quân yếu từ Lào vượt núi tiến về thung lũng và kéo bớt một phần quân vây hãm.',
  },
  28: {
    title: 'Cuộc hành quân Albatros',
    effect: 'Lượt này các đơn vị Pháp được ra vào những trung tâm bị bao vây, và di chuyển không tốn điểm hành động.',
    note: 'Cuộc phá vây sang Lào đã được lập kế hoạch, bốc thăm, rồi bị đợt tổng công kích cuối cùng đi trước một bước.',
  },
  29: {
    title: 'Máy bay Privateer',
    effect: '+2 trên Bảng 2 trong lượt này.',
    note: 'Những máy bay ném bom bốn động cơ của hải quân bay các phi vụ dài nhất và nặng nhất của cuộc vây hãm.',
  },
  30: {
    title: 'Pháo 37 ly',
    effect: 'Mức cao xạ của Việt Minh tăng 1.',
    note: 'Các pháo thủ cao xạ được huấn luyện ở Trung Quốc khép chặt đường bay đến mức phi công ví với vùng trời sông Ruhr.',
  },
  31: {
    title: 'Cố vấn phương Bắc',
    effect: 'Đại đoàn yếu nhất trong số đã tham chiến được thêm 2 sức mạnh (bằng nhau thì tung xúc xắc).',
    note: 'Cố vấn Trung Quốc và đạn pháo từ kho ở Triều Tiên đến với trận địa vây hãm suốt chiến dịch.',
  },
  32: {
    title: 'Đoàn quân xe thồ',
    effect: 'Mọi đại đoàn có sức mạnh từ 8 trở xuống được thêm 1 sức mạnh.',
    note: 'Hàng vạn dân công đẩy xe đạp thồ nặng hàng qua những đường núi mà không quân không bao giờ cắt được.',
  },
  33: {
    title: 'Các chính ủy',
    effect: '−2 cho mọi lần tung trên Bảng 6 trong lượt này.',
    note: 'Sau những tổn thất tháng 4, các chính ủy họp hết lần này đến lần khác cho đến khi các trung đoàn sẵn sàng đánh tiếp.',
  },
  34: {
    title: 'Quá nhiều tổn thất',
    effect: '+2 cho mọi lần tung trên Bảng 6 trong lượt này, và các đại đoàn có sức mạnh 9 hoặc 10 cũng phải kiểm tra.',
    note: 'Trong tháng 4, chính tướng Giáp thừa nhận nỗi sợ và sự mệt mỏi đã lan trong các đơn vị xung kích.',
  },
  35: {
    title: 'Đài thu tin',
    effect: '+1 cho mọi lần tung trên Bảng 9 trong lượt này.',
    note: 'Nhân viên thu tin của Pháp đọc được nhiều điện đài của bên vây hãm và thường biết trước giờ tiến công.',
  },
  36: {
    title: 'Loa gọi trong đêm',
    effect:
      'Mọi đơn vị bộ binh Bắc Phi, Thái hoặc Việt Nam có tinh thần hiện tại từ 1 trở xuống phải kiểm tra tinh thần, trượt thì bị rối loạn.',
    note: 'Những giọng nói bằng tiếng Ả Rập, tiếng Thái và tiếng Pháp hứa đối xử tử tế với ai buông súng.',
  },
  37: {
    title: 'Hết đường di tản',
    effect: 'Tinh thần chung −2.',
    note: 'Khi chiếc máy bay cứu thương cuối cùng cháy trên đường băng, mọi thương binh đều biết mình sẽ ở lại.',
  },
  38: {
    title: 'Giành lại các ngọn đồi',
    effect: 'Lượt này phản kích không tốn điểm hành động, và mỗi đợt được +1 trên Bảng 10.',
    note: 'Đồi C1 (Éliane 1) bị chiếm lại bởi vài đại đội vừa hát vừa leo sau làn pháo bắn chuyển dần.',
  },
  39: {
    title: 'Đột kích trận địa cao xạ',
    effect: 'Mức cao xạ của Việt Minh giảm 2; Đại đoàn 308 mất 1 sức mạnh.',
    note: 'Ngày 28 tháng 3, hai tiểu đoàn dù cùng xe tăng tràn qua một tiểu đoàn cao xạ ở các bản phía tây.',
  },
  40: {
    title: 'Máy bay Flying Boxcar',
    effect: '+2 trên Bảng 4 trong lượt này.',
    note: 'Các tổ lái dân sự Mỹ đưa những chiếc C-119 to lớn vào lưới lửa cao xạ, vì tiền công và vì máu phiêu lưu.',
  },
  41: {
    title: 'Nhảy dù ban đêm',
    effect:
      'Viện binh kế tiếp, nếu đến hạn trong vòng ba lượt, có thể đến ngay lượt này. Nếu không có đơn vị nào như vậy, bạn được thêm 1 điểm tiếp tế.',
    note: 'Từng đại đội được thả thẳng xuống trại trong bóng tối, giữa dây thép gai và hố đạn.',
  },
  42: {
    title: 'Đến quả lựu đạn cuối cùng',
    effect: 'Chọn một đợt tiến công của Việt Minh trước khi tung trên Bảng 9: được +3.',
    note: 'Những trung đội tưởng đã bị tràn ngập vẫn cầm cự đến sáng trong đống đổ nát của hầm hào.',
  },
  43: {
    title: 'May rủi chiến tranh',
    effect:
      'Tung một xúc xắc. 1: tinh thần chung −1. 2: mất 1 điểm tiếp tế. 3 hoặc 4: không có gì. 5: thêm 1 điểm tiếp tế. 6: tinh thần chung +1.',
    note: 'Có những ngày thung lũng không thuộc về ai, và may rủi định đoạt ai được ăn, ai phải chết.',
  },
  44: {
    title: 'Bất hòa ở Hà Nội',
    effect:
      'Lượt này không viện binh nào đến: mỗi đơn vị đến hạn lùi sang lượt sau, không được cộng trên Bảng 4. Nếu không có đơn vị nào đến hạn, bạn mất 1 điểm tiếp tế.',
    note: 'Navarre và Cogny không còn nói chuyện với nhau trong khi các tiểu đoàn chờ ở sân bay.',
  },
  45: {
    title: 'Kế hoạch Kền Kền',
    effect:
      'Tung hai xúc xắc. 2 đến 7: không có gì. 8 đến 10: mỗi đại đoàn mất 2 sức mạnh và mức cao xạ giảm 1. 11 hoặc 12: mỗi đại đoàn mất 4 sức mạnh, mức cao xạ giảm 3 và tinh thần chung tăng 2.',
    note: 'Việc đưa máy bay ném bom Mỹ từ Phi-líp-pin đến được bàn ở Oa-sinh-tơn nhiều tuần liền, và không bao giờ đến.',
  },
};
