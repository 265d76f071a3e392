/** Các trận có hướng dẫn và các mẹo, tiếng Việt. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'Bạn chỉ huy quân đồn trú Pháp ngày 27 tháng 3 năm 1954. Phía bắc đã mất; Việt Minh do máy cầm đang áp sát dãy đồi phía đông và cụm Huguette.',
      'Bạn thua nếu sau hai tuần Việt Minh đạt sáu trong tám mục tiêu: năm ngọn đồi, Huguette 6 và 7, Đồi Cháy. Họ không đạt hoặc mất quá nhiều thì bạn thắng.',
      'Trước hết là tiếp tế đường không. Rồi Việt Minh xung phong, bạn chống đỡ, và trong phần của mình ở mỗi hiệp bạn phản kích.',
    ],
    lessons: {
      wings: {
        text: 'Hai điểm không quân làm Việt Minh mất một điểm pháo kích, nhưng mỗi điểm cũng đáng hai cột trong một trận đánh, vậy hãy giữ lại.',
        tip: 'Hai điểm không quân làm Việt Minh mất một điểm pháo kích; giữ lại thì mỗi điểm đáng hai cột khi đánh trong tuần.',
        well: 'Bạn sẽ được hỏi dùng chúng khi bắn và khi đánh; hết tuần còn thừa thì mất.',
        other: 'Họ bớt một điểm pháo kích; các điểm ấy lẽ ra có thể chi viện cho bạn.',
      },
      mend: {
        text: 'Mỗi điểm bổ sung hồi một nấc trong khu trung tâm hoặc đưa một đơn vị đã mất trở lại: hãy dùng một điểm ở nơi sắp bị đánh.',
        well: 'Các cứ điểm yếu trên dãy đồi phía đông cần đại đội đủ quân nhất.',
        other: 'Bạn giữ điểm: chúng còn trả được tổn thất vì vây hãm và vì mất đồi.',
      },
      'stand-to': {
        text: 'Họ đang ở trong bàn đạp, vậy hãy chọn một cứ điểm bị uy hiếp và cho mọi đơn vị ở đó bắn, thêm điểm không quân nếu đáng.',
        tip: 'Mỗi phiên một cứ điểm bắn một lần, vào bàn đạp trước mặt hoặc vào bên đánh ở cứ điểm nối liền; mỗi điểm không quân thêm hai cột.',
        well: 'Trong bàn đạp, kết quả D (rối loạn) trúng mọi tiểu đoàn: đó là lúc bắn tốt nhất.',
        other: 'Cứ điểm ấy im tiếng; bắn không mất gì, hãy bắn khi họ còn ở chỗ trống.',
      },
      'counter-guns': {
        text: 'Đến lượt pháo của bạn: một điểm là một lần pháo kích sức mạnh 12 vào một bàn đạp hay cứ điểm đang đánh, hãy chỉ định nơi nguy hiểm nhất.',
        well: 'Chỉ định bao nhiêu mục tiêu tùy số điểm; tất cả bắn cùng lúc.',
        other: 'Bạn tiết kiệm đạn: kho đầy cũng giúp bộ binh bắn tốt hơn.',
      },
      'fill-gaps': {
        text: 'Sau trận, đơn vị nào trong khu trung tâm không rối loạn đều có thể đi một cứ điểm, vậy hãy đưa một đại đội đến nơi quân đã mỏng.',
        well: 'Hai đại đội là vừa một cứ điểm; xe tăng và súng máy tính thêm.',
        other: 'Chúng ở lại; trong phần của bạn ở hiệp này bạn sẽ được đi tự do.',
      },
      redeploy: {
        text: 'Trong phần của bạn, đơn vị đi tự do qua các cứ điểm của Pháp: hãy đưa quân dự bị đến cạnh một ngọn đồi đã mất hay đang nguy.',
        well: 'Đừng bao giờ bỏ trống một cứ điểm hay để xe tăng một mình.',
        other: 'Trận tuyến giữ nguyên; muốn phản kích phải có đơn vị ở các cứ điểm nối liền.',
      },
      patrol: {
        text: 'Bạn biết một khu có mấy quân nhưng không biết là gì, vậy hãy trinh sát: ra 2 trở lên thì thấy, ra 5 và 6 thì mất một nấc.',
        well: 'Nếu chỉ có nghi binh, hào cấp 3 tụt xuống cấp 2.',
        other: 'Như thế đỡ tốn quân; nhưng có thể chỉ nghi binh giữ một đoạn hào mà bạn hạ cấp được.',
      },
      'strike-back': {
        text: 'Hãy mở cuộc hành quân: bạn nhắm các cứ điểm đã mất, thấy ai giữ, và vẫn có thể hủy từng đòn.',
        well: 'Xe tăng nhân đôi tinh thần của đại đội đi cùng, và mỗi điểm không quân thêm hai cột.',
        other: 'Bạn bỏ qua hiệp này; mỗi ngọn đồi họ giữ làm bạn chịu một tổn thất lúc hết tuần.',
      },
    },
    end: 'Phần hướng dẫn đã xong. Điều gì mới sẽ được giải thích một lần, bằng một mẹo như thế này.',
  },
  'viet-minh': {
    briefing: [
      'Bạn chỉ huy quân Việt Minh ngày 13 tháng 3 năm 1954. Máy cầm quân đồn trú Pháp.',
      'Bạn thắng nếu sau một tuần này bạn giữ mười cứ điểm và mất nhiều nhất 20 nấc. Nếu không thì thua.',
      'Bạn đào hào, tiến sát mà vẫn ẩn, đưa tiểu đoàn vào trận và xung phong, nhiều nhất ba phiên trong mỗi hiệp của bốn hiệp.',
    ],
    lessons: {
      muster: {
        text: 'Các đại đoàn của bạn chờ trong rừng quanh thung lũng, vị trí đã định là tốt, hãy bắt đầu như vậy.',
        tip: 'Trước khi chơi, bạn có thể đặt tiểu đoàn và nghi binh vào các khu rừng tùy ý, hoặc giữ vị trí đã định.',
        well: 'Đại đoàn 312 ở cạnh Him Lam, 308 ở cạnh Độc Lập và Bản Kéo: tất cả mười cứ điểm.',
        other: 'Quân đã đổi chỗ; thấy vừa ý thì bắt đầu.',
      },
      approach: {
        text: 'Bạn chỉ vào được khu có hào, vậy hãy đào ở C, D, M hay P, cạnh Him Lam, Độc Lập, Bản Kéo: mỗi cấp cho thêm một tiểu đoàn.',
        tip: 'Bạn chỉ vào được khu có hào nối về rừng; mỗi cấp cho thêm một tiểu đoàn xung phong từ mỗi bàn đạp.',
        well: 'Cấp 3 cho cả trung đoàn cùng đánh, và phải có hào thì pháo mới bắn tới cứ điểm.',
        other: 'Đó là hướng khác; mười cứ điểm gần nhất ở phía bắc.',
      },
      'close-up': {
        text: 'Đưa tiểu đoàn vào hào, vẫn ẩn: mỗi quân đi một khu rừng hoặc hai bước, và đừng để hào cấp 3 nào không có quân giữ.',
        well: 'Một bàn đạp chỉ chứa một trung đoàn, vậy hãy giữ các trung đoàn đi cùng nhau.',
        other: 'Từ rừng bạn vẫn đánh được Him Lam 1 và 2, Độc Lập 1 và 2, nhưng không có pháo.',
      },
      'turn-up': {
        text: 'Đưa một tiểu đoàn vào trận: nó bị lộ, và chỉ những tiểu đoàn ấy mới di chuyển, đánh và có thể bị bắn.',
        well: 'Hãy đưa cả trung đoàn: ba tiểu đoàn mạnh hơn một nhiều.',
        other: 'Lúc này không thêm đơn vị nào; phiên sau bạn vẫn đưa thêm được.',
      },
      preparation: {
        text: 'Pháo trước: mỗi điểm là một lần pháo kích sức mạnh 12, hãy chỉ định cứ điểm bạn sắp đánh.',
        well: 'Bên giữ rối loạn thì chỉ còn nửa sức. Nấc cuối của cứ điểm thì hỏa lực không lấy được.',
        other: 'Bạn để dành đạn, nhưng quân giữ còn nguyên sẽ bắn vào bàn đạp.',
      },
      'jump-off': {
        text: 'Đưa các tiểu đoàn đã vào trận từ khu vào bàn đạp trước một cứ điểm, cùng một trung đoàn, số tiểu đoàn bằng cấp hào.',
        well: 'Nếu được hãy đánh từ hai bàn đạp: đánh từ hai phía đáng một cột.',
        other: 'Chúng ở phía sau, không bị bắn nhưng cũng không dự trận.',
      },
      bayonets: {
        text: 'Giờ là cận chiến: thêm từng tiểu đoàn vào đòn đánh một cứ điểm và xem khả năng cứ điểm thất thủ.',
        well: 'Khi không còn ai giữ, tiểu đoàn không rối loạn có thể tiến vào: cứ điểm thành của bạn.',
        other: 'Không đánh: hợp lý nếu hỏa lực đã làm nhiều đơn vị rối loạn. Mất quá 20 nấc thì thua trận.',
      },
      'press-on': {
        text: 'Một đợt xung phong có nhiều nhất ba phiên, vậy hãy đánh tiếp khi bên giữ còn choáng váng.',
        well: 'Đưa thêm quân, pháo kích các cứ điểm cạnh cứ điểm vừa chiếm, rồi đánh nữa.',
        other: 'Bạn dừng: tiểu đoàn rối loạn thành mệt mỏi và tất cả lại ẩn. Còn các hiệp khác.',
      },
    },
    end: 'Phần hướng dẫn đã xong. Điều gì mới sẽ được giải thích một lần, bằng một mẹo như thế này.',
  },
  tips: {
    'shells-or-men':
      'Mỗi điểm đạn vừa nhận có thể đổi thành hai nấc cho tiểu đoàn sứt mẻ. Cất lại thì là một lần pháo kích.',
    'back-from-rest': 'Mỗi tuần ngoài bản đồ, tiểu đoàn được một nấc. Nó trở lại Rừng 2, hết mệt mỏi.',
    'worn-out':
      'Tiểu đoàn chỉ còn một nấc phải rời đi. Các tiểu đoàn khác thì tùy: một tuần ngoài bản đồ được một nấc.',
    'big-week':
      'Nếu xung phong thì đánh nhiều nhất bốn hiệp và quân Pháp được thả dù; nếu không, bạn nghỉ và đi lại tự do.',
    'own-week': 'Việt Minh nghỉ. Nếu bạn mở cuộc hành quân thì có bốn hiệp chỉ mình bạn đánh; không có thả dù.',
    'quiet-week': 'Tuần yên tĩnh không tính xa gần: đặt quân ở bất cứ nơi nào tới được.',
    paratroops: 'Lính dù xuống cứ điểm có dưới hai đại đội. Càng mất nhiều nơi, càng thả được ít.',
    'this-round': 'Không cần xung phong hiệp nào cũng vậy: bỏ qua thì tiểu đoàn vẫn ẩn và đạn còn nguyên.',
    'take-aim': 'Quân ở cứ điểm bạn nhắm bị lộ và nghi binh rời đi. Bạn vẫn có thể hủy đòn đánh.',
    'who-strikes':
      'Công bố đơn vị đánh và mục tiêu. Việt Minh bắn trước; đánh ra từ cứ điểm thì mất công sự của cứ điểm.',
    'last-look': 'Cơ hội cuối: hủy đòn lúc này không mất thêm gì.',
    'in-the-open':
      'Bộ binh đi một cứ điểm hoặc một khu, xe tăng đi khắp khu trung tâm. Trong một khu thì đánh bằng hỏa lực, không cận chiến.',
    'or-a-step': 'Đơn vị rối loạn còn nửa sức và không đi được. Bạn có thể chịu mất một nấc thay thế.',
    'one-each': 'Bạn chọn ai mất nấc, mỗi đơn vị nhiều nhất một. Hỏa lực không bao giờ lấy nấc cuối của một nơi.',
    'nerve-test': 'Một đơn vị tung xúc xắc so với tinh thần; không đạt thì rối loạn. Hãy chọn đơn vị tinh thần cao.',
    'tank-hit': 'Việt Minh bắn ra 1 thì trúng xe tăng. Ngoài ra chỉ đòn hiểm khi cận chiến mới hại được xe tăng.',
    'two-or-all':
      'Hai đại đội được công sự của cứ điểm, đáng ba cột. Tất cả cùng đánh thì mạnh hơn nhưng không có công sự.',
    'whose-morale':
      'Chênh lệch tinh thần giữa hai đơn vị được nêu làm dịch cột. Đơn vị được nêu chịu tổn thất đầu tiên.',
    'air-support': 'Mỗi điểm không quân dịch trận đánh hai cột có lợi cho bạn. Hết tuần còn thừa thì mất.',
    'double-or-tank': 'Đòn may mắn: nhân đôi kết quả của bên giữ, hoặc giữ nguyên và làm một xe tăng mất nấc.',
    'lone-tank': 'Xe tăng không có bộ binh phải về một cứ điểm có đơn vị Pháp khác.',
    'walk-in': 'Cứ điểm đã trống. Hãy vào để giữ: cứ điểm trống vẫn của chủ cũ.',
    'open-door': 'Trước mặt là một cứ điểm địch bỏ trống. Vào ngay thì cứ điểm là của bạn.',
    'fall-away': 'Tiểu đoàn rút khỏi trận về khu rừng gần nhất, mệt mỏi, và không dự hiệp này nữa.',
    'pull-out': 'Bạn có thể rút quân. Ở lại thì giữ đất nhưng còn trong tầm đánh.',
    'fewer-rounds': 'Nếu hai phe đồng ý, các hiệp còn lại được bỏ và tuần kết thúc.',
    'last-shells':
      'Mỗi điểm bắn vây hãm làm quân Pháp mất một nấc hay một điểm bổ sung. Bắn trước khi xung phong thường lợi hơn.',
    'siege-toll': 'Bạn chọn mất gì: một điểm bổ sung, hoặc một nấc của đơn vị ở đó. Xe tăng không phải chịu.',
    'ring-toll':
      'Cứ điểm bị vây kín mỗi tuần mất một nấc, điểm bổ sung không trả thay. Hãy phá vây bằng cách đánh cứ điểm đang giữ vòng hào.',
    'hill-toll': 'Mỗi đồi chiến lược có Việt Minh đứng trên làm bạn chịu một tổn thất mỗi tuần. Chiếm lại thì hết.',
    'bluff-called': 'Một nghi binh bị lộ. Đặt nó vào khu rừng tùy ý: nó lại có thể tiến lên.',
    'assaults-over':
      'Việt Minh đã mất 50 nấc: tuần này không xung phong nữa, và tiểu đoàn mệt mỏi không được tiến công.',
    'bare-trench':
      'Trước cứ điểm Pháp, hào cấp 3 phải có quân trong khu, nếu không sẽ tụt xuống cấp 2. Một nghi binh cũng được.',
    'ring-closed': 'Cứ điểm này bị vây kín: mỗi tuần mất một nấc, và đòn đánh vào đó được cộng điểm.',
    'new-owner':
      'Cứ điểm đổi chủ khi có đơn vị địch vào. Mất các nơi quanh sân bay còn làm giảm tiếp tế của quân Pháp.',
    broken: 'Tiểu đoàn rối loạn hai lần thì vỡ trận, lui về khu rừng gần nhất và mệt mỏi đến hết tuần.',
  },
});
