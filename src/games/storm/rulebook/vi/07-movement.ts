import { chapter, example, list, ruling, section, text } from '../blocks';

export const movement = chapter(
  '7',
  'Di chuyển',
  section(
    '7.0',
    'Di chuyển',
    text('Mỗi đơn vị có số điểm di chuyển ghi trên quân cờ. Mỗi bước sang khu vực giáp bên tốn:'),
    list(
      '1 điểm;',
      '+1 nếu khu vực đi vào do địch giữ, hoặc có đơn vị địch, hoặc ở bên kia sông: chỉ một lần, dù đủ cả ba;',
      '+1 nếu khu vực rời đi do địch giữ hoặc có đơn vị địch: chỉ một lần.',
    ),
    text(
      'Ở cầu thì sông không tính. Có hai cầu: giữa Éliane 10-12 (29) và PC GONO (28), và giữa Éliane 10-12 và đầu nam sân bay (21).',
    ),
    example(
      'Một đại đội ở Anne-Marie 3-4 (10). Khe Phai (7) của Việt Minh và trống: 2 điểm. Nà Lơi (11), có quân Việt Minh: 2 điểm. Đồi E1 (17), của Pháp nhưng có một đơn vị Việt Minh ở trong, lại ở bên kia sông: cũng 2 điểm.',
    ),
    text('Ai được đi đâu:'),
    list(
      'Việt Minh không bao giờ di chuyển vào khu vực Pháp giữ mà có quân Pháp; họ phải xung phong ([[10.0]]).',
      'Quân Pháp không bao giờ vào khu đỏ.',
      'Xe tăng Pháp chỉ qua sông ở cầu.',
      'Mỗi phe không quá chín đơn vị trong một khu vực, kể cả khi chỉ đi ngang.',
    ),
    text(
      'Các đơn vị đi chung thì xuất phát cùng nhau, theo một đường, với số điểm của đơn vị chậm nhất. Mỗi bước tính theo tình thế đúng lúc đó. Đi xong, tất cả kiệt sức.',
    ),
    example(
      'Một đại đội 3 điểm vào một khu vực Việt Minh trống, tốn 2. Khu vực ấy nay thuộc Pháp ([[13.0]]), nên bước sau không tốn thêm điểm để rời đi.',
    ),
    ruling(
      'Một lần di chuyển vào ít nhất một khu vực và không vào khu vực nào hai lần. Khu vực địch trống trên đường đi thì đổi chủ và giữ nguyên như thế. Cầu chỉ xóa lý do sông, không xóa các lý do khác.',
    ),
    ruling(
      'Vào khu vực Pháp có quân giữ, Việt Minh chỉ có xung phong hoặc Luồn sâu ([[18.24]]). Khu vực của Việt Minh mà có quân Pháp ở trong thì họ vào được.',
    ),
    ruling(
      'Khi Việt Minh sắp di chuyển vào khu vực Pháp không có quân Pháp, phía Pháp có thể ứng phó bằng Mìn ([[18.5]]). Nếu không đơn vị nào còn sức thì không ai vào. Bước ấy luôn tốn 2 điểm, nên các đơn vị đã ở ngay cạnh.',
    ),
  ),
);
