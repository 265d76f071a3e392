/** Các trận có hướng dẫn và các mẹo, tiếng Việt. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'Bạn chỉ huy quân đồn trú Pháp: 25 khu vực quanh một sân bay. Máy cầm quân Việt Minh và đi trước.',
      'Bạn thua nếu hết lượt 8 Việt Minh giữ sáu trong mười khu vực thắng lợi. Trước lúc đó chưa mất gì hẳn.',
      'Việt Minh đánh trước. Mỗi lần họ xung phong, bạn có thể ứng phó bằng lá bài.',
    ],
    lessons: {
      answer: {
        text: 'Trước khi tung cho đợt xung phong, bạn được ứng phó từng lá một: pháo và Mìn đánh bên xung phong, Pháo sáng hủy Xung phong đêm; hãy dùng một lá.',
        well: 'Bạn thấy kết quả rồi mới chọn lá sau; thấy đủ thì từ chối.',
        other: 'Để dành. Lá bài trên tay còn có thể bỏ đi để kéo dài lượt.',
      },
      bear: {
        text: 'Bạn chọn đơn vị chịu tổn thất: hãy phân cho đơn vị còn sức trước (chúng thành kiệt sức), vì còn một đơn vị ở lại thì khu vực còn giữ được.',
        well: 'Đơn vị kiệt sức vẫn chống đỡ; chỉ khi chịu thêm điểm mới phải rút hay mất quân.',
        other: 'Cũng được phép, nhưng đơn vị đã rời đi thì không giữ khu vực được nữa.',
      },
      shoot: {
        text: 'Trong phiên của bạn, các đơn vị của một khu vực cùng hành động: chọn một cứ điểm có Việt Minh ở cạnh và bắn.',
        well: 'Giờ chọn đơn vị bắn; dấu Bắn sẽ làm chúng mất địa hình trong lượt này.',
        other: 'Dùng phiên như thế cũng tốt: phiên sau vẫn bắn được.',
      },
      volley: {
        text: 'Thêm đơn vị và xem xác suất thay đổi: 2 xúc xắc + hỏa lực, so với phòng ngự cao nhất + địa hình.',
        well: 'Đơn vị tham gia thì sau đó kiệt sức; các đơn vị khác vẫn còn sức.',
        other: 'Đã thêm lá bài; giờ hãy cho đơn vị tham gia bắn.',
      },
      reserve: {
        text: 'Lượt kết thúc khi Việt Minh bỏ phiên mà bạn không bỏ lá bài nào, vậy hãy tận dụng các phiên: đưa một đại đội về phía ngọn đồi đang nguy.',
        well: 'Mỗi phe nhiều nhất chín đơn vị trong một khu vực; xe tăng qua sông phải có cầu.',
        other: 'Như thế cũng hợp lý: còn phiên thì quân dự bị còn đi được.',
      },
      road: {
        text: 'Các đơn vị đi cùng nhau, theo tốc độ của đơn vị chậm nhất, và đi xong thì kiệt sức: hãy để lại một đơn vị giữ khu vực.',
        well: 'Rồi đi từng bước: mỗi bước 1 điểm, thêm 1 khi vào nơi có địch hay qua sông.',
        other: 'Hãy chọn đơn vị, rồi chọn nơi đến.',
      },
    },
    end: 'Phần hướng dẫn đã xong. Điều gì mới sẽ được giải thích một lần, bằng một mẹo như thế này.',
  },
  'viet-minh': {
    briefing: [
      'Bạn chỉ huy quân Việt Minh bao vây. Máy cầm quân đồn trú Pháp.',
      'Bạn thắng nếu hết lượt 8 bạn giữ sáu trong mười khu vực thắng lợi. Ít hơn thì thua.',
      'Bây giờ là phiên của bạn: chọn một khu vực và việc các đơn vị ở đó làm.',
    ],
    lessons: {
      storm: {
        text: 'Chỉ riêng lượt 1, xung phong không cần hào: hãy chọn một khu vực của bạn cạnh Độc Lập hoặc Him Lam và xung phong ngay.',
        tip: 'Trong phiên của bạn, các đơn vị của một khu vực cùng làm một việc: đi, bắn, đào hào hay xung phong; hoặc bạn dùng một lá bài, hoặc bỏ phiên.',
        well: 'Trước xung phong, địa hình không che cho quân giữ.',
        other: 'Việc đó cũng làm họ yếu đi, nhưng từ lượt 2 muốn xung phong thì phải có hào.',
      },
      force: {
        text: 'Thêm các đại đội còn sức, từng đơn vị hay tất cả, thêm lá bài như Xung phong đêm, và xem khả năng quét sạch khu vực.',
        well: 'Đơn vị tham gia thì sau đó kiệt sức, dù vào được hay không.',
        other: 'Lá bài tính cho đợt này; giờ hãy thêm các đại đội.',
      },
      price: {
        text: 'Mỗi đợt xung phong, thắng hay thua, đều mất một đại đội do bạn chọn, hãy chịu mất đơn vị ít hỏa lực.',
        well: 'Từ lượt 2 có quân bổ sung, nhiều nhất ba đơn vị mỗi cuối lượt.',
        other: 'Đơn vị ấy đã mất; từ lượt 2 có quân bổ sung.',
      },
      guns: {
        text: 'Một lá bài có thể là cả phiên của bạn: hãy dùng Pháo kích vào nơi bạn định xung phong tiếp, vì đơn vị kiệt sức chịu được ít tổn thất hơn.',
        well: 'Quân Pháp phân tổn thất; hãy xem đơn vị nào kiệt sức.',
        other: 'Hãy để lá bài cho lúc tốt hơn, hoặc để lấy giá trị hào của nó.',
      },
      spade: {
        text: 'Từ lượt sau chỉ xung phong được từ hào cấp 3, vậy hãy cho những đơn vị rảnh đào hào cạnh một khu vực Pháp.',
        well: 'Hai đơn vị còn sức đào được một cấp.',
        other: 'Chưa vội, nhưng cấp nào đào bây giờ thì sau khỏi đào.',
      },
      work: {
        text: 'Hai đơn vị còn sức đào một cấp, sáu đơn vị đào ba; hoặc bỏ một lá bài theo giá trị hào mà không đơn vị nào kiệt sức: hãy chọn đơn vị đang rảnh.',
        well: 'Khi số đơn vị chẵn thì xác nhận được.',
        other: 'Nhanh, không đơn vị nào kiệt sức, nhưng lá bài đã mất.',
      },
    },
    end: 'Phần hướng dẫn đã xong. Điều gì mới sẽ được giải thích một lần, bằng một mẹo như thế này.',
  },
  tips: {
    'go-on': 'Việt Minh đã bỏ phiên. Bỏ một lá bài để được một phiên; nếu không thì lượt kết thúc.',
    'hand-limit': 'Bài trên tay nhiều hơn số ghi trên thang lượt. Mỗi bộ thưởng giữ trọn vẹn cho thêm một lá.',
    step: 'Một bước tốn 1 điểm, thêm 1 khi vào nơi có địch hay qua sông, thêm 1 khi rời nơi có địch. Bước nào cũng dừng được.',
    fire: 'Gia cố công sự nhân đôi địa hình, Phản pháo hủy Súng cối chi viện. Không có lá nào bạn cũng vẫn được hỏi.',
    barrage: 'Pháo đang nã vào một khu vực của bạn. Phản pháo hủy được, Gia cố công sự làm địa hình tính gấp đôi.',
    entry: 'Họ sắp vào một khu vực không có quân giữ. Mìn đánh họ trước khi họ vào.',
    works: 'Bộc phá hủy lá quân Pháp vừa dùng, và không cho dùng thêm trong hành động này.',
    air: 'Lưới lửa cao xạ hủy một lá không quân, từ lượt 4 Mùa mưa cũng được. Quân Pháp mất lá ấy.',
    giap: 'Xúc xắc đã tung. Tướng Giáp quyết thắng cho tung lại và giữ lần tốt nhất, mỗi lần mất một đại đội.',
    'fall-back': 'Đơn vị rút về khu vực giáp bên của phe mình, còn chỗ và ít địch nhất; ở đây có nhiều nơi như nhau.',
    counter: 'Phản kích gom đơn vị của nhiều khu vực: cùng bắn một mục tiêu, hoặc cùng tiến vào đó.',
    advance: 'Khu vực đã trống. Đơn vị nào vừa bắn cũng có thể tiến vào ngay, không tốn gì.',
    infiltrate:
      'Đơn vị luồn vào thì kiệt sức và chưa chiếm được gì, nhưng từ bên trong chúng bắn mà không tính địa hình.',
    discard: 'Lá giữ lại tính vào bài lượt sau. Bài đã bỏ trở lại khi chồng bài không đủ.',
    supply:
      'Chuột sông Nậm Rốm và Mùa mưa làm tiếp tế của Pháp kém đi: từ 9 thì một khu vực không được tiếp tế, từ 16 thì hai.',
    marker: 'Quân Pháp ở khu vực này lượt sau vẫn kiệt sức. Hãy chọn nơi có nhiều đơn vị tốt đang kiệt sức.',
    drop: 'Thả dù ban đêm gỡ một dấu Không tiếp tế.',
    'changed-hands': 'Khu vực đổi chủ ngay khi phe giữ nó không còn đơn vị nào ở trong mà địch có.',
    'fire-marker': 'Các đơn vị ở đây mất địa hình đến hết lượt, vì đã bắn sang khu vực khác.',
    trench: 'Mỗi cấp hào cộng 1 vào địa hình, và ở cấp 3 thì có thể xung phong.',
    contested: 'Hai phe cùng có đơn vị ở khu vực này. Phe đang giữ vẫn giữ khi còn một đơn vị ở lại.',
    arrival:
      'Đặt từng đơn vị vào khu vực còn chỗ của phe mình; nó còn sức và hành động từ lượt sau. Sắp tới là các đồi phía đông.',
  },
});
