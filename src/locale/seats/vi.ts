import type { SeatsWords } from './en';

/** Người chơi, màn che giữa hai người và nước đi của máy, bằng tiếng Việt. */
export const seatsVi: SeatsWords = {
  title: 'Người chơi',
  person: 'Người',
  hasty: 'Máy (nhanh)',
  steady: 'Máy (vừa)',
  thorough: 'Máy (mạnh)',
  expert: 'Máy (bậc thầy)',
  about: {
    person: 'Chơi trên thiết bị này.',
    hasty: 'Cho những ván đầu: đi nhanh, đôi khi bỏ lỡ nước hay.',
    steady: 'Đối thủ vừa sức khi bạn đã biết luật.',
    thorough: 'Khó thắng: thử mỗi kế hoạch nhiều lần.',
    expert: 'Mạnh nhất: nghĩ đến bốn giây cho mỗi quyết định.',
  },
  dice: 'Mức của máy không ảnh hưởng đến xúc xắc: xúc xắc luôn công bằng, ai chơi cũng vậy.',
  two: 'Chung máy: màn che giấu những gì chỉ bạn được xem, rồi bạn chuyển máy.',
  none: 'Máy đấu với máy: để xem, tạm dừng và đi từng bước.',
  row: ({ side, seat }) => `${side}: ${seat}`,
  curtain: {
    pass: ({ side }) => `Chuyển máy cho người chơi ${side}`,
    again: ({ side }) => `Chỉ dành cho người chơi ${side}`,
    hidden: 'Những gì bên kia giấu vẫn được giấu. Các nước trước đó không thể hoàn tác nữa.',
    asked: 'Quyết định của bạn',
    turn: ({ turn }) => `Lượt ${turn}`,
    hold: ({ side }) => `Nhấn giữ để mở: ${side}`,
    notYou: ({ side }) => `Bạn cầm ${side}? Hãy chuyển máy trước.`,
    ready: ({ side }) => `Tôi cầm ${side}`,
    open: ({ side }) => `Tiếp tục: ${side}`,
    leave: 'Về danh sách trò chơi',
  },
  moves: {
    thinking: ({ side }) => `Máy đang tính cho ${side}…`,
    plan: ({ share, why }) => `${share}%. ${why}`,
    playNow: 'Đi ngay',
    quiet: ({ side }) => `${side} đang quyết định…`,
    title: 'Các nước đi vừa rồi của đối phương',
  },
  rewind: {
    decision: 'Về quyết định gần nhất của bạn',
    persons: 'Khi hai người chơi, không thể hoàn tác quá điều bên kia đã làm hoặc đã thấy.',
  },
  meanOf: ({ side, expected }) => `${side}: trung bình hai xúc xắc (kỳ vọng ${expected})`,
};
