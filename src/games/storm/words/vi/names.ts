import type { Day } from '../../../../kernel/wording';
import type { StormTexts } from '../texts';

const dayOf = ({ day, month }: Day) => `${day} tháng ${month}`;

export const names = {
  title: 'Storm Over Dien Bien Phu',
  scenarios: {
    battle: {
      name: 'Trận đánh',
      summary:
        'Tám lượt, mỗi lượt một tuần. Việt Minh cần sáu trong mười khu vực thắng lợi; quân Pháp phải giữ được năm.',
    },
  },
  options: {
    '15.0': {
      name: 'Đặt mức để chọn phe',
      effect:
        'Mỗi người đặt số khu vực thắng lợi mà mình sẽ chiếm nếu cầm quân Việt Minh. Ai đặt cao hơn thì cầm Việt Minh và phải đạt số ấy.',
    },
  },
  sides: { french: 'Quân Pháp', 'viet-minh': 'Việt Minh' },
  areas: {
    1: { name: 'Đồi Pa Pé', short: 'Pa Pé' },
    2: { name: 'Đường mòn Pavie, phía bắc', short: 'Đường Pavie' },
    3: { name: 'Thượng nguồn Nậm Rốm', short: 'Thượng Nậm Rốm' },
    4: { name: 'Tà Lèng', short: 'Tà Lèng' },
    5: { name: 'Sườn núi tây bắc', short: 'Sườn tây bắc' },
    6: { name: 'Độc Lập (Gabrielle)', short: 'Độc Lập' },
    7: { name: 'Bản Khe Phai', short: 'Khe Phai' },
    8: { name: 'Rừng Him Lam', short: 'Rừng Him Lam' },
    9: { name: 'Bản Kéo (Anne-Marie)', short: 'Bản Kéo' },
    11: { name: 'Nà Lơi', short: 'Nà Lơi' },
    12: { name: 'Sườn núi Bản Kéo', short: 'Sườn Bản Kéo' },
    14: { name: 'Him Lam (Béatrice)', short: 'Him Lam' },
    16: { name: 'Sân bay, đầu bắc', short: 'Sân bay B' },
    17: { name: 'Đồi E1 (Dominique 1)', short: 'Đồi E1' },
    18: { name: 'Rừng phía đông', short: 'Rừng phía đông' },
    20: { name: 'Sân bay, khúc giữa', short: 'Sân bay G' },
    21: { name: 'Sân bay, đầu nam', short: 'Sân bay N' },
    24: { name: 'Đồi D1 (Dominique 2)', short: 'Đồi D1' },
    25: { name: 'Pe Luông', short: 'Pe Luông' },
    26: { name: 'Ruộng phía tây', short: 'Ruộng phía tây' },
    28: { name: 'PC GONO (sở chỉ huy Mường Thanh)', short: 'PC GONO' },
    30: { name: 'Đồi C1 (Éliane 1)', short: 'Đồi C1' },
    31: { name: 'Đồi F (Mont Fictif)', short: 'Đồi F' },
    32: { name: 'Bản Ông Pét', short: 'Ông Pét' },
    35: { name: 'Đồi C2 (Éliane 4)', short: 'Đồi C2' },
    38: { name: 'Đồi A1 (Éliane 2)', short: 'Đồi A1' },
    39: { name: 'Đồi Cháy (Mont Chauve)', short: 'Đồi Cháy' },
    40: { name: 'Bản Cò Mỵ', short: 'Cò Mỵ' },
    42: { name: 'Bản Ten', short: 'Bản Ten' },
    43: { name: 'Đường đi Hồng Cúm, phía tây', short: 'Hồng Cúm T' },
    44: { name: 'Đường đi Hồng Cúm, phía đông', short: 'Hồng Cúm Đ' },
  },
  boxes: {
    eliminated: { name: 'Đơn vị bị loại', short: 'Bị loại' },
    replacements: { name: 'Ô quân bổ sung', short: 'Bổ sung' },
    aside: { name: 'Dành cho lá bài', short: 'Để riêng' },
  },
  turnBox: (turn) => ({ name: `Đến vào cuối lượt ${turn}`, short: `Lượt ${turn}` }),
  kinds: {
    legion: 'Đại đội Lê dương',
    african: 'Đại đội Bắc Phi',
    thai: 'Đại đội Thái',
    para: 'Đại đội dù Pháp',
    vietnamese: 'Đại đội dù Việt Nam',
    armor: 'Trung đội xe tăng M24 Chaffee',
    aa: 'Trung đội đại liên bốn nòng',
    regular: 'Đại đội Việt Minh',
    elite: 'Đại đội Việt Minh tinh nhuệ',
    replacement: 'Đại đội bổ sung',
  },
  factors: ['hỏa lực', 'phòng ngự', 'di chuyển'],
  states: {
    fresh: 'còn sức',
    spent: 'đã kiệt sức',
    elite: 'tinh nhuệ',
    reinforcement: 'sắp đến',
    acting: 'đang hành động',
    'fire-french': 'dấu Bắn của Pháp',
    'fire-viet-minh': 'dấu Bắn của Việt Minh',
    'out-of-supply': 'không được tiếp tế',
    'victory-taken': 'khu vực thắng lợi đã bị chiếm',
    contested: 'đang tranh chấp',
    assaulted: 'đang bị xung phong',
    targeted: 'đang bị đánh',
    'assault-ready': 'có thể xung phong từ đây',
    inactive: 'lượt này không có quân bổ sung',
    hand: 'trên tay',
    committed: 'sắp được dùng',
    discard: 'đã bỏ',
    removed: 'ra khỏi trò chơi',
  },
  tracks: {
    turn: { short: 'Lượt', name: 'Lượt', meaning: 'Tám lượt, mỗi lượt một tuần.' },
    victory: {
      short: 'Khu vực',
      name: 'Khu vực thắng lợi đã chiếm',
      meaning: 'Số khu vực thắng lợi Việt Minh đang giữ.',
    },
    needed: { short: 'Cần', name: 'Khu vực thắng lợi cần có', meaning: 'Số Việt Minh phải giữ vào cuối lượt 8.' },
    impulse: { short: 'Phiên', name: 'Phiên hành động', meaning: 'Phiên thứ mấy trong lượt, và đến phe nào.' },
    'hand-french': { short: 'Tay Pháp', name: 'Bài trên tay Pháp', meaning: 'Số lá trên tay quân Pháp.' },
    'deck-french': { short: 'Chồng Pháp', name: 'Chồng bài Pháp', meaning: 'Số lá còn lại trong chồng bài Pháp.' },
    'hand-viet-minh': { short: 'Tay VM', name: 'Bài trên tay Việt Minh', meaning: 'Số lá trên tay Việt Minh.' },
    'deck-viet-minh': {
      short: 'Chồng VM',
      name: 'Chồng bài Việt Minh',
      meaning: 'Số lá còn lại trong chồng bài Việt Minh.',
    },
    replacements: { short: 'Bổ sung', name: 'Quân bổ sung', meaning: 'Số đại đội còn trong ô quân bổ sung.' },
    supply: {
      short: 'Tiếp tế',
      name: 'Điểm cộng trừ tiếp tế',
      meaning: 'Cộng vào lần tung tiếp tế: 2 cho mỗi khu sân bay và 1 cho mỗi khu xanh trong tay Việt Minh.',
    },
    'french-passed': {
      short: 'Bỏ phiên',
      name: 'Pháp đã bỏ phiên',
      meaning: 'Quân Pháp đã bỏ phiên vừa rồi: nếu Việt Minh cũng bỏ thì lượt kết thúc.',
    },
  },
  phases: {
    bidding: 'Đặt mức chọn phe',
    draw: 'Rút bài',
    impulses: 'Các phiên hành động',
    discards: 'Cuối lượt: bỏ bài',
    supply: 'Cuối lượt: tiếp tế của Pháp',
    arrivals: 'Cuối lượt: quân đến',
  },
  dates: (from, to) =>
    from.month === to.month
      ? `từ ${from.day} đến ${dayOf(to)} năm 1954`
      : `từ ${dayOf(from)} đến ${dayOf(to)} năm 1954`,
  timings: { impulse: 'Phiên hành động', reaction: 'Ứng phó', either: 'Phiên hành động hoặc ứng phó' },
  stated: (rules) => `Sách luật đã nêu: ${rules}.`,
  reasons: {
    'lie of the land, so that every adjacency of the examples holds':
      'Dựng lại: vị trí, giá trị và đường viền theo địa hình, sao cho đúng mọi chỗ giáp nhau trong các ví dụ.',
    'shared edge of the reconstructed map': 'Dựng lại: cạnh chung trên bản đồ dựng lại.',
    'order of battle of the garrison; factors in the range of the examples':
      'Dựng lại: theo biên chế quân đồn trú; chỉ số trong khoảng của các ví dụ.',
    'battalion far under strength, one point below the rest of the Legion':
      'Dựng lại: tiểu đoàn thiếu quân nhiều nên kém phần còn lại của Lê dương một điểm.',
    'relief column of Isabelle; the number of card units is stated':
      'Dựng lại: đoàn quân từ Hồng Cúm; luật ghi ba đơn vị đến nhờ một lá bài.',
    'order of battle of the besiegers; factors in the range of the examples':
      'Dựng lại: theo biên chế quân bao vây; chỉ số trong khoảng của các ví dụ.',
    'number of replacements and their spent side': 'Dựng lại: số lượng và mặt kiệt sức.',
    'eight weekly turns; hands follow the tempo of the siege':
      'Dựng lại: tám lượt, mỗi lượt một tuần; số bài theo nhịp trận đánh.',
    'ten victory areas by calibration': 'Dựng lại và cân chỉnh: mười khu vực thắng lợi, sau nhiều ván chơi thử.',
    'limits and advance of the card': 'Dựng lại: giới hạn và việc tiến lên.',
    'trigger and restriction of the card': 'Dựng lại: thời điểm và giới hạn.',
    'firepower and trigger of the card': 'Dựng lại: hỏa lực và thời điểm.',
    'modifier of the card': 'Dựng lại: điểm cộng trừ.',
    'modifier of the card and its place in this deck': 'Dựng lại: điểm cộng trừ và việc có trong chồng này.',
    'firepower and window of the card': 'Dựng lại: hỏa lực và lúc dùng.',
    'known name; a card whose firer assigns damage is needed':
      'Dựng lại: tên lá bài đã biết; luật cần một lá mà bên bắn được phân tổn thất.',
    'known name; effect from the events of the siege':
      'Dựng lại: tên lá bài đã biết; hiệu quả theo diễn biến trận đánh.',
    'counterpart of the supply roll': 'Dựng lại: để đối lại lần tung tiếp tế.',
    'name, place and condition of the card': 'Dựng lại: tên, nơi đến và điều kiện.',
    'event of the siege': 'Dựng lại: từ một sự kiện của trận đánh.',
    'second effect of the card': 'Dựng lại: hiệu quả thứ hai.',
    'number of units': 'Dựng lại: số đơn vị.',
    'rules suppose Viet Minh units inside French areas':
      'Dựng lại: nhiều điều luật giả định có quân Việt Minh trong khu vực Pháp; lá bài này đưa họ vào.',
  },
} satisfies Partial<StormTexts>;
