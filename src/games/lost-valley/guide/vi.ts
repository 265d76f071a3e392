/** Chiến dịch có hướng dẫn và các mẹo, tiếng Việt. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  briefing: [
    'Bạn chỉ huy quân đồn trú Pháp: mười hai trung tâm đề kháng trong một thung lũng. Trò chơi điều khiển các đại đoàn Việt Minh bao vây.',
    'Bạn thua ngay nếu tinh thần chung hoặc điểm tiếp tế xuống dưới 1, hoặc nếu sở chỉ huy PC GONO bị chiếm.',
    'Bây giờ một lá bài được rút. Hãy đọc rồi quyết định: dùng ngay, hay giữ trên tay.',
  ],
  lessons: {
    card: {
      text: 'Mỗi lượt bạn rút một lá bài và nhận điểm hành động của nó; lá này là bài dự trữ, đáng +3 cho một đợt: hãy giữ lại.',
      tip: 'Mỗi lượt bạn rút một lá bài và nhận điểm hành động của nó. Bài dự trữ có thể giữ trên tay để dùng sau; đằng nào bạn cũng nhận điểm.',
      well: 'Lá bài ở trên tay bạn, và bạn vẫn nhận điểm hành động của nó.',
      other: 'Dùng bây giờ, lá bài vẫn giúp được một trận trong lượt này; đằng nào bạn cũng nhận điểm hành động.',
    },
    supplies: {
      text: 'Một lần tung sẽ định số hàng máy bay chở đến; mỗi điểm tinh thần chung bỏ ra cộng thêm 1, nhưng kho đang đầy: hãy giữ đủ khẩu phần.',
      tip: 'Một lần tung sẽ định số hàng máy bay chở đến. Mỗi điểm tinh thần chung bỏ ra cộng thêm 1.',
      well: 'Kho còn đầy thì tinh thần đáng giá hơn.',
      other: 'Lấy tinh thần đổi lần tung tốt hơn: đắt, nhưng có lúc cứu được quân đồn trú đang đói.',
    },
    assault: {
      text: 'Khả năng giữ được tính chính xác: chọn một dòng để đưa vào, xem con số đổi, muốn thì bỏ ra, rồi xử lý đợt tiến công.',
      well: 'Đã đưa vào; trước khi xử lý, bạn vẫn bỏ ra được.',
      other: 'Xử lý không cần chi viện: phần để dành còn cho trận sau.',
    },
    reinforcements: {
      text: 'Một tiểu đoàn dù nhảy xuống: Huguette an toàn, còn nếu ở bãi thả dù thì phải rời đi ngay trong phần di chuyển lượt này, không thì mất.',
      well: 'Tiểu đoàn đã ở Huguette, sẵn sàng chiến đấu.',
      other: 'Tiểu đoàn ở bãi thả dù: hãy dùng một điểm hành động để di chuyển và đưa về ngay lượt này.',
    },
    movement: {
      text: 'Một điểm hành động cho mọi đơn vị đi một lần: chọn một đơn vị đang sáng, rồi một trung tâm đang sáng, hoặc dùng danh sách mọi lựa chọn; xong thì kết thúc di chuyển.',
      well: 'Đã đi. Bạn có thể hoàn tác, và các đơn vị khác đi mà không tốn thêm.',
      other: 'Không ai đi, điểm hành động còn nguyên: nếu tình hình tốt, một điểm được để dành cho lượt sau.',
    },
    air: {
      text: 'Dùng điểm không quân để chế áp cao xạ (cao xạ làm giảm cả không quân lẫn tiếp tế), oanh tạc một đại đoàn, hoặc để dành cho các trận đánh: hãy dùng một điểm đánh cao xạ.',
      tip: 'Dùng điểm không quân để chế áp cao xạ (cao xạ làm giảm cả không quân lẫn tiếp tế), oanh tạc một đại đoàn, hoặc để dành cho các trận đánh.',
      well: 'Mỗi lần tung có thể giảm cao xạ 1 mức.',
      other: 'Như vậy cũng hợp lý: điểm để dành còn yểm trợ phòng ngự được.',
    },
  },
  end: 'Phần hướng dẫn đã xong. Điều gì mới sẽ được giải thích một lần, bằng một mẹo như thế này.',
  tips: {
    danger: 'Tinh thần chung hoặc điểm tiếp tế sắp cạn: dưới 1 là thua ngay.',
    'drop-zone': 'Đơn vị ở bãi thả dù phải rời đi trong phần di chuyển lượt này, không thì mất.',
    hand: 'Cứ bốn trung tâm Pháp giữ thì được giữ một lá bài dự trữ; lá thừa phải bỏ, muốn bỏ thêm cũng được.',
    delay: 'Hoãn một viện binh thì có chỗ cho hàng tiếp tế: lần tung này +1, còn đơn vị đến muộn một lượt.',
    boost:
      'Điểm tiếp tế đổi được tinh thần chung, một đổi một. Mất trung tâm thì tinh thần giảm; tinh thần cao giúp phần lớn các lần tung.',
    reserve: 'Có lá bài trên tay hợp với lúc này. Mỗi lá chỉ dùng một lần: bây giờ, hoặc lúc khác tốt hơn.',
    lose: 'Mỗi nấc rơi vào bộ binh có tinh thần cao nhất lúc đó; nếu bằng nhau thì bạn chọn.',
    retreat: 'Đơn vị kiểm tra trượt phải rút về trung tâm Pháp kề bên. Hãy chọn nơi còn chỗ.',
    stacking: 'Mỗi trung tâm có giới hạn số nấc bộ binh và đơn vị yểm trợ. Phần quá giới hạn phải bỏ.',
    reroll: 'Một đơn vị đặc biệt tại chỗ cho tung lại một lần. Kết quả mới được giữ, dù tốt hay xấu hơn.',
    raise: 'Quân còn lại của tiểu đoàn đã tan có thể lập tiểu đoàn ghép: yếu, không tốn gì, nhưng giữ được trung tâm.',
    assault: 'Bộ binh và xe tăng kề bên có thể lấy lại trung tâm đã mất. Chưa mở đợt phản kích thì chưa tốn gì.',
    occupy: 'Trung tâm đã bỏ trống. Hãy đưa quân vào, không thì sẽ chẳng ai giữ.',
    raid: 'Đột kích lấp chiến hào ở tuyến đầu và nâng mức công sự. Đó không phải là di chuyển, nhưng đơn vị coi như đã dùng.',
    repair: 'Ở phía sau, 1 điểm tiếp tế nâng công sự 1 mức, có công binh thì 2 mức.',
    strip: 'Sân bay hư hại làm mỗi lần tung tiếp tế bị −2. Một xúc xắc định việc sửa có thành không.',
    control: 'Mất trung tâm thì tinh thần chung giảm theo số sao, và trận địa pháo hay cao xạ ở đó về tay bên kia.',
    encircled:
      'Trung tâm bị bao vây là bị khóa chặt: không ai ra vào được, ai rút lui là mất. Đột kích có thể mở đường.',
    sapping: 'Chiến hào làm giảm công sự, mà mỗi mức đều được tính khi bị tiến công. Đột kích giành lại được.',
    airstrip: 'Lượt nào sân bay cũng bị pháo: bị khống chế thì tiếp tế −1, hư hại hay bị phá hủy thì −2.',
    disrupted: 'Đơn vị rối loạn bị trừ 1 ở cả ba chỉ số. Cuối lượt, kiểm tra tinh thần đạt thì hồi phục.',
  },
});
