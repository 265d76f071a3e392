import { chapter, example, figure, section, text } from '../blocks';
import { area, counters } from '../figures';

export const examples = chapter(
  '19',
  'Ba ví dụ',
  section('19.0', 'Tóm tắt', text('Những tình huống trong sách luật, từng con số một.')),
  section(
    '19.1',
    'Di chuyển',
    text(
      'Hai đại đội Pháp ở Anne-Marie 3-4 (10). Khe Phai (7) của Việt Minh và trống, Nà Lơi (11) của Việt Minh và có quân. Ở đồi E1 (17), của Pháp, có xe tăng và một đại đội, cùng một đơn vị Việt Minh.',
    ),
    figure(area(17)),
    example('Từ 10: sang 7, sang 11 và sang 17 đều tốn 2. Mỗi bước chỉ thêm một điểm, dù có bao nhiêu lý do.'),
    example(
      'Xe tăng ở 17 không sang được 10 hay 11: không có cầu. Đại đội thì được, tốn 3: một cho bước đi, một cho sông hay địch, một vì rời nơi có địch.',
    ),
    example(
      'Đơn vị Việt Minh ở 17 bị kẹt. 10 có quân giữ. 14, nếu của Pháp và trống, và 11 đều tốn 3, mà nó chỉ có 2.',
    ),
  ),
  section(
    '19.2',
    'Bắn',
    text(
      'Bốn đơn vị Pháp ở khu vực 10, hỏa lực 3, 1, 1 và 2, bắn vào Nà Lơi (11): giá trị 1, hào cấp 1, phòng ngự cao nhất 8.',
    ),
    example('Tung được 6: 7 + 6 = 13 điểm tiến công, so với 8 + 2 = 10. Ba điểm tổn thất.'),
    example(
      'Việt Minh có thể mất một đơn vị còn sức, hoặc để một đơn vị kiệt sức, một đơn vị khác kiệt sức và rút lui. Nó rút về 7 hoặc 8, là của họ; 10, 14 và 17 là của Pháp.',
    ),
    text('Sau đó có một dấu Bắn của Pháp ở khu vực 10, và bốn đơn vị ấy kiệt sức.'),
  ),
  section(
    '19.3',
    'Xung phong',
    text(
      'Chín đại đội Việt Minh ở Him Lam (14), đã thất thủ, đối mặt ba đại đội còn sức ở đồi E1 (17). Cấp hào quá thấp nên họ dùng Xung phong bất ngờ, kèm Xung phong đêm: +3.',
    ),
    figure(counters('8-bpc-1', '8-bpc-2', '8-bpc-3')),
    example('Quân Pháp dùng Pháo sáng: mất Xung phong đêm, đợt xung phong vẫn tiếp tục.'),
    example(
      'Họ dùng Hạ nòng bắn thẳng!: 6 cộng lần tung 7 là 13, so với phòng ngự 8 không địa hình: 5 điểm. Việt Minh mất một đại đội, một đại đội khác kiệt sức và rút lui. Bảy đại đội đi tiếp. Từ giờ không dùng Mìn được nữa.',
    ),
    example(
      'Bảy đại đội có hỏa lực 9, so với phòng ngự 10. Muốn chắc chắn quét sạch cần 8 điểm, tức tung được 9. Xúc xắc ra 2: một điểm.',
    ),
    example(
      'Tướng Giáp quyết thắng. Lần sau được 6, lần thứ ba được 12. Mười một điểm loại cả ba đại đội. Bảy đại đội tiến vào, khu vực về tay họ, tất cả kiệt sức, và ba đại đội mất: một vì xung phong, hai vì tung lại.',
    ),
  ),
);
