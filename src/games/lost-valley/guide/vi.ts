/** Chiến dịch có hướng dẫn và các lời mách, tiếng Việt. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  briefing: [
    'Bạn chỉ huy quân đồn trú Pháp: mười hai cứ điểm trong một thung lũng. Trò chơi điều khiển các đại đoàn Việt Minh bao vây.',
    'Bạn thua ngay nếu tinh thần chung hoặc điểm tiếp tế xuống dưới 1, hoặc nếu sở chỉ huy PC GONO bị chiếm.',
    'Bây giờ một lá bài được rút. Hãy đọc rồi quyết định: dùng ngay, hay giữ trên tay.',
  ],
  lessons: {
    card: {
      text: 'Mỗi lượt có một lá bài kèm điểm hành động; lá này còn giữ lại được và sẽ cộng 3 cho một trận phòng ngự, vậy hãy giữ trên tay.',
      tip: 'Mỗi lượt có một lá bài kèm điểm hành động. Lá dự trữ còn giữ lại được trên tay chờ lúc tốt hơn: điểm của nó vẫn được nhận.',
      well: 'Lá bài nằm trên tay bạn, còn điểm hành động của nó vẫn là của bạn.',
      other: 'Dùng bây giờ, lá bài vẫn giúp được một trận trong lượt này; điểm hành động đằng nào cũng là của bạn.',
    },
    supplies: {
      text: 'Một lần tung sẽ định số hàng máy bay chở đến; mỗi điểm tinh thần bỏ ra cộng thêm 1, nhưng kho đang đầy, vậy hãy giữ đủ khẩu phần.',
      tip: 'Một lần tung sẽ định số hàng máy bay chở đến. Mỗi điểm tinh thần bỏ ra cộng thêm 1.',
      well: 'Kho còn đầy thì tinh thần đáng giá hơn.',
      other: 'Lấy tinh thần đổi lần tung tốt hơn: đắt, nhưng có lúc cứu được quân đồn trú đang đói.',
    },
    assault: {
      text: 'Khả năng giữ được tính chính xác: chọn một dòng để tung vào, xem con số đổi, muốn thì bỏ ra, rồi giải quyết đợt tiến công.',
      well: 'Đã tung vào; trước khi giải quyết, bạn vẫn bỏ ra được.',
      other: 'Giải quyết không cần chi viện: phần để dành còn cho trận sau.',
    },
    reinforcements: {
      text: 'Một tiểu đoàn dù nhảy xuống: Huguette an toàn, còn nếu ở bãi thả dù thì phải rời đi ngay trong phần di chuyển lượt này, không thì mất.',
      well: 'Tiểu đoàn đã ở Huguette, sẵn sàng chiến đấu.',
      other: 'Tiểu đoàn ở bãi thả dù: hãy dùng một điểm hành động để di chuyển và đưa về ngay lượt này.',
    },
    movement: {
      text: 'Một điểm hành động cho mọi đơn vị đi một lần: chạm đơn vị sáng, rồi chạm cứ điểm sáng, hoặc dùng danh sách mọi lựa chọn, xong thì kết thúc.',
      well: 'Đã đi; nút hoàn tác lấy lại được, và các đơn vị khác đi theo không tốn thêm.',
      other: 'Không ai đi, điểm hành động còn nguyên: nếu tình hình tốt, một điểm được để dành cho lượt sau.',
    },
    air: {
      text: 'Máy bay có thể chế áp cao xạ, thứ làm giảm cả không quân lẫn tiếp tế, oanh tạc một đại đoàn, hoặc chờ các trận đánh: hãy dùng một điểm đánh cao xạ.',
      tip: 'Máy bay có thể chế áp cao xạ, thứ làm giảm cả không quân lẫn tiếp tế, oanh tạc một đại đoàn, hoặc chờ các trận đánh.',
      well: 'Mỗi lần tung có thể giảm cao xạ 1 mức.',
      other: 'Như vậy cũng hợp lý: điểm để dành còn yểm trợ phòng ngự được.',
    },
  },
  end: 'Các bài học đã xong; tập đoàn cứ điểm là của bạn. Điều gì mới sẽ được mách một lần, trên một dòng như thế này.',
  tips: {
    danger: 'Có mức sắp cạn: tinh thần chung hoặc điểm tiếp tế dưới 1 là thua ngay cả chiến dịch.',
    'drop-zone': 'Đơn vị ở bãi thả dù phải rời đi trong phần di chuyển lượt này, không thì mất.',
    hand: 'Cứ bốn cứ điểm Pháp giữ thì được giữ một lá bài dự trữ; lá dư phải bỏ, còn lại tùy bạn.',
    delay: 'Hoãn một viện binh thì có chỗ cho hàng tiếp tế: lần tung này +1, còn đơn vị đến muộn một lượt.',
    boost:
      'Điểm tiếp tế đổi được tinh thần chung, một đổi một. Mất cứ điểm thì tinh thần giảm; tinh thần cao giúp phần lớn các lần tung.',
    reserve: 'Có lá bài trên tay hợp với lúc này. Mỗi lá chỉ dùng một lần: bây giờ, hoặc lúc khác tốt hơn.',
    lose: 'Mỗi nấc rơi vào bộ binh có tinh thần cao nhất lúc đó; nếu bằng nhau thì bạn chọn.',
    retreat: 'Đơn vị kiểm tra trượt phải rút về cứ điểm Pháp kề bên. Hãy chọn nơi còn chỗ.',
    stacking: 'Mỗi cứ điểm chỉ chứa được bấy nhiêu nấc bộ binh và đơn vị yểm trợ. Phần quá giới hạn phải bỏ.',
    reroll: 'Một đơn vị đặc biệt tại chỗ cho tung lại một lần. Kết quả mới được giữ, dù tốt hay xấu hơn.',
    raise: 'Quân còn lại của tiểu đoàn đã tan có thể lập tiểu đoàn hành quân: yếu, không tốn gì, nhưng giữ được đất.',
    assault: 'Bộ binh và xe tăng kề bên có thể lấy lại cứ điểm đã mất. Chưa phát lệnh phản kích thì chưa tốn gì.',
    occupy: 'Cứ điểm đã bỏ trống. Hãy đưa quân vào, không thì sẽ chẳng ai giữ.',
    raid: 'Đột kích lấp chiến hào ở tuyến đầu và nâng mức công sự. Đó không phải là di chuyển, nhưng đơn vị coi như đã dùng.',
    repair: 'Ở phía sau, 1 điểm tiếp tế nâng công sự 1 mức, có công binh thì 2 mức.',
    strip: 'Sân bay hư hại làm mỗi lần tung tiếp tế bị −2. Một xúc xắc định việc sửa có thành không.',
    control: 'Mất cứ điểm thì tinh thần chung giảm theo số sao, và trận địa pháo hay cao xạ ở đó về tay bên kia.',
    encircled: 'Cứ điểm bị bao vây là bị khóa chặt: không ai ra vào được, ai rút lui là mất. Đột kích có thể mở đường.',
    sapping: 'Chiến hào làm giảm công sự, mà mỗi mức đều được tính khi bị tiến công. Đột kích giành lại được.',
    airstrip: 'Lượt nào sân bay cũng bị pháo: bị khống chế thì tiếp tế −1, hư hại hay bị phá hủy thì −2.',
    disrupted: 'Đơn vị rối loạn bị trừ 1 ở cả ba chỉ số. Cuối lượt, kiểm tra tinh thần đạt thì hồi phục.',
  },
});
