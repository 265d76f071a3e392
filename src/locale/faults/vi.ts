import type { FaultsWords } from './en';

/** The words for what goes wrong, in Vietnamese. */
export const faultsVi: FaultsWords = {
  title: 'Có lỗi xảy ra',
  safe: 'Các chiến dịch của bạn vẫn an toàn: mỗi quyết định đã được lưu trước khi hiển thị.',
  again: 'Thử lại',
  home: 'Trang đầu',
  exportAsIs: 'Xuất nguyên trạng',
  exported: 'Đã xuất đúng như đang lưu.',
  notExported: 'Không đọc được gì để xuất.',
  reason: 'Dành cho nhà phát triển',
  copy: 'Sao chép báo cáo',
  copied: 'Đã sao chép',
  saved: 'Đã lưu thành tệp',
  dismiss: 'Đóng',
  part: {
    title: 'Thiếu một phần của ứng dụng',
    about: 'Không tải được: mất kết nối, hoặc The Valley vừa được cập nhật. Hãy tải lại, bạn sẽ trở lại đúng chỗ này.',
    reload: 'Tải lại',
  },
  opening: {
    about: 'Chiến dịch vẫn được lưu, nhưng không mở được.',
    late: 'Lâu hơn bình thường: bộ nhớ hoặc mạng không phản hồi. Không mất gì cả.',
  },
  twice: 'Chiến dịch đang mở đã hai lần không mở được. Nó vẫn ở đây, không thay đổi.',
  background: 'Có lỗi chạy ngầm. Không quyết định nào của bạn bị mất.',
  table: {
    step: 'Bước này bị lỗi; không có gì thay đổi.',
    computer: 'Bước của máy bị lỗi; không có gì thay đổi.',
    detour: 'Một bước của máy bị lỗi và không được thực hiện. Máy đã chọn bước khác.',
    mind: 'Máy không tính trước được. Máy vẫn chơi tiếp theo cách đơn giản hơn.',
    slow: 'Đang lưu…',
    stuck: 'Trình duyệt không lưu xong. Đã có một bản sao khẩn cấp; hãy xuất ra cho chắc.',
    drawing: 'Không vẽ được màn hình. Những gì bạn quyết định đã được lưu.',
    map: 'Không vẽ được bản đồ. Mọi việc vẫn làm được từ danh sách mọi lựa chọn.',
    updated: 'Một cửa sổ khác đã cập nhật The Valley. Hãy tải lại khi tiện: chiến dịch này đã được lưu.',
  },
  offline: {
    failed: 'Chưa dùng được ngoại tuyến',
    file: ({ file }) => `Chưa lưu đủ để dùng ngoại tuyến: ${file}. Sẽ thử lại.`,
    other: 'Chưa lưu đủ để dùng ngoại tuyến. Sẽ thử lại.',
  },
};
