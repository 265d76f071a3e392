import type { RulebookTexts } from '../texts';

export const history: RulebookTexts['history'] = {
  turns: [
    'Năm giờ chiều 13 tháng 3, pháo trên các dãy đồi nổ súng, và trước nửa đêm Đại đoàn 312 đã chiếm Him Lam (Béatrice) do một tiểu đoàn Lê dương giữ. Độc Lập (Gabrielle), do lính An-giê-ri giữ, mất sáng ngày 15 sau một đêm giao chiến. Pháo binh Pháp không dập tắt được những khẩu pháo ấy; người chỉ huy pháo binh đã tự sát. Ngày 17, phần lớn tiểu đoàn Thái ở Bản Kéo (Anne-Marie) bỏ đi, và phía bắc mất hẳn.',
    'Một tuần không có đợt đánh lớn. Ban đêm hàng nghìn người đào hào, cho đến khi hơn một trăm cây số chiến hào vây quanh tập đoàn cứ điểm; ban ngày quân đồn trú lấp những đoạn họ tới được và đánh để giữ đường đi Hồng Cúm (Isabelle). Pháo cao xạ khép dần sân bay, và cùng với nó là lối ra của thương binh.',
    'Ngày 28 tháng 3, lính dù và xe tăng đánh vào trận địa cao xạ phía tây. Tối ngày 30, Đại đoàn 312 và 316 xung phong lên dãy đồi phía đông. Đồi E1, D1 (Dominique 1 và 2) và C1 (Éliane 1) bị chiếm trong vài giờ; trên đồi A1 (Éliane 2), hai bên giành giật nhiều ngày. Ở phía tây Huguette 7 mất, và Françoise bị bỏ ngày 2 tháng 4.',
    'Ngày 4 tháng 4, trận A1 lắng xuống, quân Pháp còn trên đỉnh đồi. Đêm sau, Huguette 6 ở đầu sân bay vẫn giữ được. Cả hai bên đều kiệt sức. Đại tướng Võ Nguyên Giáp gọi thêm tân binh và trở lại với cuốc xẻng. Đêm này qua đêm khác, lính tình nguyện nhảy dù xuống lòng chảo, nhiều người lần đầu trong đời.',
    'Ngày 10 tháng 4, lính dù chiếm lại C1 và giữ được trước các đợt phản kích trong đêm. Tiểu đoàn 2 BEP nhảy dù. Quanh các cứ điểm Huguette, chiến hào siết lại; mỗi chuyến nước cho Huguette 6 là một trận đánh.',
    'Ngày 18 tháng 4, quân giữ Huguette 6 mở đường rút qua chiến hào. Đêm 22, Huguette 1 mất, và 2 BEP tổn thất nặng khi cố chiếm lại. Bãi thả dù đã hẹp đến nỗi phần lớn hàng thả rơi xuống phía bên bao vây.',
    'Mùa mưa đến. Hào và hầm ngập nước; thương binh của cả hai bên nằm trong bùn. Dân công hàng vạn người, nhiều người là phụ nữ, tiếp tế cho mặt trận. Dưới đồi A1, công binh đào đường hầm. Ngày 26 tháng 4, hội nghị Giơ-ne-vơ khai mạc.',
    'Tối 1 tháng 5, đợt tiến công cuối cùng bắt đầu. C1, Dominique 3 và Huguette 5 mất ngay đêm đầu, Huguette 4 ngày mồng 4. Những đại đội cuối của 1 BPC nhảy dù xuống. Đêm 6 tháng 5, khối bộc phá chừng một tấn nổ dưới đồi A1; đến sáng đồi bị chiếm, rồi lần lượt các đồi khác. Chiều 7 tháng 5, sở chỉ huy bị chiếm. Hồng Cúm mất trong đêm sau.',
  ],
  end: 'Cuộc vây hãm kéo dài 56 ngày đêm. Khoảng một vạn người của quân đồn trú, người Pháp, lính Lê dương, lính Bắc Phi và lính người Việt, bị bắt làm tù binh, và phần lớn không trở về. Theo số liệu công bố sau này, bên bao vây có khoảng bốn nghìn người hy sinh và chín nghìn người bị thương; ước tính của Pháp cao hơn nhiều. Tháng 7, hiệp định Giơ-ne-vơ chấm dứt chiến tranh và tạm chia Việt Nam ở vĩ tuyến 17.',
};
