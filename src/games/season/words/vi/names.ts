/** Tên gọi của mọi thứ. */
import type { Day } from '../../../../kernel/wording';
import type { SeasonTexts } from '../texts';

const dayOf = ({ day, month }: Day) => `${day}/${month}`;

export const names = {
  title: 'A Season in Hell',
  scenarios: {
    'initial-assault': {
      name: 'Đợt tiến công đầu tiên',
      summary:
        'Một tuần, bốn hiệp. Việt Minh thắng nếu chiếm 10 cứ điểm trở lên và mất nhiều nhất 20 nấc; nếu không thì quân Pháp thắng.',
    },
    'five-hills': {
      name: 'Năm ngọn đồi và cụm Huguette',
      summary:
        'Tuần 3 và 4. Việt Minh thắng nếu đạt 6 trên 8 mục tiêu và có nhiều nhất 50 nấc trên thang tổn thất; nếu không thì quân Pháp thắng.',
    },
    'full-battle': {
      name: 'Toàn bộ trận đánh',
      summary:
        'Nhiều nhất tám tuần. Việt Minh thắng ngay khi chiếm 33 trên 44 cứ điểm; quân Pháp thắng khi Việt Minh mất 86 nấc, hoặc nếu tập đoàn cứ điểm còn đứng vững ngày 7 tháng 5.',
    },
  },
  options: {},
  sides: { french: 'Quân Pháp', 'viet-minh': 'Việt Minh', nobody: 'Không ai' },
  zone: (letter) => ({ name: `Khu ${letter}`, short: `Khu ${letter}`, brief: letter }),
  jungle: (number) => ({ name: `Rừng ${number}`, short: `Rừng ${number}` }),
  centre: (name) => ({ name: `Khu ${name}`, short: `Khu ${name.split('-')[0]}`, brief: '', lettered: '' }),
  inset: 'Hồng Cúm, 5 km phía nam',
  zoneNames: { ZE: 'Đồi F', ZF: 'Đồi Cháy', ZQ: 'quanh Hồng Cúm' },
  base: (letter, post) => `bàn đạp ${letter} trước ${post}`,
  hills: {
    E1: { name: 'Đồi C1', brief: 'C1' },
    E2: { name: 'Đồi A1', brief: 'A1' },
    D1: { name: 'Đồi E1', brief: 'E1' },
    D2: { name: 'Đồi D1', brief: 'D1' },
    B1: { name: 'Him Lam 1', brief: 'HL1' },
    B2: { name: 'Him Lam 2', brief: 'HL2' },
    B3: { name: 'Him Lam 3', brief: 'HL3' },
    B4: { name: 'Him Lam 4', brief: 'HL4' },
    G1: { name: 'Độc Lập 1', brief: 'ĐL1' },
    G2: { name: 'Độc Lập 2', brief: 'ĐL2' },
    G3: { name: 'Độc Lập 3', brief: 'ĐL3' },
    G4: { name: 'Độc Lập 4', brief: 'ĐL4' },
    AM1: { name: 'Bản Kéo 1', brief: 'BK1' },
    AM2: { name: 'Bản Kéo 2', brief: 'BK2' },
    I1: { name: 'Hồng Cúm 1', brief: 'HC1' },
    I2: { name: 'Hồng Cúm 2', brief: 'HC2' },
    I3: { name: 'Hồng Cúm 3', brief: 'HC3' },
    I4: { name: 'Hồng Cúm 4', brief: 'HC4' },
    I5: { name: 'Hồng Cúm 5', brief: 'HC5' },
  },
  letters: { C: 'Cl', D: 'Do', E: 'Él', H: 'Hu' },
  boxes: {
    pool: { name: 'Chờ nhảy dù', short: 'Chờ nhảy dù' },
    destroyed: { name: 'Bị tiêu diệt', short: 'Bị tiêu diệt' },
    merged: { name: 'Đã nhập vào đại đội khác', short: 'Đã nhập' },
    CRC: { name: 'Khu trung tâm', short: 'Khu trung tâm' },
  },
  turnBox: (turn) => ({ name: `Tuần ${turn} trên thang lượt`, short: `Tuần ${turn}` }),
  unknownPiece: 'một quân chưa rõ',
  shownDummy: 'một quân nghi binh',
  battalion: (name) => `TĐ ${name}`,
  regiment: (name) => `Trung đoàn ${name}`,
  kinds: {
    legion: 'Đại đội Lê dương',
    'legion-para': 'Đại đội dù Lê dương',
    para: 'Đại đội dù',
    algerian: 'Đại đội An-giê-ri',
    moroccan: 'Đại đội Ma-rốc',
    thai: 'Đại đội Thái',
    tank: 'Phân đội xe tăng',
    mg: 'Trung đội đại liên bốn nòng',
    battalion: 'Tiểu đoàn Việt Minh',
    dummy: 'Quân nghi binh',
    unknown: 'Tiểu đoàn chưa rõ',
  },
  factors: ['Hỏa lực', 'Cận chiến', 'Tinh thần'],
  states: {
    ready: 'sẵn sàng',
    hidden: 'ẩn',
    concealed: 'quân Pháp không thấy',
    'at-base': 'ở bàn đạp xung phong',
    revealed: 'lộ cho đến hết hiệp',
    engaged: 'đã vào trận',
    disorganized: 'rối loạn',
    fatigued: 'mệt mỏi',
    reduced: 'hao tổn',
    'one-loss': 'mất một nấc',
    'two-losses': 'mất hai nấc',
    dummy: 'nghi binh',
    moved: 'đã di chuyển',
    attacking: 'đang tiến công',
    pool: 'chờ nhảy dù',
    reinforcement: 'viện binh',
    encircled: 'bị vây kín',
    threatened: 'bị uy hiếp',
    'victory-taken': 'đồi chiến lược đã mất',
    'costs-step': 'tốn một nấc vào cuối tuần',
    empty: 'bỏ trống',
    attacked: 'bị tiến công',
    shelled: 'đã chỉ định pháo kích',
    captured: 'vừa bị chiếm trong phiên này',
    scouted: 'đã trinh sát trong hiệp này',
    loose: 'hào cấp 3 không có quân giữ',
    danger: 'tuần này không xung phong nữa',
  },
  tracks: {
    turn: { short: 'Tuần', name: 'Tuần', meaning: 'Tuần của cuộc vây hãm, trong tám tuần.' },
    round: { short: 'Hiệp', name: 'Hiệp', meaning: 'Hiệp của tuần, trong bốn hiệp; tuần yên tĩnh không có hiệp nào.' },
    impulse: { short: 'Phiên', name: 'Phiên', meaning: 'Phiên của đợt xung phong hay hành quân, trong ba phiên.' },
    'guns-french': {
      short: 'Pháo Pháp',
      name: 'Đạn pháo của quân Pháp',
      meaning: 'Điểm pháo kích của quân Pháp. Mức đạn cũng làm dịch cột bắn của bộ binh Pháp.',
    },
    'guns-viet-minh': {
      short: 'Pháo VM',
      name: 'Đạn pháo của Việt Minh',
      meaning: 'Điểm pháo kích của Việt Minh. Mức đạn cũng làm dịch cột bắn của bộ binh Việt Minh.',
    },
    losses: {
      short: 'Tổn thất VM',
      name: 'Tổn thất của Việt Minh',
      meaning:
        'Số nấc Việt Minh đã mất. Đến 20, đòn đánh được +1; đến 50, ngừng xung phong trong tuần; đến 86, cuộc vây hãm thất bại.',
    },
    posts: {
      short: 'CĐ đã mất',
      name: 'Cứ điểm đã mất',
      meaning: 'Số cứ điểm trong tay Việt Minh, và số cứ điểm quyết định.',
    },
    goals: {
      short: 'Mục tiêu',
      name: 'Mục tiêu của Việt Minh',
      meaning: 'Các đồi đã chiếm, Huguette 6 và 7 bị chiếm hay vây kín, hào cấp 3 ở Đồi Cháy: 6 trên 8 là quyết định.',
    },
    air: {
      short: 'Không quân',
      name: 'Điểm không quân',
      meaning: 'Điểm không quân của tuần: ngăn chặn, oanh kích, chi viện.',
    },
    replacements: {
      short: 'Bổ sung',
      name: 'Điểm bổ sung',
      meaning: 'Mỗi điểm hồi một nấc ở khu trung tâm hoặc trả cho một tổn thất vì vây hãm.',
    },
    'places-lost': {
      short: 'Nơi đã mất',
      name: 'Nơi đã mất cho bảng không vận',
      meaning: 'Càng mất nhiều trong tám nơi quanh sân bay, hàng đến bằng đường không càng ít.',
    },
    drops: { short: 'Nhảy dù', name: 'Còn được thả dù', meaning: 'Số đại đội còn được thả dù trong hiệp này.' },
    digging: { short: 'Đào hào', name: 'Điểm đào hào', meaning: 'Điểm đào hào còn lại trong tuần, trên 12.' },
  },
  groups: {
    guns: { short: 'Pháo', name: 'Đạn pháo', meaning: 'Điểm pháo kích của hai phe, quân Pháp trước.' },
  },
  phases: {
    'set-up-french': 'Quân Pháp bày quân',
    'set-up-viet-minh': 'Việt Minh bày quân',
    'vm-supply': 'Việt Minh tiếp tế',
    air: 'Tiếp tế đường không',
    interdiction: 'Ngăn chặn',
    replacements: 'Bổ sung',
    returns: 'Quân trở lại và quân mới đến',
    reconstitution: 'Củng cố lực lượng',
    trenches: 'Đào hào',
    week: 'Quyết định của tuần',
    'strategic-viet-minh': 'Việt Minh di chuyển chiến lược',
    'strategic-french': 'Quân Pháp di chuyển chiến lược',
    'quiet-drop': 'Thả dù trong tuần yên tĩnh',
    drop: 'Thả dù',
    'vm-movement': 'Việt Minh di chuyển',
    assault: 'Việt Minh tiến công',
    'french-interdiction': 'Ngăn chặn trong hiệp',
    'french-movement': 'Quân Pháp di chuyển',
    reconnaissance: 'Trinh sát',
    operation: 'Quân Pháp hành quân',
    'round-end': 'Hết hiệp',
    siege: 'Pháo kích vây hãm',
    'siege-losses': 'Tổn thất vì pháo kích vây hãm',
    encirclement: 'Các cứ điểm bị vây kín',
    hills: 'Các đồi chiến lược',
    engagement: 'Đưa quân vào trận',
    barrages: 'Pháo kích',
    approach: 'Di chuyển',
    'defensive-fire': 'Bắn phòng ngự',
    'hand-to-hand': 'Cận chiến',
    'defensive-movement': 'Di chuyển phòng ngự',
  },
  dates: (from, to) =>
    from.month === to.month ? `từ ${from.day} đến ${dayOf(to)}/1954` : `từ ${dayOf(from)} đến ${dayOf(to)}/1954`,
  stated: (rules) => `Sách luật đã nêu: ${rules}.`,
  reasons: {
    'only two of the jungle zones are placed by the rules': 'Dựng lại: luật chỉ định vị trí hai trong bốn khu rừng.',
    'lie of the land around the camp': 'Dựng lại: theo địa thế quanh tập đoàn cứ điểm.',
    'one alphabet for the outer ring satisfies every letter the rules name':
      'Dựng lại: một bảng chữ cái cho vành ngoài khớp với mọi chữ mà luật nêu.',
    'two centres share a zone, so that a centre of one PA can be encircled':
      'Dựng lại: hai trung tâm chung một khu, để trung tâm chỉ có một cứ điểm cũng có thể bị vây kín.',
    'a centre of the west bank that neither list names joins the camp':
      'Dựng lại: trung tâm ở bờ tây không có trong danh sách nào thì thuộc khu trung tâm.',
    'number of PAs in each centre, so that they are 44':
      'Dựng lại: số cứ điểm của mỗi trung tâm, sao cho tổng cộng là 44.',
    'neighbouring positions are joined': 'Dựng lại: các vị trí kề nhau được nối với nhau.',
    'approach by ground': 'Dựng lại: theo các hướng tiếp cận trên thực địa.',
    'drawing: true to the valley, bent for touch': 'Dựng lại: vẽ đúng theo thung lũng, chỉnh cho dễ chạm.',
    'order of battle of the garrison; steps by rule, values by calibration':
      'Dựng lại: theo biên chế của quân đồn trú; số nấc theo luật, chỉ số cân chỉnh qua nhiều ván.',
    'five sections of two tanks; values by calibration':
      'Dựng lại: năm phân đội, mỗi phân đội hai xe tăng; chỉ số cân chỉnh qua nhiều ván.',
    'two platoons of quadruple machine-guns; values by calibration':
      'Dựng lại: hai trung đội đại liên bốn nòng; chỉ số cân chỉnh qua nhiều ván.',
    'order of battle of the besiegers; steps by rule, values by calibration':
      'Dựng lại: theo biên chế của quân vây hãm; số nấc theo luật, chỉ số cân chỉnh qua nhiều ván.',
    'codes and fixed strengths are stated; cells by calibration':
      'Dựng lại: ký hiệu và sức mạnh cố định đã nêu; các ô cân chỉnh qua nhiều ván.',
    'codes and modifiers are stated; cells by calibration':
      'Dựng lại: ký hiệu và điểm cộng trừ đã nêu; các ô cân chỉnh qua nhiều ván.',
    'structure, places and penalties are stated; numbers by calibration':
      'Dựng lại: cấu trúc, địa điểm và mức phạt đã nêu; các con số cân chỉnh qua nhiều ván.',
    'rates are stated; size of a level, limits and shifts by calibration':
      'Dựng lại: tỉ lệ đã nêu; độ lớn của một mức, giới hạn và độ dịch cột cân chỉnh qua nhiều ván.',
    'dates, rain and arrivals of the siege':
      'Dựng lại: theo ngày tháng, mùa mưa và các đợt tăng viện của trận vây hãm.',
    'the rules are silent; what serves as cover there': 'Dựng lại: luật không nói; thứ dùng làm chỗ nấp quyết định.',
    'set-up from the order of battle of March 1954': 'Dựng lại: bày quân theo biên chế tháng 3 năm 1954.',
    'set-up from the situation of 27 to 30 March 1954':
      'Dựng lại: bày quân theo tình thế từ 27 đến 30 tháng 3 năm 1954.',
  },
} satisfies Partial<SeasonTexts>;
