import { chapter, list, section, text } from '../blocks';

export const notes = chapter(
  '18',
  'Lời khuyên',
  section(
    '18.0',
    'Cho hai người chỉ huy',
    text(
      'Với quân Pháp: tiếp tế chỉ đến bằng đường không, và mỗi quả đạn là một kiện hàng có người phải thả xuống. Mỗi tuần hãy quyết định pháo đội nào pháo kích, pháo đội nào chờ đón quân đang đi, pháo đội nào phản pháo. Phản kích ở nơi đáng giữ, bằng lính dù và xe tăng; chỉ họ mới gần như chắc được nhóm sĩ quan dù đồng ý.',
    ),
    text(
      'Với Việt Minh: bạn nhiều quân và nhiều pháo hơn, nhưng không đủ để làm mọi việc một lúc. Quân ở đất trống dễ làm mồi cho bom. Xung phong vào quân còn vững trong công sự thì mất một phần tư lực lượng hay hơn; vậy hãy để pháo lên tiếng trước, đưa công binh lên, rồi đánh bằng trọn một đại đoàn. Mỗi nấc của Đại đoàn 308 mất đi là thiệt hai lần.',
    ),
  ),
);

export const formations = chapter(
  '19',
  'Các đơn vị',
  section(
    '19.0',
    'Họ là ai',
    text('Phía Việt Minh:'),
    list(
      'Đại đoàn 308: đại đoàn đầu tiên và nổi tiếng nhất, thường được giao những nhiệm vụ khó nhất.',
      'Đại đoàn 312: thành lập ở Việt Bắc; đánh Him Lam và các ngọn đồi phía đông.',
      'Đại đoàn 316: nhiều chiến sĩ là người các dân tộc miền núi phía bắc. Đại đoàn đánh các đồi Éliane (A1, C1).',
      'Đại đoàn 304: Trung đoàn 57 ở trước Hồng Cúm; Trung đoàn 9 đến trong những tuần cuối.',
      'Trung đoàn 148: quân của chính miền Tây Bắc, canh các ngả đường sang Lào.',
      'Đại đoàn 351: lựu pháo, súng cối, cao xạ, hỏa tiễn và công binh. Nhiều khẩu lựu pháo do Mỹ chế tạo, thu được ở Trung Quốc hay Triều Tiên.',
      'Dân công: hàng vạn người, cả nam lẫn nữ, chuyển gạo và đạn cho bộ đội qua hàng trăm kilômét.',
    ),
    text('Phía Pháp:'),
    list(
      'Lính Lê dương: bộ binh, lính dù và súng cối, xương sống của tập đoàn cứ điểm. Bán lữ đoàn 13 từng giữ Bir Hakeim năm 1942.',
      'Lính dù và pháo thủ thuộc địa: người Pháp và người Việt trong cùng tiểu đoàn.',
      'II/1 RCP: khinh binh dù từ Pháp sang.',
      '5 BPVN: một tiểu đoàn của quân đội Quốc gia Việt Nam.',
      'Lính An-giê-ri và Ma-rốc: quân chính quy Bắc Phi. Nhiều người trở về sau này chiến đấu cho nền độc lập của chính nước mình.',
      'Các tiểu đoàn và đại đội Thái: lập ở vùng núi này cho một kiểu chiến tranh khác, khác xa một cuộc vây hãm như thế này.',
      'Máy bay và phần lớn trang bị là của Mỹ, và một số C-119 do phi công dân sự Mỹ lái.',
    ),
  ),
);
