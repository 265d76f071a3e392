/** Các trận có hướng dẫn và các lời mách, tiếng Việt. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'Bạn chỉ huy quân đồn trú Pháp: 25 khu vực quanh một sân bay. Máy cầm quân Việt Minh và đi trước.',
      'Bạn thua nếu hết lượt 8 Việt Minh giữ sáu trong mười khu vực thắng lợi. Trước lúc đó chưa mất gì hẳn.',
      'Việt Minh sắp đánh. Mỗi lần họ xung phong, bạn được hỏi có ứng phó bằng lá bài không.',
    ],
    lessons: {
      answer: {
        text: 'Trước khi tung cho cuộc xung phong, bạn được ứng phó từng lá một: pháo và mìn đánh bên xung phong, pháo sáng xóa màn đêm của họ, hãy dùng một lá.',
        well: 'Bạn thấy kết quả rồi mới chọn lá sau; thấy đủ thì từ chối.',
        other: 'Để dành: lá bài cũng là thời gian, vì nó giữ cho lượt kéo dài.',
      },
      bear: {
        text: 'Mỗi điểm tổn thất rơi vào đơn vị bạn chọn, hãy lật đơn vị còn sức trước đã: còn một đơn vị ở lại thì khu vực còn giữ được.',
        well: 'Đơn vị kiệt sức vẫn chống đỡ; chỉ những điểm cuối mới bắt phải rút và mất quân.',
        other: 'Cũng được phép: nhưng ai đã đi thì không giữ đồi được nữa.',
      },
      shoot: {
        text: 'Trong đợt của bạn, các đơn vị của một khu vực cùng hành động: chọn một cứ điểm có Việt Minh ở cạnh và bắn.',
        well: 'Giờ chọn ai bắn; dấu Bắn sẽ làm họ mất che chắn của địa hình trong lượt này.',
        other: 'Dùng đợt như thế cũng tốt: đợt sau vẫn bắn được.',
      },
      volley: {
        text: 'Cho bao nhiêu đơn vị tham gia tùy ý và xem khả năng thay đổi: hỏa lực cộng hai xúc xắc, so với phòng ngự cao nhất cộng địa hình.',
        well: 'Ai tham gia thì sau đó kiệt sức; những đơn vị khác vẫn còn sức.',
        other: 'Đã thêm lá bài; giờ hãy cho đơn vị tham gia bắn.',
      },
      reserve: {
        text: 'Lượt kết thúc khi Việt Minh bỏ đợt mà bạn không bỏ lá bài nào, vậy hãy tận dụng các đợt: đưa một đại đội về phía ngọn đồi đang nguy.',
        well: 'Một khu vực chứa chín đơn vị; xe tăng phải có cầu.',
        other: 'Như thế cũng hợp lý: còn đợt thì quân dự bị còn đi được.',
      },
      road: {
        text: 'Ai tham gia thì cùng đi, theo đơn vị chậm nhất, và đi xong thì kiệt sức, vậy hãy để lại một đơn vị giữ khu vực.',
        well: 'Rồi đi từng bước: mỗi bước một điểm, thêm một khi vào nơi có địch hay qua sông.',
        other: 'Hãy chọn ai đi, rồi đi đâu.',
      },
    },
    end: 'Các bài học đã xong; tập đoàn cứ điểm là của bạn. Điều gì mới sẽ được mách một lần, trên một dòng như thế này.',
  },
  'viet-minh': {
    briefing: [
      'Bạn chỉ huy quân Việt Minh bao vây. Máy cầm quân đồn trú Pháp.',
      'Bạn thắng nếu hết lượt 8 bạn giữ sáu trong mười khu vực thắng lợi. Ít hơn thì thua.',
      'Bây giờ là đợt của bạn: chọn một khu vực và việc các đơn vị ở đó làm.',
    ],
    lessons: {
      storm: {
        text: 'Chỉ riêng lượt này xung phong không cần hào: hãy chọn một khu vực của bạn cạnh Độc Lập hoặc Him Lam và xung phong khi còn dễ.',
        tip: 'Trong đợt của bạn, các đơn vị của một khu vực cùng làm một việc: đi, bắn, đào hào hay xung phong; hoặc bạn dùng một lá bài, hoặc bỏ đợt.',
        well: 'Trước xung phong, địa hình không che cho quân giữ.',
        other: 'Việc đó cũng làm họ yếu đi: nhưng từ lượt 2 muốn xung phong thì phải đào hào.',
      },
      force: {
        text: 'Cho các đại đội còn sức tham gia từng đơn vị hay tất cả, thêm lá bài như Xung phong đêm, và xem khả năng quét sạch khu vực.',
        well: 'Ai tham gia thì sau đó kiệt sức, dù vào được hay không.',
        other: 'Lá bài tính cho cuộc này; giờ hãy cho các đại đội tham gia.',
      },
      price: {
        text: 'Mỗi cuộc xung phong, thắng hay thua, đều mất một đại đội do bạn chọn, hãy chịu mất đơn vị ít hỏa lực.',
        well: 'Từ lượt 2 có quân bổ sung, nhiều nhất ba đơn vị mỗi cuối lượt.',
        other: 'Đơn vị ấy đã mất; từ lượt 2 có quân bổ sung.',
      },
      guns: {
        text: 'Một lá bài có thể là cả đợt của bạn: hãy dùng Pháo kích vào nơi bạn định xung phong tiếp, vì đơn vị kiệt sức chịu được ít hơn.',
        well: 'Quân Pháp phân tổn thất; hãy xem ai kiệt sức.',
        other: 'Hãy để lá bài cho lúc tốt hơn, hoặc để lấy giá trị hào của nó.',
      },
      spade: {
        text: 'Từ lượt sau chỉ xung phong được từ hào cấp 3, vậy hãy cho những đơn vị rảnh đào hào cạnh một khu vực Pháp.',
        well: 'Hai đơn vị còn sức đào được một cấp.',
        other: 'Chưa vội: nhưng cấp nào đào bây giờ thì sau khỏi đào.',
      },
      work: {
        text: 'Hai đơn vị còn sức đào một cấp, sáu đơn vị đào ba; hoặc bỏ một lá bài lấy giá trị hào mà không phải lật ai, vậy hãy chọn đơn vị đang rảnh.',
        well: 'Khi số đơn vị chẵn thì xác nhận được.',
        other: 'Nhanh, không ai phải lật: nhưng lá bài đã mất.',
      },
    },
    end: 'Các bài học đã xong; trận vây hãm là của bạn. Điều gì mới sẽ được mách một lần, trên một dòng như thế này.',
  },
  tips: {
    'go-on': 'Việt Minh đã bỏ đợt. Bỏ một lá bài không dùng thì bạn được thêm một đợt; không thì lượt kết thúc.',
    'hand-limit': 'Bài trên tay nhiều hơn số cho phép. Giữ trọn các bộ khu vực thì được giữ nhiều bài hơn.',
    step: 'Một bước tốn 1 điểm, thêm 1 khi vào nơi có địch hay qua sông, thêm 1 khi rời nơi có địch. Bước nào cũng dừng được.',
    fire: 'Gia cố công sự nhân đôi địa hình, Phản pháo bỏ súng cối. Không có lá nào bạn cũng vẫn được hỏi.',
    barrage: 'Pháo đang nã vào một khu vực của bạn. Phản pháo hủy được, Gia cố công sự làm địa hình tính gấp đôi.',
    entry: 'Họ sắp vào một khu vực không có quân giữ. Mìn đánh họ trước khi họ vào.',
    works: 'Bộc phá dọn lá quân Pháp vừa dùng, và không cho dùng thêm trong hành động này.',
    air: 'Lưới lửa cao xạ chặn một lá không quân, từ lượt 4 Mùa mưa cũng được. Quân Pháp mất lá ấy.',
    giap: 'Xúc xắc đã tung. Tướng Giáp quyết thắng cho tung lại và giữ lần tốt nhất, mỗi lần mất một đại đội.',
    'fall-back': 'Đơn vị rút về khu vực giáp bên của phe mình, còn chỗ và ít địch nhất; ở đây có nhiều nơi như nhau.',
    counter: 'Phản kích gom đơn vị của nhiều khu vực: cùng bắn một mục tiêu, hoặc cùng tiến vào đó.',
    advance: 'Khu vực đã trống. Đơn vị nào vừa bắn cũng có thể tiến vào ngay, không tốn gì.',
    infiltrate:
      'Đơn vị luồn vào thì kiệt sức và chưa chiếm được gì, nhưng từ bên trong chúng bắn mà không tính địa hình.',
    discard: 'Lá giữ lại tính vào bài lượt sau. Bài đã bỏ trở lại khi chồng bài không đủ.',
    supply: 'Lũ chuột và mưa làm tiếp tế của Pháp kém đi: từ 9 thì một khu vực bị đói, từ 16 thì hai.',
    marker: 'Quân Pháp ở khu vực này lượt sau vẫn kiệt sức. Hãy chọn nơi có nhiều đơn vị tốt đang kiệt sức.',
    drop: 'Thả dù ban đêm cứu được một khu vực khỏi đói.',
    'changed-hands': 'Khu vực đổi chủ ngay khi phe giữ nó không còn ai ở trong mà địch có.',
    'fire-marker': 'Ai đã bắn ra khỏi khu vực này thì ở đó mất che chắn đến hết lượt.',
    trench: 'Mỗi cấp hào cộng 1 vào địa hình, và cấp 3 mở đường xung phong.',
    contested: 'Hai phe cùng ở một khu vực. Chủ của nó vẫn giữ khi còn một đơn vị ở lại.',
    arrival:
      'Đặt từng đơn vị vào khu vực còn chỗ của phe mình; nó còn sức và hành động từ lượt sau. Sắp tới là các đồi phía đông.',
  },
});
