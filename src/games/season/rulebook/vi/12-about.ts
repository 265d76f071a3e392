import { chapter, list, section, text } from '../blocks';

export const about = chapter(
  '12',
  'Về bản này',
  section(
    '12.0',
    'Tác giả',
    text(
      'A Season in Hell do Luc Olivier thiết kế, đăng trên tạp chí Vae Victis số 33 năm 2000. Jim Mehl dịch luật sang tiếng Anh.',
    ),
    text(
      'Những trang này kể lại luật bằng lời khác, giữ nguyên số mục. Các chương 10 đến 13 là của chúng tôi; phần kết quả chiến đấu nằm cuối sách luật, không đánh số.',
    ),
  ),
  section(
    '12.1',
    'Những gì được dựng lại',
    text(
      'Chỉ có sách luật, không có bản đồ, quân cờ và các bảng. Mọi con số sách luật nêu đều giữ nguyên. Phần còn lại phải làm lại:',
    ),
    list(
      'bản đồ: các khu, cứ điểm, đường nối và bàn đạp, theo thực địa và tên gọi trong luật;',
      'đơn vị và chỉ số, theo biên chế;',
      'các ô của bảng hỏa lực, bảng cận chiến và bảng không vận;',
      'cách bày quân, các đợt tăng viện và thời tiết.',
    ),
    text(
      'Các chỉ số được cân chỉnh bằng cách cho những máy chơi đơn giản đánh rất nhiều trận, đến khi hai phe thắng gần ngang nhau. Nơi sách luật không nói hoặc nói hai cách, mục Cách hiểu của chúng tôi nói trò chơi này làm thế nào. Nếu bản gốc khác thì bản gốc đúng.',
    ),
  ),
);
