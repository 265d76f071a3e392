import { askingVi } from './asking/vi';
import type { Words } from './en';
import { faultsVi } from './faults/vi';
import { reviewVi } from './review/vi';
import { rulesVi } from './rules/vi';
import { safetyVi } from './safety/vi';
import { savesVi } from './saves/vi';
import { seatsVi } from './seats/vi';
import { tableVi } from './table/vi';
import { tellingVi } from './telling/vi';

/** Lời của giao diện bằng tiếng Việt. */
export const vi: Words = {
  title: 'The Valley',
  dates: 'Điện Biên Phủ, từ 13 tháng 3 đến 7 tháng 5 năm 1954',
  nav: {
    label: 'Màn hình',
    games: 'Trò chơi',
    settings: 'Cài đặt',
    about: 'Giới thiệu',
    back: 'Trở lại các trò chơi',
  },
  home: {
    fourGames: 'Bốn trò chơi',
    unfinished: 'Chiến dịch đang chơi dở',
    resume: 'Chơi tiếp chiến dịch',
    guided: ({ name }) => `Hướng dẫn: ${name}`,
    guidedSide: ({ side }) => `Hướng dẫn: ${side}`,
    starting: 'Đang chuẩn bị chiến dịch đầu tiên…',
    play: ({ name }) => `Chơi ${name}`,
    inProgress: 'Đang phát triển',
    notYet: 'Trò chơi này đang được phát triển và chưa chơi được.',
    read: 'Giới thiệu trò chơi',
  },
  offline: {
    ready: 'Dùng được ngoại tuyến',
    saving: 'Đang lưu để dùng ngoại tuyến…',
    online: 'Cần kết nối mạng',
  },
  update: {
    ready: 'Đã có phiên bản mới, sẽ dùng ở lần mở ứng dụng sau.',
    apply: 'Cập nhật ngay',
    elsewhere: 'Một thẻ khác đã cập nhật The Valley.',
    reload: 'Tải lại',
  },
  missing: {
    title: 'Không có gì ở đây',
    campaign: 'Chiến dịch này không có trên máy.',
  },
  settings: {
    title: 'Cài đặt',
    screen: 'Hiển thị',
    table: 'Cách chơi',
    language: { name: 'Ngôn ngữ', choices: { en: 'English', fr: 'Français', vi: 'Tiếng Việt' } },
    theme: {
      name: 'Giao diện',
      choices: { auto: 'Theo thiết bị', light: 'Sáng', dark: 'Tối', contrast: 'Tương phản cao' },
    },
    text: { name: 'Cỡ chữ', choices: { '100': '100%', '115': '115%', '130': '130%', '150': '150%' } },
    motion: {
      name: 'Chuyển động',
      choices: { auto: 'Theo thiết bị', full: 'Đầy đủ', reduced: 'Giảm bớt', none: 'Không' },
    },
    speed: {
      name: 'Tốc độ của đối phương',
      choices: { '1': 'Thường', '2': 'Gấp đôi', '4': 'Gấp bốn', instant: 'Tức thì' },
    },
    dice: { name: 'Xúc xắc', choices: { shown: 'Có hiệu ứng', quick: 'Nhanh', instant: 'Tức thì' } },
    palette: { name: 'Màu của hai phe', choices: { classic: 'Thường', safe: 'Cho người mù màu' } },
    sound: { name: 'Âm thanh', choices: { off: 'Tắt', effects: 'Hiệu ứng' } },
    vibration: { name: 'Rung', choices: { on: 'Bật', off: 'Tắt' } },
    odds: {
      name: 'Xác suất trước khi tung',
      choices: { full: 'Đầy đủ', modifiers: 'Chỉ điểm cộng trừ', off: 'Tắt' },
    },
    stops: { name: 'Dừng lại', choices: { decisions: 'Chỉ khi cần quyết định', all: 'Ở mọi câu hỏi' } },
    confirm: { name: 'Xác nhận việc không thể hoàn tác', choices: { on: 'Bật', off: 'Tắt' } },
    hand: { name: 'Thanh thao tác', choices: { right: 'Thuận tay phải', left: 'Thuận tay trái' } },
    keys: { name: 'Phím tắt', choices: { on: 'Bật', off: 'Tắt' } },
    awake: { name: 'Giữ màn hình sáng khi xem lại', choices: { off: 'Tắt', on: 'Bật' } },
    tips: { name: 'Mẹo', reset: 'Hiện lại mọi mẹo', done: 'Mọi mẹo sẽ được hiện lại.' },
  },
  device: {
    title: 'Thiết bị này',
    version: 'Phiên bản',
    offline: 'Ngoại tuyến',
    storage: 'Dung lượng đã dùng',
    kept: 'Dữ liệu được bảo vệ',
    keptYes: 'Có: trình duyệt sẽ không tự xóa',
    keptNo: 'Không: trình duyệt có thể xóa khi hết chỗ',
    keep: 'Yêu cầu bảo vệ dữ liệu',
    unknown: 'Trình duyệt không cho biết',
    install: 'Cài đặt ứng dụng',
    installed: 'Đã cài trên thiết bị này',
    iosTitle: 'Trên iPhone hoặc iPad',
    iosShare: 'Chạm nút Chia sẻ của trình duyệt.',
    iosAdd: 'Chọn “Thêm vào MH chính”.',
    megabytes: ({ size }) => `${size} MB`,
  },
  about: {
    title: 'Giới thiệu',
    what: 'The Valley đưa bốn trò chơi chiến trận trên bàn về trận Điện Biên Phủ lên điện thoại. Ứng dụng miễn phí, không cần tài khoản, chạy không cần mạng và không gửi gì đi đâu.',
    independent: 'Sản phẩm độc lập',
    independentText:
      'Đây là bản thực hiện độc lập các luật chơi do người khác thiết kế. Các tác giả và nhà xuất bản nêu tên ở đây không làm ra, không bảo trợ và không kiểm duyệt nó. Nếu thích trò chơi nào, xin hãy mua bản in.',
    provenance: 'Điều gì là nguyên gốc, điều gì được dựng lại',
    provenanceText:
      'Các thủ tục theo đúng sách luật đã xuất bản. Chúng tôi không có bản đồ, quân cờ, lá bài và bảng tra của bản in: điều gì sách luật đã nêu được giữ nguyên, phần còn lại được dựng lại từ các ví dụ, từ lịch sử và từ những ván chơi mô phỏng. Mỗi con số trong mã nguồn đều ghi rõ thuộc loại nào. Mọi hình ảnh do ứng dụng tự vẽ; không dùng lại hình nào của bản in.',
    sides: 'Hai phía',
    sidesText:
      'Hàng nghìn người của cả hai phía đã ngã xuống trong thung lũng này: bộ đội, binh lính, dân công và người dân bản địa. Các trò chơi tìm hiểu điều đó đã diễn ra thế nào, chứ không ca tụng nó.',
    credits: 'Các trò chơi và tác giả',
    design: 'Thiết kế',
    development: 'Phát triển',
    art: 'Mỹ thuật của bản in',
    publisher: 'Nhà xuất bản',
    production: 'Sản xuất',
    translation: 'Luật tiếng Anh',
    laterEdition: 'Bản in sau',
    licences: 'Giấy phép',
    licencesText:
      'Ứng dụng là phần mềm tự do theo giấy phép MIT. Các phông chữ theo SIL Open Font License; các thư viện theo giấy phép MIT, ISC và BSD.',
    fullTexts: 'Toàn văn các giấy phép',
  },
  asking: askingVi,
  faults: faultsVi,
  saves: {
    ...savesVi,
    troubles: { ...savesVi.troubles, ...safetyVi.troubles },
    reasons: { ...savesVi.reasons, ...safetyVi.reasons },
  },
  safety: safetyVi,
  review: reviewVi,
  seats: seatsVi,
  table: {
    ...tableVi,
    resume: { ...tableVi.resume, notes: { ...tableVi.resume.notes, ...safetyVi.notes } },
  },
  telling: tellingVi,
  rules: rulesVi,
};
