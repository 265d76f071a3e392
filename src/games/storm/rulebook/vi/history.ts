import type { RulebookTexts } from '../texts';

export const history: RulebookTexts['history'] = {
  turns: [
    'Năm giờ chiều 13 tháng 3, những khẩu pháo mà không ai tin là có thật từ trên núi nổ súng, và đến nửa đêm Đại đoàn 312 đã chiếm Him Lam (Béatrice). Độc Lập (Gabrielle) cùng tiểu đoàn An-giê-ri mất sáng 15. Hai tiểu đoàn dù nhảy xuống, nhưng ngày 17 phần lớn tiểu đoàn Thái bỏ về và Bản Kéo (Anne-Marie) mất. Cửa phía bắc đã mở.',
    'Không có trận đánh lớn. Đêm đêm Việt Minh đào hào, tính chung cả trận là hơn một trăm kilômét; ban ngày quân đồn trú cho xe ủi và xe tăng ra lấp, và đánh để giữ đường xuống Hồng Cúm (Isabelle). Cao xạ dần dần khóa sân bay. Phía đông, Đại đoàn 316 áp sát năm ngọn đồi.',
    'Ngày 28 tháng 3, Bigeard đánh các trận địa cao xạ phía tây. Tối 30, Đại đoàn 312 và 316 xung phong lên các ngọn đồi phía đông: đồi E1, D1 (Dominique 1 và 2) và đồi C1 (Éliane 1) mất trong vài giờ; ở Dominique 3, pháo thủ đặt ngòi số không bắn thẳng, chặn đứng một trung đoàn. Đồi A1 (Éliane 2) giữ được. Françoise bị bỏ ngày 2 tháng 4.',
    'Trận đánh đồi A1 dừng lại ngày 4 tháng 4, quân Pháp vẫn còn trên đỉnh. Đêm sau, Huguette 6 chống được một đợt xung phong qua sân bay. Tướng Giáp xem lại tổn thất, gọi tân binh từ hậu phương và trở lại với việc đào hào. Lính dù nhảy xuống từng nhóm nhỏ, nhiều người chưa từng nhảy bao giờ.',
    'Ngày 10 tháng 4, lính dù của Bigeard từ nhiều cứ điểm cùng đánh, chiếm lại đồi C1 và giữ được trước cuộc phản công trong đêm. 2 BEP nhảy xuống. Chiến hào siết chặt quanh các cứ điểm Huguette; đưa nước đến Huguette 6 thì đêm nào cũng là một trận đánh.',
    'Ngày 18 tháng 4, quân giữ Huguette 6 phá vây qua các chiến hào. Hào nay đã cắt ngang sân bay, và đêm 22 Huguette 1 mất; 2 BEP bị thiệt hại nặng khi tìm cách chiếm lại. Bãi thả dù hẹp đến nỗi nhiều kiện hàng rơi sang bên kia.',
    'Mưa ngập chiến hào và hầm. Hai bên đều ốm đau, mệt mỏi, và phía Việt Minh cũng phải chống tư tưởng ngại khó, ngại thương vong. Hàng vạn dân công chở đầy các kho, trong khi công binh đào đường hầm vào lòng đồi A1. Ngày 26 tháng 4, hội nghị Giơ-ne-vơ khai mạc; ngày 30, lính Lê dương giữ lễ Camerone.',
    'Tối 1 tháng 5, đợt tiến công cuối cùng bắt đầu. Đồi C1, Dominique 3 và Huguette 5 mất ngay đêm đầu, Huguette 4 mất ngày 4. Các đại đội 1 BPC là những người nhảy xuống cuối cùng. Đêm 6 tháng 5, khối bộc phá gần một tấn nổ dưới đồi A1; sáng ra ngọn đồi bị chiếm, rồi đến đồi C2 (Éliane 4) và Éliane 10. Năm rưỡi chiều 7 tháng 5, sở chỉ huy im tiếng.',
  ],
  end: 'Tập đoàn cứ điểm thất thủ sau 56 ngày đêm. Khoảng một vạn người bị bắt, và phần lớn không trở về. Bên bao vây cũng phải trả giá bằng hàng nghìn người chết và bị thương: chừng bốn nghìn tử trận và chín nghìn bị thương theo con số họ công bố về sau, cao hơn nhiều theo ước tính của Pháp. Tháng 7, hiệp định Giơ-ne-vơ chấm dứt chiến tranh và tạm thời chia Việt Nam ở vĩ tuyến 17.',
};
