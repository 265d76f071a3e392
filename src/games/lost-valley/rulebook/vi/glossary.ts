import type { RulebookTexts } from '../texts';

export const glossary: RulebookTexts['glossary'] = {
  cr: {
    term: 'Trung tâm đề kháng',
    full: 'CR',
    meaning: 'Một trong mười hai cụm cứ điểm có tên của Pháp trên bản đồ; gọi tắt là “trung tâm”. Xem [[2.2.1]].',
  },
  cm: {
    term: 'Tinh thần chung',
    full: 'CM',
    meaning: 'Ý chí của toàn quân đồn trú, từ 1 đến 20. Dưới 1 là thua. Xem [[2.2.8.1]].',
  },
  rp: {
    term: 'Điểm tiếp tế',
    full: 'RP',
    meaning: 'Lương thực, đạn dược, thuốc men và vật liệu, từ 1 đến 30. Dưới 1 là thua. Xem [[2.2.8.2]].',
  },
  sitrep: {
    term: 'Tình hình',
    full: 'SITREP',
    meaning: 'Tổng điểm cộng trừ của tinh thần chung và điểm tiếp tế; tính vào phần lớn các lần tung. Xem [[2.5.2]].',
  },
  drm: {
    term: 'Điểm cộng trừ',
    full: 'DRM',
    meaning: 'Phần thêm vào một lần tung. Cộng là có lợi cho bạn. Xem [[2.5.1]].',
  },
  ap: {
    term: 'Điểm hành động',
    full: 'AP',
    meaning: '0 đến 4 mỗi lượt, theo lá bài rút được. Mỗi điểm cho phép một loại việc. Xem [[5.2.1]].',
  },
  asp: {
    term: 'Điểm không quân',
    full: 'ASP',
    meaning: 'Máy bay của một lượt, dùng cho phi vụ hoặc yểm trợ một trận đánh. Xem [[7.0]].',
  },
  sead: { term: 'SEAD', full: 'Chế áp cao xạ', meaning: 'Phi vụ đánh vào cao xạ. Xem [[7.2.1]].' },
  das: {
    term: 'DAS',
    full: 'Oanh tạc tuyến sau',
    meaning: 'Ném bom một đại đoàn ở phía sau mặt trận. Xem [[7.2.2]].',
  },
  cas: {
    term: 'CAS',
    full: 'Yểm trợ gần',
    meaning: 'Điểm không quân giúp một trận đánh, mỗi điểm +1. Xem [[7.2.3]].',
  },
  aaa: {
    term: 'Cao xạ',
    full: 'AAA',
    meaning: 'Pháo cao xạ Việt Minh, mức 1 đến 15. Nó cản trở máy bay và tiếp tế. Xem [[2.2.8.3]].',
  },
  strength: {
    term: 'Sức mạnh',
    meaning: 'Sức của một đại đoàn, từ 1 đến 15: quân số, đạn dược và ý chí tiến công. Xem [[2.2.8.4]].',
  },
  taor: {
    term: 'TAOR',
    full: 'Khu vực phụ trách',
    meaning: 'Những đường mà một đại đoàn đi theo: hướng tiến của nó. Xem [[2.2.3]].',
  },
  box: { term: 'Ô xuất phát', meaning: 'Nơi một đại đoàn đứng chân. Không đánh vào đó được. Xem [[2.2.3]].' },
  fort: { term: 'Công sự', meaning: 'Tình trạng công sự của trung tâm, mức 0 đến 4. Xem [[2.2.1.4]].' },
  sapping: { term: 'Đào lấn', meaning: 'Đào chiến hào áp sát trung tâm, làm giảm mức công sự. Xem [[12.2]].' },
  encircled: {
    term: 'Bị bao vây',
    meaning: 'Trung tâm có ký hiệu và ở mức 0: không ai ra vào được, rút lui là mất. Xem [[12.2.1]].',
  },
  nobody: { term: 'Không ai giữ', meaning: 'Trung tâm mà chẳng bên nào giữ. Xem [[2.2.1.1]].' },
  step: {
    term: 'Nấc',
    meaning: 'Sức chịu tổn thất của đơn vị: tiểu đoàn hai nấc, đại đội và đơn vị yểm trợ một nấc. Xem [[2.3.1.5]].',
  },
  factors: {
    term: 'Chỉ số',
    meaning: 'Tiến công, phòng ngự và tinh thần của đơn vị, ghi trên quân cờ. Xem [[2.3.1.3]].',
  },
  asset: { term: 'Đơn vị yểm trợ', meaning: 'Đơn vị xe tăng, pháo binh hoặc cao xạ. Xem [[2.3.1.2]].' },
  used: {
    term: 'Sẵn sàng, đã dùng',
    meaning: 'Đơn vị còn hành động được trong lượt, và đơn vị đã hành động. Xem [[2.3.1.7]].',
  },
  disrupted: {
    term: 'Rối loạn',
    meaning: 'Mất trật tự: trừ 1 ở cả ba chỉ số cho đến khi hồi phục. Xem [[2.3.2.2]].',
  },
  check: {
    term: 'Kiểm tra tinh thần',
    meaning: 'Hai xúc xắc cộng tinh thần cộng tình hình: từ 8 trở lên là đạt. Xem [[2.5.3]].',
  },
  shaken: {
    term: 'Nao núng',
    meaning: 'Đại đoàn có sức mạnh từ 8 trở xuống: phải qua kiểm tra mới sẵn sàng. Xem [[11.2]].',
  },
  'counter-battery': {
    term: 'Phản pháo',
    meaning: 'Pháo Việt Minh bắn vào các đơn vị pháo đã chi viện trận đánh. Xem [[12.3.5.2]].',
  },
  retreat: {
    term: 'Rút lui',
    meaning: 'Sau một đợt tiến công, đơn vị kiểm tra trượt phải lui về trung tâm Pháp kề bên. Xem [[12.3.5.2]].',
  },
  remnants: { term: 'Quân còn lại', meaning: 'Những gì còn lại của một tiểu đoàn hai nấc đã tan vỡ. Xem [[2.2.8.6]].' },
  marche: {
    term: 'Tiểu đoàn ghép',
    full: 'Bataillon de marche',
    meaning: 'Tiểu đoàn yếu lập từ quân còn lại. Xem [[13.3]].',
  },
  dz: {
    term: 'Bãi thả dù',
    full: 'DZ',
    meaning: 'Natasha, Octavie hoặc Simone, nơi lính dù nhảy xuống. Xem [[13.1]].',
  },
  raid: {
    term: 'Đột kích',
    meaning: 'Xuất kích đánh vào chiến hào quanh trung tâm để giành lại mức công sự. Xem [[16.1]].',
  },
  reserve: { term: 'Bài dự trữ', meaning: 'Lá bài giữ được trên tay để dùng sau. Xem [[5.5]].' },
  'pc-gono': {
    term: 'PC GONO',
    full: 'Sở chỉ huy Binh đoàn tác chiến Tây Bắc',
    meaning: 'Sở chỉ huy của bạn, ở Mường Thanh. Mất nơi này là thua. Xem [[2.2.4.4]].',
  },
  vm: {
    term: 'Việt Minh',
    full: 'VM',
    meaning: 'Đối phương của bạn, do trò chơi điều khiển: Quân đội nhân dân Việt Nam.',
  },
  vp: {
    term: 'Điểm thắng lợi',
    full: 'VP',
    meaning: 'Tính sau lượt 16, theo trung tâm và tiểu đoàn. Xem [[17.2]].',
  },
};
