/** Câu hỏi, nút trả lời, và vì sao một việc không được phép. */
import { say } from '../../../../kernel/words';
import { type Asked, answerIn, baseLetter, type Follows } from '../names';
import type { SeasonTexts } from '../texts';

const air = (count: number) => (count > 0 ? `, ${count} KQ` : '');

const toMark = (q: Asked) => `tổn thất ${q.number('losses')}/${q.number('mark')}`;
const undropped = (count: number) => (count > 0 ? `, ${count} chưa thả` : '');

export const play = {
  asks: {
    'set-up': (q) =>
      q.id('side') === 'french'
        ? say`Bày quân: di chuyển đơn vị trong khu trung tâm hoặc trong trung tâm đề kháng của nó, hoặc giữ vị trí đã định.`
        : say`Bày quân: di chuyển quân từ rừng này sang rừng khác, hoặc giữ vị trí đã định.`,
    trade: (q) =>
      q.is('half')
        ? say`Thêm một nấc cho một tiểu đoàn khác, từ điểm đã đổi?`
        : say`Đạn nhận được: ${q.number('points')} điểm. Đổi lấy nấc, hay cất giữ?`,
    interdict: () => say`Dùng 2 điểm không quân để bớt 1 điểm pháo kích của Việt Minh?`,
    replace: (q) => say`Điểm bổ sung: ${q.number('points')}. Bổ sung, lập lại hay nhập?`,
    return: () => say`Những tiểu đoàn nào trở lại bản đồ? Nghỉ thêm một tuần thì hồi một nấc.`,
    leave: (q) => say`Những tiểu đoàn hao tổn nào rời đi? Có thể trở lại tuần ${q.number('back')}, thêm một nấc.`,
    dig: (q) => say`Điểm đào hào còn lại: ${q.number('points')}. Đào ở đâu? Hào phải nối về rừng.`,
    'assault-week': () =>
      say`Việt Minh có mở đợt tiến công trong tuần này không? Nếu không, quân Pháp có thể mở cuộc hành quân, hoặc tuần yên tĩnh.`,
    'operate-week': () => say`Việt Minh không mở đợt tiến công. Quân Pháp có mở cuộc hành quân tuần này không?`,
    'strategic-move': () => say`Tuần yên tĩnh: di chuyển quân đến bất cứ nơi nào tới được.`,
    drop: (q) => say`Thả dù: số đại đội còn lại trong hiệp này: ${q.number('left')}.`,
    'vm-move': () => say`Di chuyển quân ẩn: một khu rừng, hoặc hai bước qua hào và cứ điểm đã chiếm.`,
    'assault-now': () => say`Mở đợt tiến công trong hiệp này, hay bỏ qua?`,
    'french-move': () =>
      say`Di chuyển đơn vị qua các cứ điểm của Pháp, trong khu trung tâm hoặc trong cùng một trung tâm đề kháng.`,
    scout: () => say`Trinh sát khu nào? Ra 1 thì không thấy gì; ra 5 và 6 thì mất một nấc.`,
    'scout-loss': (q) => say`Trinh sát ${q.place('place')}: đơn vị nào chịu tổn thất?`,
    dummy: (q) => say`Một quân nghi binh bị lộ ở ${q.place('place')}: đưa về khu rừng nào?`,
    'operate-now': () => say`Mở cuộc hành quân trong hiệp này, hay bỏ qua?`,
    engage: () => say`Đưa những tiểu đoàn nào vào trận? Các tiểu đoàn đó bị lộ.`,
    expose: () => say`Nhắm những cứ điểm nào của Việt Minh? Quân ở đó bị lộ.`,
    barrage: (q) =>
      q.ids('named').length > 0
        ? say`Mục tiêu đã chỉ định: ${q.name('named')}. Còn nữa không?`
        : say`Chỉ định mục tiêu pháo kích.`,
    'bear-check': (q) => say`Hỏa lực vào ${q.place('place')}: đơn vị nào kiểm tra tinh thần?`,
    'bear-disorder': (q) => say`Hỏa lực vào ${q.place('place')}: rối loạn, hay mất một nấc thay thế?`,
    'bear-steps': (q) => say`Hỏa lực vào ${q.place('place')}: phải mất ${q.number('left')} nấc. Đơn vị nào?`,
    'bear-tank': () => say`Xe tăng trúng đạn: phân đội nào mất một nấc?`,
    'assault-move': () => say`Di chuyển các tiểu đoàn vào trận đến bàn đạp hoặc cứ điểm.`,
    'operation-move': () => say`Di chuyển của cuộc hành quân: một cứ điểm hoặc một khu, xe tăng đi khắp khu trung tâm.`,
    declare: (q) =>
      q.ids('named').length > 0
        ? say`Đòn tiến công đã định: ${q.name('named')}. Còn nữa không?`
        : say`Chọn đơn vị đánh và mục tiêu, trước khi đối phương bắn.`,
    'defensive-fire': () => say`Bắn phòng ngự: chọn cứ điểm bắn và mục tiêu.`,
    firers: (q) => say`Những tiểu đoàn nào ở ${q.place('place')} bắn? Nhiều nhất ${q.number('most')}.`,
    'defensive-barrage': (q) =>
      q.ids('named').length > 0
        ? say`Mục tiêu đã chỉ định: ${q.name('named')}. Còn nữa không?`
        : say`Chỉ định mục tiêu pháo kích phòng ngự.`,
    attack: (q) =>
      q.ids('named').length > 0
        ? say`Đòn tiến công đã định: ${q.name('named')}. Còn nữa không?`
        : say`Cận chiến: chọn đơn vị đánh và mục tiêu.`,
    'call-off': () => say`Hủy đòn tiến công nào trước khi tung xúc xắc?`,
    stand: (q) => say`${q.place('place')}: hai đại đội được tính công sự, hay tất cả nhưng không tính công sự?`,
    name: (q) => say`${q.place('place')}: tính tinh thần của đơn vị nào? Đơn vị đó chịu tổn thất đầu tiên.`,
    'add-air': (q) => say`${q.place('place')}: thêm điểm không quân? Mỗi điểm dịch hai cột.`,
    critical: (q) => say`${q.place('place')}: nhân đôi kết quả, hay giữ nguyên và bắn trúng xe tăng?`,
    'hand-steps': (q) => say`${q.place('place')}: còn phải mất ${q.number('left')} nấc. Đơn vị nào?`,
    'hand-disorder': (q) => say`${q.place('place')}: đơn vị nào bị rối loạn?`,
    'hand-check': (q) => say`${q.place('place')}: đơn vị nào kiểm tra tinh thần?`,
    rout: (q) => say`${q.unit('unit')} lui khỏi ${q.place('place')}: về khu rừng nào?`,
    'lone-tank': (q) => say`${q.unit('unit')} không còn bộ binh ở ${q.place('place')}: đi về cứ điểm nào?`,
    advance: (q) => say`${q.place('place')} không còn quân giữ. Đơn vị nào tiến vào?`,
    'defensive-move': () => say`Di chuyển phòng ngự: đi một nơi, hoặc ở lại.`,
    'break-off': () => say`Những tiểu đoàn nào rút khỏi trận về rừng? Các tiểu đoàn đó sẽ bị mệt mỏi.`,
    'go-on': () => say`Tiếp tục thêm một phiên, hay dừng?`,
    enter: () => say`Vào các cứ điểm trống trước mặt?`,
    withdraw: () => say`Rút đơn vị, hay ở lại?`,
    'end-week': () => say`Kết thúc các hiệp của tuần? Cả hai phe phải đồng ý.`,
    siege: (q) =>
      say`Pháo kích vây hãm: còn ${q.number('points')} điểm. Mỗi điểm làm Pháp mất một nấc hoặc một điểm bổ sung.`,
    'siege-loss': (q) => say`Pháo kích vây hãm ${q.place('place')}: đơn vị nào chịu? Còn ${q.number('left')} tổn thất.`,
    'encircled-loss': (q) => say`${q.place('place')} bị vây kín: đơn vị nào mất một nấc?`,
    'hill-loss': (q) => say`${q.place('place')} trong tay Việt Minh gây một tổn thất: đơn vị nào chịu?`,
  },
  choices: {
    move: ({ unit, to }, n) => `${n.textOf(unit)}: ${n.textOf(to)}`,
    trade: ({ unit, steps }, n) => `${n.textOf(unit)}: ${steps} nấc`,
    merge: ({ unit, with: other }, n) => `${n.textOf(unit)} + ${n.textOf(other)}`,
    replace: ({ unit }, n) => `${n.textOf(unit)}: hồi 1 nấc`,
    return: ({ unit }, n) => `${n.textOf(unit)} trở lại`,
    leave: ({ unit }, n) => `${n.textOf(unit)} rời đi`,
    engage: ({ unit }, n) => `${n.textOf(unit)} vào trận`,
    pick: ({ unit }, n) => n.textOf(unit),
    disorganize: ({ unit }, n) => `${n.textOf(unit)}: bị rối loạn`,
    lose: ({ unit }, n) => `${n.textOf(unit)}: một nấc`,
    'break-off': ({ unit }, n) => `${n.textOf(unit)} rút khỏi trận`,
    dig: ({ place }, n) => `Đào hào: ${n.textOf(place)}`,
    scout: ({ place }, n) => `Trinh sát ${n.textOf(place)}`,
    barrage: ({ place }, n) => `Pháo kích ${n.textOf(place)}`,
    target: ({ place }, n) => `Nhắm ${n.textOf(place)}`,
    'call-off': ({ place }, n) => `Hủy: ${n.textOf(place)}`,
    siege: ({ place }, n) => `Pháo kích vây hãm: ${n.textOf(place)}`,
    assault: ({ place }, n) => `Tất cả đánh ${n.textOf(place)}`,
    hide: ({ place }, n) => `Về ${n.textOf(place)}`,
    fire: ({ from, place, air: added }, n) => {
      if (from === place) return `Bắn ở ${n.textOf(place)}${air(added)}`;
      const letter = baseLetter(place);
      return `${n.textOf(from)} → ${letter === '' ? n.textOf(place) : `bàn đạp ${letter}`}${air(added)}`;
    },
    strike: ({ place, air: added }, n) => `Oanh kích ${n.textOf(place)}${air(added)}`,
    attack: ({ unit, place }, n) => `${n.textOf(unit)}: ${n.textOf(place)}`,
    two: ({ unit, with: other }, n) => `${n.textOf(unit)} và ${n.textOf(other)}`,
    air: ({ points }) => (points === 0 ? 'Không thêm điểm nào' : `${points} điểm`),
    interdict: () => 'Dùng 2 điểm không quân',
    yes: (_, __, q) => answerIn(q, yeses[q.key] ?? 'Có', ahead),
    no: (_, __, q) => answerIn(q, noes[q.key] ?? 'Không', instead),
    all: (_, __, q) => (q.key === 'stand' ? 'Tất cả, không công sự' : 'Tất cả'),
    double: () => 'Nhân đôi kết quả',
    tank: () => 'Giữ nguyên, bắn trúng xe tăng',
    pay: () => 'Một điểm bổ sung',
  },
  dones: {
    'set-up': () => 'Bắt đầu như vậy',
    trade: () => 'Cất phần còn lại',
    interdict: (q) => `Giữ ${q.number('air')} điểm không quân`,
    replace: () => 'Giữ phần còn lại',
    return: () => 'Các đơn vị khác ở lại',
    leave: () => 'Các đơn vị khác ở lại',
    dig: () => 'Ngừng đào',
    'strategic-move': () => 'Di chuyển xong',
    drop: () => 'Không thả dù nữa',
    'vm-move': () => 'Di chuyển xong',
    'french-move': () => 'Di chuyển xong',
    scout: () => 'Không trinh sát nữa',
    engage: (q) => (q.ids('named').length > 0 ? 'Để lộ các quân này' : 'Không đưa đơn vị nào'),
    expose: () => 'Không nhắm thêm',
    barrage: (q) => (q.ids('named').length > 0 ? 'Khai hỏa' : 'Không pháo kích'),
    'assault-move': () => 'Di chuyển xong',
    'operation-move': () => 'Di chuyển xong',
    declare: (q) => (q.ids('named').length > 0 ? 'Không thêm nữa' : 'Không tiến công'),
    'defensive-fire': () => 'Không bắn',
    firers: () => 'Bắn với các đơn vị này',
    'defensive-barrage': (q) => (q.ids('named').length > 0 ? 'Khai hỏa' : 'Không pháo kích'),
    attack: (q) => (q.ids('named').length > 0 ? 'Đánh' : 'Không tiến công'),
    'call-off': () => 'Đánh',
    advance: () => 'Không vào thêm',
    'defensive-move': () => 'Ở lại',
    'break-off': () => 'Ở lại',
    enter: () => 'Không vào',
    withdraw: () => 'Ở lại',
    siege: () => 'Giữ phần còn lại',
  },
  doneMade: 'Xong',
  refusals: {
    'not-yours': 'Đơn vị này không phải của bạn.',
    'not-on-map': 'Đơn vị này không có trên bản đồ.',
    'moved-already': 'Đơn vị này đã di chuyển.',
    disorganized: 'Đơn vị rối loạn không di chuyển được.',
    'too-far': 'Đơn vị không đến đó được.',
    'enemy-there': 'Ở đó có quân địch.',
    'three-pieces': 'Nhiều nhất ba quân Việt Minh trong một cứ điểm.',
    'tank-alone': 'Xe tăng không được đứng một mình.',
    'leaves-tank': 'Đơn vị sẽ bỏ xe tăng lại một mình.',
    'base-french': 'Quân Pháp đánh qua bàn đạp nhưng không đứng lại ở đó.',
    'base-full': 'Một bàn đạp chỉ chứa một trung đoàn, số tiểu đoàn bằng cấp hào.',
    'not-engaged': 'Chỉ tiểu đoàn đã vào trận mới làm được.',
    'already-in': 'Đơn vị đã tham gia tiến công.',
    barred: 'Sau 50 tổn thất, tiểu đoàn mệt mỏi không tiến công nữa.',
    'no-trench': 'Quân Việt Minh cần có hào ở đó.',
    'trench-full': 'Hào đã đạt cấp 3.',
    'no-chain': 'Không có chuỗi hào nối với rừng.',
    'points-short': 'Không đủ điểm.',
    'french-only': 'Chỉ quân Pháp có đơn vị này.',
    'not-beside': 'Không có trung tâm nào của quân Pháp ở cạnh.',
    'scouted-already': 'Khu này đã được trinh sát trong hiệp này.',
    'no-guns': 'Không còn điểm pháo kích.',
    'named-already': 'Mục tiêu đã được chỉ định.',
    'out-of-reach': 'Ngoài tầm từ đây.',
    'nothing-there': 'Ở đó không có gì để đánh.',
    'tank-bears-nothing': 'Xe tăng không chịu tổn thất này.',
    'not-among': 'Đơn vị không liên quan.',
    'full-strength': 'Đơn vị đã đủ quân.',
    'not-offered': 'Bây giờ không làm được.',
    'game-over': 'Ván đã kết thúc.',
  },
  whys: {
    'go-on': 'Không có gì tốt hơn.',
    'attack-week': 'Tuần này có cứ điểm đáng để tiến công.',
    'quiet-week': 'Một tuần yên tĩnh ít tốn kém hơn.',
    'good-odds': 'Xác suất tốt.',
    'poor-odds': 'Xác suất kém.',
    'dig-in': 'Hào đưa đợt xung phong đến gần hơn.',
    ring: 'Vòng vây kín làm mất một nấc mỗi tuần.',
    trade: 'Tiểu đoàn đủ quân đáng giá hơn đạn.',
    rested: 'Tiểu đoàn đã hồi sức.',
    rest: 'Tiểu đoàn cần nghỉ.',
    'move-up': 'Đợt xung phong tới sẽ bắt đầu từ đó.',
    cover: 'Hào cấp 3 cần có quân giữ.',
    garrison: 'Không nên bỏ trống cứ điểm.',
    engage: 'Các tiểu đoàn này tham gia xung phong.',
    barrage: 'Pháo có thể làm yếu quân đồn trú trước.',
    'save-guns': 'Đạn sẽ có ích hơn về sau.',
    fire: 'Bắn không mất gì và có thể trúng.',
    'add-air': 'Điểm không quân quyết định ở đây.',
    'save-air': 'Điểm không quân có ích hơn ở nơi khác.',
    interdict: 'Bớt một điểm pháo kích là bớt một đòn vào tập đoàn cứ điểm.',
    'counter-attack': 'Có thể chiếm lại cứ điểm.',
    reinforce: 'Cứ điểm đang bị uy hiếp.',
    replace: 'Cần đơn vị này đủ quân.',
    drop: 'Đại đội còn sức giữ được lâu hơn.',
    scout: 'Có thể chỉ có nghi binh giữ hào ấy.',
    'cheapest-loss': 'Đó là tổn thất nhẹ nhất.',
    hold: 'Như vậy cứ điểm giữ được lâu nhất.',
    'best-morale': 'Đơn vị này có tinh thần cao nhất.',
    'take-ground': 'Cứ điểm đang bỏ ngỏ.',
    siege: 'Số còn lại vẫn có thể bào mòn tập đoàn cứ điểm.',
    stay: 'Các quân đã đứng đúng chỗ.',
    enough: 'Số tham gia đã đủ.',
    'no-scout': 'Không hào nào đáng mạo hiểm trinh sát.',
    'more-to-do': 'Tuần này còn giành thêm được.',
  },
} satisfies Partial<SeasonTexts>;

const yeses: Readonly<Record<string, string>> = {
  'assault-week': 'Mở đợt tiến công',
  'operate-week': 'Mở cuộc hành quân',
  'assault-now': 'Mở đợt tiến công',
  'operate-now': 'Mở cuộc hành quân',
  'go-on': 'Thêm một phiên',
  'end-week': 'Kết thúc các hiệp',
};
const noes: Readonly<Record<string, string>> = {
  'assault-week': 'Không tiến công',
  'operate-week': 'Một tuần yên tĩnh',
  'assault-now': 'Bỏ qua',
  'operate-now': 'Bỏ qua',
  'go-on': 'Dừng',
  'end-week': 'Đánh tiếp',
};
/** What follows from a yes. */
const ahead: Follows = {
  'assault-week': () => 'bốn hiệp, Pháp được thả dù',
  'operate-week': () => 'không thả dù, không tiến công',
  'assault-now': (q) => `${q.number('ready')} tiểu đoàn ở ${q.number('places')} nơi, ${toMark(q)}`,
  'operate-now': (q) =>
    `không quân ${q.number('air')}, đạn dược ${q.number('munitions')}, ${q.number('posts')} cứ điểm trong tầm`,
  'go-on': (q) => `${q.number('worn')} rối loạn hoặc mệt mỏi${q.number('mark') > 0 ? `, ${toMark(q)}` : ''}`,
  'end-week': (q) => `bớt ${q.number('left')} hiệp${undropped(q.number('waiting'))}`,
};
/** What follows from a no. */
const instead: Follows = {
  'assault-week': () => 'nghỉ, trừ khi Pháp mở cuộc hành quân',
  'operate-week': () => 'nghỉ, di chuyển tự do, thả dù một lần',
};
