/** Các trận có hướng dẫn và các mẹo, tiếng Việt. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  'viet-minh': {
    briefing: [
      'Bạn chỉ huy Đại đoàn 312 ở thung lũng đông bắc, ngày 13 tháng 3. Máy cầm quân Pháp.',
      'Một hiệp là xong: mỗi nấc mất là một điểm cho phe kia, và ai giữ Him Lam lúc cuối được 3. Ít điểm hơn thì thua.',
      'Đây là nửa hiệp của bạn: di chuyển trước, rồi súng cối và cao xạ, rồi bắn, rồi xung phong.',
    ],
    lessons: {
      'up-to-the-wire': {
        text: 'Chỉ xung phong vào Him Lam được từ khu vực giáp bên: mở Thung lũng đông bắc, chọn một trung đoàn theo tên và đưa nó đến Cao điểm đông bắc hoặc Đèo Him Lam.',
        tip: 'Dời từng đơn vị trong số điểm của nó; đến cạnh địch thì dừng, và đơn vị đã đi vẫn bắn hay xung phong được.',
        well: 'Các đĩa tròn cho biết đường đi tốn bao nhiêu điểm, vạch ngang là nơi phải dừng. Sáu tiểu đoàn là đầy một khu vực.',
        other:
          'Cũng được, nhưng hãy đưa phần lớn tiểu đoàn đến cạnh Him Lam, nếu không thì không đơn vị nào xung phong được.',
      },
      engineers: {
        text: 'Mỗi nấc công binh xung kích cộng 1 vào xúc xắc khi xung phong: hãy đưa 151/1 lên cạnh Him Lam.',
        well: 'Đổi lại, họ mất nấc đầu. Đưa thêm một trung đoàn, sang khu vực kia nếu một nơi đã đầy, rồi kết thúc di chuyển.',
        other:
          'Như thế cũng được; nhớ rằng 151/1 đáng giá 2 điểm trên xúc xắc, và Đèo Him Lam còn chỗ khi Cao điểm đã đầy.',
      },
      mortars: {
        text: 'Pháo dọn đường cho xung phong: hãy cho súng cối của Đại đoàn 312 bắn III/13 DBLE, vì quân giữ rối loạn thì bạn được cộng 2.',
        tip: 'Pháo và máy bay chi viện cho đợt đánh, mỗi nơi một đơn vị địch: lần trúng đầu gây rối loạn, lần sau mất một nấc.',
        well: 'Quân Pháp chọn xong phần chi viện của họ thì mới tung.',
        other: 'Để dành, nhưng trong trận này pháo chỉ bắn một lần.',
      },
      shells: {
        text: 'Máy bay Pháp đến đánh quân bạn: trước khi tung, hãy chọn một chiếc làm mục tiêu cho một khẩu cao xạ.',
        tip: 'Chọn mục tiêu cho từng khẩu cao xạ; mỗi khẩu bắn một lần trong bước chiến lược và một lần trong một hiệp xung phong.',
        well: 'Máy bay bay thấp dễ trúng hơn. Khẩu 37 ly là tốt nhất.',
        other: 'Vậy là máy bay được yên; trong trận này cao xạ chỉ bắn một lần.',
      },
      'hold-fire': {
        text: 'Đơn vị bắn bây giờ thì nửa hiệp này không xung phong: hãy đừng bắn, giữ các tiểu đoàn cho Him Lam.',
        tip: 'Đơn vị bắn bây giờ thì nửa hiệp này không xung phong; trúng thì gây rối loạn, và xúc xắc phải nhỏ hơn sức mạnh.',
        well: 'Giờ xung phong: hãy chọn Him Lam.',
        other: 'Trúng thì quân giữ bị rối loạn; nhưng tiểu đoàn ấy không tham gia xung phong.',
      },
      head: {
        text: 'Lực lượng đề xuất gồm mọi đơn vị cạnh Him Lam cùng công binh: hãy xem xác suất rồi bắt đầu bằng đơn vị dẫn đầu, vì tinh thần hơn bên giữ cộng vào xúc xắc.',
        well: 'Xung phong bắt đầu: bắn chặn lần cuối, rồi tung trên bảng xung phong.',
        other: 'Tốt; đủ lực lượng rồi thì chọn đơn vị dẫn đầu.',
      },
    },
    end: 'Các bài học đã xong. Hãy thử trận đánh cao xạ với quân Pháp, rồi tuần 1 của chiến dịch: điều gì mới sẽ được giải thích một lần, bằng một mẹo như thế này.',
  },
  french: {
    briefing: [
      'Bạn chỉ huy trận xuất kích ngày 28 tháng 3: hai tiểu đoàn dù, lính Lê dương và xe tăng ở Claudine. Máy cầm Việt Minh.',
      'Một hiệp: bạn thắng nếu cả ba đơn vị cao xạ ở Đồng Octavie bị diệt hay bị đẩy lui. Bạn thua nếu mất nhiều nấc hơn họ.',
      'Bạn có quyền chủ động: máy bay và pháo trước, rồi xung phong.',
    ],
    lessons: {
      places: {
        text: 'Quân bạn đã ở Claudine 2, cạnh Đồng Octavie, pháo ở phía sau: hãy để nguyên và bắt đầu.',
        tip: 'Quân đã được bày sẵn; trước khi bắt đầu bạn có thể dời đơn vị trong các khu vực của nhóm.',
        well: 'Chỉ đơn vị cạnh cánh đồng mới xung phong vào đó được.',
        other: 'Bạn dời thế nào cũng được; hãy giữ quân xung phong ở Claudine 2 hoặc 3.',
      },
      planes: {
        text: 'Xúc xắc đã định số đơn vị không quân: hãy chọn, trong hiệp xung phong cả bốn loại đều như nhau.',
        tip: 'Chọn đơn vị không quân: mỗi đơn vị đánh được một đơn vị địch, một lần trong trận này.',
        well: 'Mỗi đơn vị bay một lần trong trận này.',
        other: 'Chọn cho đến khi đủ số.',
      },
      jump: {
        text: 'Không đơn vị nào cần đi, vì Claudine 2 giáp Đồng Octavie: hãy kết thúc di chuyển.',
        tip: 'Dời từng đơn vị trong số điểm của nó; đến cạnh địch thì dừng, và đơn vị đã đi vẫn bắn hay xung phong được.',
        well: 'Giờ đến máy bay và pháo: hai bên chọn mục tiêu xong mới tung.',
        other: 'Có thể đáng, nhưng từ Claudine 1 hay Huguette 2 thì không xung phong vào cánh đồng được.',
      },
      dive: {
        text: 'Hãy lấy “Tất cả, chia đều” để đánh từng tiểu đoàn của trung đoàn 36: bay thấp cộng 2 vào xúc xắc, đất trống cộng 1, công sự trừ 1, và cao xạ bắn trả.',
        tip: 'Máy bay và pháo mỗi nơi đánh một đơn vị địch: bay thấp cộng 2 vào xúc xắc nhưng dễ trúng đạn hơn.',
        well: 'Khi quá nửa sức họ rối loạn, xung phong được cộng 2. Pháo và máy bay chỉ dùng một lần trong trận này.',
        other: 'Đó cũng là chi viện; lần trúng đầu gây rối loạn, lần sau mất một nấc.',
      },
      wait: {
        text: 'Đơn vị bắn bây giờ thì nửa hiệp này không xung phong: hãy đừng bắn, giữ cả ba tiểu đoàn cùng nhau.',
        tip: 'Đơn vị bắn bây giờ thì nửa hiệp này không xung phong; trúng thì gây rối loạn, và xúc xắc phải nhỏ hơn sức mạnh.',
        well: 'Giờ xung phong: hãy chọn Đồng Octavie.',
        other: 'Trúng thì có ích, nhưng tiểu đoàn ấy sẽ không xung phong.',
      },
      spearhead: {
        text: 'Lực lượng đề xuất có cả xe tăng dịch tỉ lệ một cột: hãy bắt đầu bằng đơn vị dẫn đầu, nó góp tinh thần vào xúc xắc và mất nấc đầu.',
        well: 'Xung phong bắt đầu. Đơn vị cao xạ phải rút cũng tính là bị đẩy lui.',
        other: 'Tốt; đủ lực lượng rồi thì chọn đơn vị dẫn đầu.',
      },
    },
    end: 'Các bài học đã xong. Tiếp theo là tuần 1 của chiến dịch: điều gì mới sẽ được giải thích một lần, bằng một mẹo như thế này.',
  },
  tips: {
    'vm-set-up':
      'Mỗi đại đoàn ở thung lũng của mình; pháo, cao xạ và công binh được chọn. Pháo ở đông bắc thấy Him Lam, ở tây bắc thấy Độc Lập.',
    'road-in':
      'Hàng tiếp tế, nấc bổ sung và đơn vị lên đường ở đây, sớm nhất tuần sau mới đến. Hết tiếp tế thì pháo im; mỗi nấc bổ sung tốn một điểm.',
    grounded:
      'Tuần này thời tiết giữ một số đơn vị không quân dưới đất. Nếu thiếu tiếp tế thì hãy để máy bay vận tải bay.',
    'maximum-effort':
      'Mỗi tháng một lần, mọi máy bay có thể bay đến đây. Tốn một xúc xắc điểm thắng lợi, và nhóm sĩ quan dù dễ đồng ý cho xung phong hơn.',
    'transports-away': 'Tuần này một số máy bay vận tải phải phục vụ nơi khác. Chọn máy bay vận tải có thể để đi.',
    elsewhere: 'Tuần này một số máy bay chiến đấu phải phục vụ nơi khác. Chọn những chiếc có thể để đi.',
    cargo:
      'Chất hàng: mỗi nấc tiếp tế xuống được là một lần pháo bắn. 5 BPVN không tốn gì; tiểu đoàn khác tốn điểm, mỗi tuần một rẻ hơn.',
    bombard:
      'Từng pháo đội, mỗi lần một điểm tiếp tế: mỗi đơn vị ở đó một xúc xắc, trúng thì rối loạn. Có quân mình cạnh mục tiêu thì cộng 1. Mỗi tuần bắn một lần.',
    'answer-guns':
      'Pháo bạn có thể đáp lại: từ 5 trở lên, pháo địch phải im tiếng trước khi bắn. Mỗi lần đáp tốn một điểm và khẩu ấy hết phần tuần này.',
    'french-guns': 'Pháo bạn có thể bắn bây giờ, hoặc chờ quân đang đi và bước xung phong. Mỗi tuần bắn một lần.',
    sorties:
      'Giao nhiệm vụ: ném bom, chế áp cao xạ, thả dù. Bay thấp thì chính xác hơn và nguy hiểm hơn. Chưa giao thì để cho bước xung phong.',
    'flak-targets':
      'Chọn mục tiêu cho từng khẩu rồi mới tung. Máy bay vận tải chở tiếp tế của Pháp; C-119 chở hai nấc.',
    'road-out': 'Nấc bổ sung đến nơi thì phải dùng trong tuần. Hãy giữ lại nếu không đơn vị nào cần.',
    march:
      'Đơn vị đi xa bao nhiêu cũng được, nhưng tuần này không bắn và không xung phong nữa. Pháo địch có thể bắn dọc đường, càng đi xa càng dễ trúng.',
    'on-the-way': 'Đi tiếp từng khu vực, hoặc dừng. Đến cạnh địch là hết đường.',
    ambush: 'Một đơn vị đang đi qua. Trúng thì nó phải dừng; cứ 4 điểm di chuyển nó đã dùng thì cộng 1.',
    'shield-march': 'Pháo địch bắn vào quân bạn đang đi. Phản pháo có thể làm nó im tiếng trước.',
    'too-many': 'Ở đây có hơn hai trung đoàn: 24 điểm, tiểu đoàn tính 4. Phần thừa phải rời đi.',
    'their-half':
      'Phe kia đã chọn chi viện. Giờ đến bạn, đánh những đơn vị đang đe dọa: rối loạn thì chúng không xung phong được.',
    silence: 'Phản pháo vào pháo đang chi viện đợt đánh này: từ 5 trở lên thì một khẩu im tiếng.',
    'return-fire':
      'Trước khi họ xung phong, quân bạn bắn đơn vị ở cạnh. Không tốn gì, và nửa hiệp của mình bạn lại bắn được.',
    'storm-it':
      'Chọn khu vực để xung phong, hoặc thôi. Đáng làm khi tỉ lệ tốt và bên giữ rối loạn; thất bại thì mất một phần tư hay một nửa lực lượng.',
    'join-in':
      'Thêm hay bớt đơn vị và xem xác suất; Việt Minh đánh bằng một đại đoàn cùng công binh, xe tăng Pháp dịch tỉ lệ một cột.',
    'last-shots':
      'Họ đang vào. Mỗi đơn vị giữ còn vững được bắn một lần nữa, xúc xắc trừ 1: trúng thì đơn vị ấy không vào được.',
    'next-lead': 'Đơn vị dẫn đầu đã bị loại khỏi trận. Đơn vị tinh thần cao nhất dẫn tiếp.',
    'lead-defence': 'Chọn đơn vị mà tinh thần tính cho bên giữ. Nó sẽ mất nấc đầu.',
    losses: 'Đơn vị dẫn đầu đã mất nấc đầu; chọn đơn vị mất các nấc còn lại. Đơn vị chỉ còn một nấc thì mất hẳn.',
    bloodbath: 'Ở lại và mất thêm một nấc, hoặc bỏ khu vực. Phe kia rồi cũng phải chọn như thế.',
    'way-back': 'Đơn vị phải về khu vực gần nhất không có địch và bị rối loạn; pháo không di chuyển được thì mất.',
    'fill-up-french':
      'Nấc xuống được tuần này bù cho đơn vị ngay bây giờ, nếu không thì mất. Đơn vị Thái và công binh không được nhận.',
    'fill-up-vm': 'Nấc đến tuần này bù cho tiểu đoàn ngay bây giờ, nếu không thì mất.',
    spades:
      'Công binh cả tuần không làm gì thì đào: mỗi nấc một công sự dã chiến, ở đây hay ở cạnh. Hai cái trong một khu vực che quân bạn khỏi bom đạn.',
    tunnel: 'Bốn nấc công binh rời bản đồ hai tuần để đào dưới khu vực bạn chọn. Quân Pháp chỉ biết là có đào.',
    'back-from-the-mine': 'Đường hầm đã xong, công binh trở lại. Hãy cho nổ trước, giữa hoặc sau các pháo đội.',
    'hungry-vm': 'Tiếp tế không đủ cho mọi đại đoàn. Đại đoàn không được tiếp tế thì cả tuần yếu đi và có thể mất nấc.',
    'hungry-french': 'Tiếp tế không đủ cho tất cả. Đơn vị không được tiếp tế thì cả tuần yếu đi và có thể mất nấc.',
    nerves:
      'Khủng hoảng tinh thần: chọn đơn vị của phe kia; đơn vị nào tung cao hơn tinh thần thì mất số nấc bằng phần chênh.',
    waiver: 'Nơi khác trong thung lũng cần máy bay. Bạn có thể giữ lại, Việt Minh được một điểm.',
    'called-off':
      'Nhóm sĩ quan dù (“mafia dù”) đã từ chối. Có tiểu đoàn dù, xe tăng, mục tiêu trong khu trung tâm và dốc toàn lực thì họ dễ đồng ý hơn.',
    happening: 'Từ tuần thứ hai, hai xúc xắc có thể đem đến một sự kiện.',
    'cut-off': 'Mất tiếp tế: mọi chỉ số kém một, không xung phong, và hết tuần có thể mất nấc. Hãy mở lại đường.',
    'last-alone': 'Khu vực thuộc về phe cuối cùng đứng một mình ở đó.',
    'stock-low': 'Kho không đủ cho lần trả tới. Hãy bắn ít pháo hơn, nếu không sẽ có đơn vị không được tiếp tế.',
  },
});
