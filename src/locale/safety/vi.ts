import type { SafetyWords } from './en';

/** Lời về những chiến dịch không theo được, không đọc được hoặc không tin được. */
export const safetyVi: SafetyWords = {
  troubles: {
    unfit: 'Quyết định này sau này không đọc lại được, nên không được lưu.',
  },
  reasons: {
    'too-large-here': 'Quá lớn để kiểm tra trong trình duyệt này. Trình duyệt khác có thể nhập được.',
    unfinished: 'Không kiểm tra được đến cuối: mất quá nhiều thời gian.',
  },
  notes: {
    'whole-again': 'Phiên bản này lại phát lại được chiến dịch từ lúc bày quân: nhật ký và hoàn tác đầy đủ.',
    'original-back':
      'Phiên bản này phát lại được nhiều hơn của chiến dịch nguyên bản, nên nó đã trở lại danh sách của bạn.',
  },
  shortened: {
    title: 'Phiên bản này không phát lại được toàn bộ chiến dịch',
    reached: ({ reached, of }) => `Phiên bản này phát lại được đến quyết định ${reached}/${of}.`,
    start: ({ start }) =>
      `Chiến dịch tiếp tục từ thế trận lưu sau quyết định ${start}; nhật ký và hoàn tác bắt đầu từ đó.`,
    untouched:
      'Chưa có gì thay đổi. Quyết định kế tiếp của bạn tiếp tục từ đây, và chiến dịch nguyên bản được cất riêng 30 ngày: trong mục “Đã xóa gần đây”, nơi bạn có thể xuất và khôi phục nó.',
    later: 'Nếu bạn để đó, hoặc một phiên bản sau theo được xa hơn, không mất gì cả.',
    goOn: 'Tiếp tục từ đây',
    asItWas: 'Xuất nguyên bản',
  },
  taking: {
    parts: ({ missing, of }) =>
      `Đây là một phần của chiến dịch. Còn thiếu phần ${missing} trong ${of} phần: hãy quét hoặc dán vào đây.`,
    checking: ({ at, of }) => (of === 1 ? 'Đang phát lại chiến dịch…' : `Đang phát lại chiến dịch ${at}/${of}…`),
    cancel: 'Dừng',
    cancelled: 'Bạn đã dừng kiểm tra.',
    here: 'Trình duyệt này kiểm tra ngay trên trang: có thể chậm.',
    storing: ({ at, of }) => `Đang nhập ${at}/${of}…`,
    replayed: 'Đã phát lại từ lúc bày quân',
    fromState: ({ at }) =>
      `Chưa kiểm chứng: luật đã thay đổi, nên chiến dịch bắt đầu từ thế trận mà tệp ghi sau quyết định ${at}. Thế trận ấy hợp lệ, nhưng không kiểm chứng được là đã chơi đến đó.`,
    dropped: ({ count }) => `Phiên bản này không phát lại được ${count} quyết định cuối. Hãy giữ tệp.`,
    more: ({ count }) => `Hiện thêm ${count}`,
  },
  recovery: {
    restoring: ({ at, of }) =>
      of === 1 ? 'Đang khôi phục chiến dịch từ bản sao thứ hai…' : `Đang khôi phục các chiến dịch: ${at}/${of}`,
    longer: ({ decisions, game }) =>
      `Máy này đã làm mất ${decisions} quyết định cuối của ${game}. Đã khôi phục từ bản sao thứ hai.`,
    asItStood: ({ game }) =>
      `Máy này đã quay về một trạng thái cũ hơn của ${game}. Đã khôi phục từ bản sao thứ hai, như lần cuối.`,
    longerMany: ({ decisions, count }) =>
      `Máy này đã làm mất những quyết định cuối của ${count} chiến dịch, tổng cộng ${decisions}. Đã khôi phục từ bản sao thứ hai.`,
    parted: ({ count }) =>
      `${count} chiến dịch đã đi theo hai hướng khác nhau. Cả hai hướng đều được giữ, mỗi hướng là một chiến dịch riêng.`,
    refused: ({ count }) =>
      `Phiên bản này không khôi phục được ${count} chiến dịch. Bản sao vẫn được giữ: ở màn hình đầu, mục “Không đọc được”.`,
  },
  shelf: {
    aside: 'Cất riêng nguyên bản',
    asideAbout: 'Chiến dịch cất riêng tự được khôi phục khi một phiên bản theo được xa hơn.',
    exportOne: 'Xuất',
    unreadable: 'Không đọc được',
    unreadableAbout: 'Phiên bản này không hiển thị được chúng. Hãy xuất nguyên trạng trước khi xóa.',
    row: ({ id }) => `Lưu với tên ${id}`,
    asItIs: 'Xuất nguyên trạng',
    forGood: 'Xóa hẳn',
    sure: 'Chạm lần nữa: xóa hẳn',
  },
};
