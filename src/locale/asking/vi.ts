import type { AskingWords } from './en';

/** Giá, hệ quả của các nút và điều còn thiếu, bằng tiếng Việt. */
export const askingVi: AskingWords = {
  follows: {
    dice: 'rồi gieo xúc xắc',
    hidden: 'không thể hoàn tác',
    side: ({ side }) => `tiếp theo: ${side}`,
    turn: ({ turn }) => `hết lượt ${turn}`,
    phase: ({ phase }) => `hết giai đoạn ${phase}`,
    over: 'hết ván',
  },
  pay: ({ price }) => `trả ${price}`,
  again: 'chạm lần nữa để xác nhận',
  show: {
    answer: 'Xem bài của tôi',
    force: 'Chọn đơn vị',
    preview: 'Trở lại trận đánh',
    damage: 'Phân bổ thiệt hại',
    card: 'Xem lá bài',
    pick: 'Xem các lựa chọn',
  },
  playable: ({ count }) => (count === 0 ? 'không lá nào dùng được' : `${count} lá dùng được`),
  choices: ({ count }) => `${count} lựa chọn`,
  wait: {
    place: 'Chạm nơi sáng lên',
    unit: 'Chạm một đơn vị',
    units: 'Chọn đơn vị',
    card: 'Chọn một lá bài',
    points: 'Phân bổ thiệt hại',
    one: 'Chọn ở trên',
  },
  left: ({ left }) => `còn ${left} điểm`,
  noCard: 'Không lá bài nào dùng được',
  planned: 'dự định',
  unplan: ({ what }) => `Bỏ: ${what}`,
  back: 'Không phải cái này',
};
