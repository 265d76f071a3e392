import type { RulebookTexts } from '../texts';

export const history: RulebookTexts['history'] = {
  turns: [
    'Chiều tối 13 tháng 3, Việt Minh mở màn bằng một trận pháo kích mà trong tập đoàn cứ điểm không ai ngờ tới, và Đại đoàn 312 chiếm Him Lam (Béatrice) trong một đêm. Độc Lập (Gabrielle) mất sáng 15 tháng 3 sau một đêm giao tranh. 5 BPVN nhảy dù xuống ngày 14; đại tá Piroth, chỉ huy pháo binh Pháp, tự sát.',
    'Ngày 16 tháng 3, 6 BPC nhảy dù xuống cùng thiếu tá Bigeard. Ngày 17, phần lớn tiểu đoàn Thái ở Bản Kéo (Anne-Marie) bỏ về, vị trí mất gần như không phải đánh; hai cứ điểm cuối cùng nhập vào Huguette. Phía bắc đã ở trong tay Việt Minh.',
    'Không có đợt tiến công lớn. Việt Minh chuyển đạn lên và đêm đêm đào hào về phía tập đoàn cứ điểm. Ngày 22 tháng 3, lính dù Lê dương cùng xe tăng phải đánh rất vất vả, thương vong nặng, mới mở được đường xuống Hồng Cúm (Isabelle).',
    'Trung tá Langlais nắm việc phòng ngự khu trung tâm. Ngày 28 tháng 3, Bigeard dẫn hai tiểu đoàn dù và xe tăng đánh các trận địa cao xạ phía tây, thắng lợi lớn nhất của quân Pháp trong cuộc vây hãm. Cũng những ngày ấy, các máy bay cuối cùng rời đường băng; nữ y tá hàng không Geneviève de Galard ở lại vì chiếc máy bay chở bà đã bị phá hủy.',
    'Chiều tối 30 tháng 3, Đại đoàn 312 và 316 tiến công năm ngọn đồi phía đông. Dominique 1 và 2 (đồi E1, D1) cùng Éliane 1 (đồi C1) mất trong vài giờ; ở Dominique 3, pháo bắn thẳng chặn được mũi tiến công, còn trên đồi A1 (Éliane 2) mỗi bên giữ một phần đỉnh đồi. Các đợt phản kích ngày 31 của Pháp không kéo dài được vì thiếu quân dự bị.',
    'Trận đánh giành đồi A1 kéo dài đến 4 tháng 4, hai bên đều thiệt hại nặng nề, quân Pháp giữ được ngọn đồi. Françoise bị bỏ ngày 2 tháng 4 khi đại đội Thái ở đó rời đi. Từ đêm 1 tháng 4, lính 2/1 RCP nhảy dù xuống từng nhóm nhỏ.',
    'Đêm 4 tháng 4, Việt Minh đánh Huguette 6 ở đầu bắc đường băng; rạng sáng, lính dù và xe tăng đẩy lui được, hàng trăm người bên tiến công tử trận. Sau đó tướng Giáp dừng các đợt tiến công lớn và trở lại với chiến hào.',
    'Ngày 10 tháng 4, lính dù của Bigeard chiếm lại đồi C1 (Éliane 1) sau làn pháo bắn chuyển dần của mọi khẩu pháo trong tập đoàn cứ điểm. Đợt phản công đêm sau bị các đại đội dù Lê dương và dù Việt Nam đẩy lui. 2 BEP bắt đầu nhảy dù xuống.',
    'Việt Minh lại đánh đồi C1 và ngọn đồi vẫn được giữ, nhưng từ đây ngày nào nó cũng đòi thêm người. Chiến hào khép dần quanh các cứ điểm Huguette ở hai bên đường băng.',
    'Đưa nước và đạn đến Huguette 6 giờ đây đêm nào cũng là một trận đánh. Giữa tháng 4, đại tá de Castries và nhiều sĩ quan được thăng cấp; quân hàm được thả dù xuống. Mưa bắt đầu làm ngập chiến hào.',
    'Huguette 6 không còn tiếp tế được nữa. Sáng 18 tháng 4, quân giữ Huguette 6 phá vây qua các chiến hào, và những người vượt được đã về đến khu trung tâm.',
    'Chiến hào cắt ngang hẳn đường băng. Huguette 1, bị vây chặt và hầu như không được tiếp tế, mất trong đêm 22 tháng 4; khu thả dù càng hẹp lại.',
    'Ngày 23 tháng 4, 2 BEP tìm cách lấy lại Huguette 1 qua đường băng trống trải và bị thiệt hại nặng; hai tiểu đoàn dù Lê dương phải gộp làm một. Ngày 26 tháng 4, hội nghị Giơ-ne-vơ khai mạc, trước hết bàn về Triều Tiên.',
    'Mưa biến chiến hào thành bùn; thương binh nằm trong nước. Việt Minh tích trữ cho đợt tổng công kích, nhờ hàng vạn dân công gánh gồng. Ngày 30 tháng 4, lính Lê dương vẫn giữ lễ Camerone.',
    'Chiều tối 1 tháng 5, đợt tiến công cuối cùng bắt đầu. Đồi C1 (Éliane 1), Dominique 3 và Huguette 5 mất ngay đêm đầu. Từ đêm 2 tháng 5, các đại đội 1 BPC nhảy xuống một trận địa chỉ còn rộng hơn một kilômét.',
    'Huguette 4 mất ngày 4 tháng 5. Dàn hỏa tiễn lần đầu khai hỏa, và đêm 6 tháng 5, gần một tấn thuốc nổ bùng lên dưới đồi A1 (Éliane 2); ngọn đồi bị chiếm trước rạng sáng. Chiều 7 tháng 5, bộ đội Việt Minh tiến vào sở chỉ huy; Hồng Cúm (Isabelle) ngừng chiến đấu trong đêm sau đó.',
  ],
  end: 'Tập đoàn cứ điểm thất thủ ngày 7 tháng 5 năm 1954, sau 56 ngày đêm. Khoảng một vạn quân đồn trú bị bắt, và phần lớn không bao giờ trở về. Về sau, phía Việt Minh công bố tổn thất của mình là chừng bốn nghìn người tử trận và chín nghìn người bị thương; ước tính của Pháp cao hơn nhiều. Tháng 7, hiệp định Giơ-ne-vơ chấm dứt chiến tranh và tạm thời chia Việt Nam ở vĩ tuyến 17.',
};
