import { chapter, example, list, rebuilt, ruling, section, text } from '../blocks';

export const arrivals = chapter(
  '8',
  'Viện binh và bổ sung',
  section(
    '8.0',
    'Tóm tắt',
    text(
      'Viện binh là đơn vị mới. Nấc bổ sung bù cho bộ binh đã mất nấc: không bù cho pháo, xe tăng hay công binh, và không bao giờ cho đơn vị đã mất hẳn.',
    ),
  ),
  section(
    '8.1',
    'Viện binh Việt Minh',
    list(
      'Trung đoàn 102 lúc đầu ở trên tuyến vận tải.',
      'Trung đoàn 36 có thể vào tuyến vận tải từ lượt 1.',
      'Hai đơn vị Katyusha có thể vào đó từ lượt 7 ([[14.3]]).',
      'Trung đoàn 148 đến lượt nào cũng được, thẳng vào thung lũng đông nam hoặc tây nam. Nó tốn điểm thắng lợi: một xúc xắc, và một điểm cho mỗi lượt còn lại phía sau.',
    ),
    example('Trung đoàn 148 ở lượt 6, tung được 4: 4 + 5 = 9 điểm thắng lợi.'),
    ruling('Ba tiểu đoàn của Trung đoàn 148 đến cùng nhau, vào một thung lũng. Gọi rồi mới tung xúc xắc.'),
  ),
  section(
    '8.1.1',
    'Vào tuyến vận tải',
    text(
      'Một xúc xắc cộng 3 khi trời quang, 4 khi nhiều mây, 5 khi mưa: lượt này bấy nhiêu quân cờ được vào. Một quân tiếp tế, một nấc bổ sung hay một đơn vị đều tính là một, mạnh bao nhiêu cũng vậy.',
    ),
    example('Nhiều mây, tung được 2: sáu quân cờ.'),
  ),
  section(
    '8.1.2',
    'Ra khỏi đó',
    text(
      'Mỗi quân cờ một xúc xắc: từ 5 trở xuống thì ra, nhiều mây cộng 1, mưa cộng 2. Không ra trong lượt vừa vào. Đơn vị ra trong lúc di chuyển chiến lược hoặc di chuyển của bước xung phong.',
    ),
    ruling(
      'Mỗi quân cờ thử một lần mỗi lượt; quân rối loạn thì không. Ra một khu thung lũng không có quân Pháp, không tốn gì. Khi di chuyển chiến lược, đơn vị ra rồi được đi tiếp, trong bước xung phong thì dừng ở đó. Hàng tiếp tế luôn thử; nấc bổ sung có thể giữ lại, vì ra lượt nào phải dùng lượt ấy.',
    ),
    rebuilt('Ra thung lũng nào và được thử mấy lần thì sách không nói.'),
  ),
  section(
    '8.2',
    'Viện binh Pháp',
    text(
      'Năm tiểu đoàn dù chờ ở hậu phương. Mỗi tiểu đoàn phải được thả xuống ([[9.5]]) và tốn điểm thắng lợi: giá riêng và một điểm cho mỗi lượt còn lại phía sau.',
    ),
    list(
      '5 BPVN: không tốn gì.',
      '1 BPC, 6 BPC và II/1 RCP: 2, và một cho mỗi lượt còn lại.',
      '2 BEP: 3, và một cho mỗi lượt còn lại.',
    ),
    example('1 BPC ở lượt 4: 2 + 7 = 9 điểm thắng lợi. Ở lượt 11 thì là 2.'),
    text('Ba đơn vị F4U Corsair đến ở lượt 8, không tốn gì.'),
    ruling(
      'Sách luật nói lượt hiện tại cũng tính, nhưng ví dụ của chính sách lại không tính. Theo ví dụ. Giá trả khi chất tiểu đoàn lên máy bay.',
    ),
    rebuilt('Sách chỉ nêu giá của 1 BPC và việc 5 BPVN không tốn gì.'),
  ),
  section(
    '8.3',
    'Bổ sung của Việt Minh',
    text(
      'Bao nhiêu nấc cũng được, mỗi nấc một điểm thắng lợi, trả khi nấc vào tuyến vận tải. Ở đó nó chiếm chỗ, có thể bị ném bom, và phải tung để ra. Nấc mất dọc đường cũng thành điểm cho Pháp. Nấc ra được thì bù một nấc đã mất của một tiểu đoàn bộ binh có tiếp tế, ở bước hồi phục của chính lượt đó.',
    ),
    ruling('Nấc không dùng được trong lượt ấy thì mất.'),
  ),
  section(
    '8.4',
    'Bổ sung của Pháp',
    text(
      'Một xúc xắc cộng 10, tung trước lượt 1: chỉ có bấy nhiêu. Mỗi nấc phải được thả xuống như hàng tiếp tế. Nấc xuống được thì bù một nấc đã mất của một đơn vị loại bộ binh có tiếp tế, ở bước hồi phục của chính lượt đó. Đơn vị Thái và công binh không được nhận.',
    ),
    example(
      'Ba nấc xuống được. Một tiểu đoàn dù mất hai, BT 2 mất một: dùng hai nấc, nấc thứ ba mất, vì đơn vị Thái không được nhận.',
    ),
    ruling(
      'Nấc của tiểu đoàn dù bay về thì nhập vào số này ([[9.5]]). Đại liên bốn nòng và các đơn vị thuộc địa được bù. Nấc không dùng được thì mất, không tính điểm.',
    ),
  ),
);
