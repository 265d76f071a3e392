import { example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { card, counters, inStates, roster } from '../figures';

export const counterSections = [
  section(
    '2.3',
    'Quân cờ',
    text('Quân cờ gồm các đơn vị, đều là của Pháp, và các dấu dùng để ghi mức hay trạng thái.'),
  ),
  section(
    '2.3.1',
    'Đơn vị',
    text('Mỗi quân cờ là một tiểu đoàn, đại đội, cụm pháo hay trung đội của quân đồn trú.'),
    figure(counters('6-bpc', '5-7-rta', 'peloton-carette', '11-iv-4-rac')),
  ),
  section(
    '2.3.1.1',
    'Tên hiệu',
    text(
      'Đơn vị mang tên trong lịch sử: 6 BPC là tiểu đoàn dù thuộc địa số 6, 3/13 DBLE là tiểu đoàn 3 của bán lữ đoàn Lê dương 13.',
    ),
  ),
  section(
    '2.3.1.2',
    'Bộ binh và đơn vị yểm trợ',
    list(
      'Bộ binh: tiểu đoàn và đại đội Lê dương, lính dù, Bắc Phi, Thái và Việt Nam, công binh, các đơn vị lập tạm.',
      'Đơn vị yểm trợ: xe tăng (trung đội M24 Chaffee), pháo binh (lựu pháo và súng cối nặng), cao xạ (súng máy bốn nòng).',
    ),
    figure(roster),
  ),
  section(
    '2.3.1.3',
    'Ba chỉ số',
    text('Dưới chân quân cờ có ba con số, cộng vào các lần tung:'),
    list(
      'Tiến công: khi bạn phản kích; với pháo binh là sức chi viện cho phản kích hoặc đột kích. Dấu X là không tham gia được.',
      'Phòng ngự: khi Việt Minh tiến công; với pháo binh là sức chi viện cho phòng ngự.',
      'Tinh thần: khi kiểm tra tinh thần, khi bị đào lấn và khi đột kích. Có đơn vị dưới 0.',
    ),
    figure(counters('6-bpc', '1-gaaceo', 'csm-272')),
    rebuilt(
      'Phần lớn chỉ số được dựng lại theo chất lượng đơn vị; những số có trong ví dụ của sách luật thì giữ nguyên.',
    ),
  ),
  section('2.3.1.4', 'Vị trí lúc đầu', text('Mỗi đơn vị có chỗ của mình lúc bày quân, hoặc lượt mà nó đến ([[3.2]]).')),
  section(
    '2.3.1.5',
    'Nấc',
    text(
      'Các chấm trên quân bộ binh là số nấc. Tiểu đoàn hai nấc mất một nấc thì hao tổn: lật sang mặt yếu hơn, có vạch trắng. Đơn vị mất nấc cuối cùng thì bị loại. Đại đội và đơn vị yểm trợ chỉ có một nấc.',
    ),
    figure(inStates('6-bpc', [], ['reduced'])),
  ),
  section(
    '2.3.1.6',
    'Khả năng riêng',
    list(
      'Công binh 31 BG: sửa được hai mức thay vì một ([[16.2]]), và được tung lại khi sửa sân bay ([[16.3]]).',
      'Pháo binh bắn từ xa cho phân khu của mình và phân khu kề bên ([[2.2.5]]). Pháo chỉ đi một trung tâm, khi không đại đoàn nào sẵn sàng, và đi xong là đã dùng ([[14.1]]).',
      'Cao xạ 1 GAACEO: không bao giờ phản kích, đi một trung tâm, và nơi nào nó phòng ngự thì bạn được tung lại tổn thất của Việt Minh ([[12.3.5.2]]).',
      'Xe tăng đi xa tùy ý; đợt phản kích có xe tăng được tung lại tổn thất của Việt Minh ([[15.1.5]]).',
    ),
    figure(counters('31-bg', 'ii-4-rac', '1-gaaceo', 'peloton-guntz')),
    ruling('Tung lại hay không là do bạn, sau khi thấy lần đầu; lần sau là kết quả.'),
  ),
  section(
    '2.3.1.7',
    'Sẵn sàng và đã dùng',
    text(
      'Đầu lượt, mọi đơn vị đều sẵn sàng. Phản kích, đột kích, công binh sửa chữa, pháo bắn chi viện làm đơn vị thành đã dùng; pháo di chuyển cũng vậy, và một số sự kiện cũng thế. Đến bước hồi phục, đơn vị lại sẵn sàng ([[16.4]]).',
    ),
    figure(inStates('8-bpc', [], ['used'])),
  ),
  section(
    '2.3.1.8',
    'Bên ta và đối phương',
    text('Đơn vị và trung tâm Pháp là của bạn. Dấu Việt Minh và những trung tâm mang dấu ấy là của đối phương.'),
  ),
  section(
    '2.3.2',
    'Các dấu',
    text('Dấu dùng để ghi mức và trạng thái. Dấu không bao giờ tính vào giới hạn đóng quân.'),
  ),
  section(
    '2.3.2.1',
    'Dấu trên thang và trên trung tâm',
    text(
      'Lượt, điểm hành động, điểm không quân, tinh thần chung, điểm tiếp tế, tình hình và cao xạ đều có dấu riêng. Sức mạnh mỗi đại đoàn cũng vậy: mặt sau nghĩa là tạm nghỉ, còn con số cho biết thứ tự hành động (312, 308, 316, 304). Dấu kiểm soát cho biết đại đoàn nào giữ trung tâm; dấu “không ai giữ” là chẳng bên nào giữ.',
    ),
  ),
  section(
    '2.3.2.2',
    'Rối loạn và các trạng thái khác',
    text(
      'Đơn vị rối loạn bị trừ 1 ở cả ba chỉ số, dù xuống dưới 0. Bị rối loạn lần nữa cũng không thêm gì. Đơn vị hết rối loạn nhờ kiểm tra tinh thần ở bước hồi phục ([[16.4]]). Sân bay và công sự có dấu riêng.',
    ),
    figure(inStates('3-3-rta', [], ['disrupted'])),
  ),
  section(
    '2.4',
    'Lá bài sự kiện',
    text(
      'Lá bài ghi số và tên, điểm hành động, điều kiện, thời điểm của sự kiện và sự kiện. Ký hiệu cho biết lá nào là bài dự trữ, là sự kiện một lần, hay phải xáo lại; lá cờ cho biết bên nào được lợi. Cách dùng: [[5.0]].',
    ),
    figure(card(16)),
  ),
  section('2.5', 'Xúc xắc', text('Tung một xúc xắc (1d6), hoặc hai xúc xắc rồi cộng lại (2d6).')),
  section(
    '2.5.1',
    'Điểm cộng trừ',
    text(
      'Điểm cộng trừ được thêm vào kết quả tung. Cộng luôn có lợi cho bạn, trừ luôn có lợi cho Việt Minh. Kết quả vượt ra ngoài bảng thì lấy hàng cuối ở phía đó.',
    ),
  ),
  section(
    '2.5.2',
    'Tình hình',
    text(
      'Tình hình (SITREP) là tổng điểm cộng trừ của tinh thần chung và của điểm tiếp tế, từ −6 đến +2. Nó tính vào phần lớn các lần tung, của bạn cũng như của đối phương.',
    ),
    example('Tinh thần chung 6 cho −1, điểm tiếp tế 26 cho +1: tình hình bằng 0. Chi một điểm tiếp tế là xuống −1.'),
    ruling('Tình hình được tính lại ở mỗi lần tung, nên có thể thay đổi ngay giữa một bước.'),
  ),
  section(
    '2.5.3',
    'Kiểm tra tinh thần',
    text(
      'Tung 2d6, cộng tinh thần hiện tại của đơn vị và tình hình: từ 8 trở lên là đạt. Mỗi đơn vị kiểm tra riêng. Trượt thì sao, nơi nào yêu cầu kiểm tra sẽ nói rõ.',
    ),
    example('BT 3 có tinh thần −1, khi rối loạn là −2. Với tình hình 0, xúc xắc phải ra 10 thì đơn vị mới hồi phục.'),
  ),
];
