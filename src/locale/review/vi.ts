/** The review after the battle, in Vietnamese. */
import type { ReviewWords } from './en';

export const reviewVi: ReviewWords = {
  title: 'Phân tích trận đánh',
  severalRolls: 'Nhiều lần gieo',
  about:
    'Chơi thử tiếp từ mỗi quyết định để tách may rủi khỏi quyết định. Mất nhiều nhất vài phút; có thể rời đi rồi quay lại.',
  start: 'Phân tích trận đánh',
  goOn: 'Xem tiếp',
  stop: 'Tạm dừng',
  failed: 'Phần phân tích đã dừng. Bạn có thể bắt đầu lại.',
  progress: ({ done, of }) => `Quyết định ${done}/${of}`,
  checking: 'Đang xét lại những quyết định tai hại nhất…',
  chance: ({ side }) => `Cơ hội thắng (${side})`,
  points: 'Số điểm dự kiến khi kết thúc',
  curve: ({ from, to }) => `Sau mỗi quyết định: từ ${from} lúc đầu đến ${to}`,
  mistakes: 'Những quyết định tai hại nhất',
  none: 'Không thấy quyết định nào rõ ràng gây thiệt hại.',
  mistake: ({ turn, side, asked }) => `Lượt ${turn}, ${side}: ${asked}`,
  chosen: ({ made }) => `Đã chọn: ${made}`,
  better: ({ made, cost }) => `Tốt hơn ${cost}: ${made}`,
  luck: 'Những lần may rủi',
  stroke: ({ turn, what, by }) => `${by}, lượt ${turn}: ${what}`,
  fortune: ({ by }) => `Tổng may rủi: ${by}`,
  hintPoints: ({ best, next }) => `Số điểm dự kiến khi kết thúc: ${best}; phương án kế tiếp: ${next}.`,
  hintChance: ({ best, next }) => `Cơ hội thắng: ${best}; phương án kế tiếp: ${next}.`,
  hintPointsAlike: ({ best }) => `Số điểm dự kiến khi kết thúc: ${best}; phương án kế tiếp cũng gần như vậy.`,
  hintChanceAlike: ({ best }) => `Cơ hội thắng: ${best}; phương án kế tiếp cũng gần như vậy.`,
  holds: ({ place, best, next }) => `Giữ được ${place} trong ${best} trường hợp; phương án kế tiếp: ${next}.`,
  whyChance: ({ side, best, next, instead }) =>
    `${side}, cơ hội thắng: ${best}; phương án kế tiếp (${instead}): ${next}.`,
  whyAlike: ({ side, best, instead }) =>
    `${side}, cơ hội thắng: ${best}; phương án kế tiếp (${instead}) cũng gần như vậy.`,
  lookedAhead: 'Tính trước diễn biến, không có gì tốt hơn.',
  look: 'Xem',
  playOn: 'Chơi tiếp từ đây',
};
