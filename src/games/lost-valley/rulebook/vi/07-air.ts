import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const air = chapter(
  '7',
  'Không quân',
  section(
    '7.0',
    'Tóm tắt',
    text(
      'Máy bay ném bom và cường kích được tính bằng điểm không quân. Điểm chỉ dùng trong một lượt. Lượt 1 của toàn chiến dịch không có điểm nào.',
    ),
  ),
  section(
    '7.1',
    'Có bao nhiêu điểm',
    text('Tung 2d6, cộng điểm trừ của cao xạ và các lá bài: bảng cho số điểm của lượt này. Không để dành được.'),
    table('2'),
  ),
  section(
    '7.2',
    'Các phi vụ',
    text(
      'Điểm được chia cho ba loại phi vụ, mỗi loại nhiều nhất 4 điểm một lượt. Hai loại đầu bay ngay bây giờ, theo thứ tự này; điểm giữ lại có thể yểm trợ gần về sau trong lượt.',
    ),
    list(
      'SEAD: chế áp cao xạ ([[7.2.1]]).',
      'DAS: oanh tạc một đại đoàn ([[7.2.2]]).',
      'CAS: yểm trợ một trận đánh ([[7.2.3]]).',
    ),
    ruling('Bốn điểm yểm trợ gần tính chung cho cả bước Việt Minh tiến công lẫn bước Pháp phản kích.'),
  ),
  section(
    '7.2.1',
    'SEAD: chế áp cao xạ',
    text(
      'Tung 2d6, +1 cho mỗi điểm dùng trong lần tung này, cùng điểm trừ của cao xạ: từ 8 trở lên, mức cao xạ giảm 1. Có thể dồn điểm vào một lần tung hoặc chia ra nhiều lần; mức cao xạ chỉ thay đổi sau lần tung cuối.',
    ),
    table('2.1'),
    example(
      'Mức cao xạ 5 là −1. Hai điểm trong một lần tung: tất cả +1, 58% làm giảm 1 mức. Chia thành hai lần: mỗi lần 42%, và cả hai đều có thể thành công.',
    ),
    ruling('Điểm trừ của cao xạ cứ thế cộng vào: ở đây nó cũng là điểm bất lợi.'),
  ),
  section(
    '7.2.2',
    'DAS: oanh tạc một đại đoàn',
    text(
      'Chọn một hay nhiều đại đoàn và chia điểm. Mỗi đại đoàn một lần tung: 2d6, +1 cho mỗi điểm, cùng điểm trừ của cao xạ sau khi đã chế áp. Từ 8 trở lên, đại đoàn mất 1 sức mạnh.',
    ),
    table('2.2'),
  ),
  section(
    '7.2.3',
    'CAS: yểm trợ gần',
    text(
      'Mỗi điểm chưa dùng cộng +1 cho một trận đánh, khi Việt Minh tiến công ([[12.3.5.1]]) hoặc khi bạn phản kích ([[15.1.3]]).',
    ),
  ),
);
