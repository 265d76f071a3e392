import type { RulebookTexts } from '../texts';

export const history: RulebookTexts['history'] = {
  turns: [
    'Năm giờ chiều 13 tháng 3, pháo của Đại đoàn 351 từ trên núi nổ súng; trong tập đoàn cứ điểm không ai ngờ nhiều đến thế. Đến nửa đêm Đại đoàn 312 đã chiếm Him Lam (Béatrice), một tiểu đoàn Lê dương bị tiêu diệt. Tối hôm sau đến lượt Độc Lập (Gabrielle) cùng tiểu đoàn An-giê-ri. 5 BPVN nhảy xuống.',
    'Độc Lập mất sáng 15 tháng 3; cuộc phản kích có xe tăng chỉ đón được những người sống sót. Đại tá Piroth, người đã hứa làm im tiếng pháo đối phương, tự sát. 6 BPC nhảy xuống ngày 16. Ngày 17 phần lớn tiểu đoàn Thái ở Bản Kéo (Anne-Marie) bỏ về. Cửa phía bắc đã mở, và cao xạ bắt đầu khóa sân bay.',
    'Đêm đêm Việt Minh đào hào, tính chung cả trận là hơn một trăm kilômét. Ngày 28 tháng 3, lính dù, Lê dương và xe tăng đánh các trận địa cao xạ phía tây. Tối 30, Đại đoàn 312 và 316 xung phong lên các ngọn đồi phía đông: đồi E1, D1 (Dominique 1 và 2) và đồi C1 (Éliane 1) mất trong vài giờ. Đồi A1 (Éliane 2) giữ được.',
    'Trận đánh đồi A1 dừng lại ngày 4 tháng 4, quân Pháp vẫn còn trên đỉnh. Françoise bị bỏ, Huguette 7 mất. II/1 RCP nhảy xuống từng nhóm nhỏ. Tướng Giáp xem lại tổn thất, gọi tân binh từ hậu phương và trở lại với việc đào hào.',
    'Ngày 10 tháng 4, lính dù chiếm lại đồi C1 và giữ được trước cuộc phản công trong đêm. 2 BEP nhảy xuống, tiểu đoàn trọn vẹn cuối cùng. Chiến hào siết chặt quanh các cứ điểm Huguette; đưa nước đến Huguette 6 thì đêm nào cũng là một trận đánh.',
    'Ngày 18 tháng 4, quân giữ Huguette 6 phá vây qua các chiến hào, nay đã cắt ngang sân bay. Bãi thả dù hẹp đến nỗi nhiều kiện hàng rơi sang bên kia.',
    'Đêm 22 tháng 4, Huguette 1 mất, và 2 BEP bị thiệt hại nặng khi tìm cách chiếm lại. Mưa ngập chiến hào của cả hai bên. Hàng vạn dân công chở đầy các kho, và công binh đào đường hầm vào lòng đồi A1. Ngày 26 tháng 4, hội nghị Giơ-ne-vơ khai mạc; ngày 30, lính Lê dương giữ lễ Camerone.',
    'Tối 1 tháng 5, đợt tiến công cuối cùng bắt đầu. Đồi C1, Dominique 3 và Huguette 5 mất ngay đêm đầu, Huguette 4 mất ngày 4. Các đại đội 1 BPC là những người nhảy xuống cuối cùng. Đêm 6 tháng 5, khối bộc phá gần một tấn nổ dưới đồi A1. Năm rưỡi chiều 7 tháng 5, sở chỉ huy im tiếng; trong đêm Hồng Cúm (Isabelle) tìm cách phá vây, nhưng không thoát.',
    'Cuộc vây hãm đã kết thúc. Ngày 8 tháng 5, hội nghị Giơ-ne-vơ bắt đầu bàn về Đông Dương. Khoảng một vạn người đi bộ về các trại cách đó hàng trăm kilômét; người chết của cả hai bên nằm lại thung lũng.',
    'Theo thỏa thuận, những thương binh nặng nhất của quân đồn trú, hơn tám trăm người, được máy bay đưa về trong những tuần này. Những người khác còn trên đường, thiếu ăn và gần như không có thuốc.',
    'Ngày 24 tháng 5, Geneviève de Galard, nữ y tá của tập đoàn cứ điểm, cũng được máy bay đưa ra. Mùa mưa đã đến hẳn. Ở Giơ-ne-vơ các phái đoàn vẫn tiếp tục đàm phán.',
  ],
  end: 'Tập đoàn cứ điểm thất thủ sau 56 ngày đêm, ở lượt thứ tám trong số này. Trong khoảng một vạn tù binh, phần lớn không trở về. Bên bao vây cũng phải trả giá bằng hàng nghìn người chết và bị thương: chừng bốn nghìn tử trận và chín nghìn bị thương theo con số họ công bố về sau, cao hơn nhiều theo ước tính của Pháp. Tháng 7, hiệp định Giơ-ne-vơ chấm dứt chiến tranh và tạm thời chia Việt Nam ở vĩ tuyến 17.',
};
