/** Điều đã xảy ra, và xúc xắc ra sao. */
import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import type { ValleeTexts } from '../texts';

const weathers = { clear: 'quang', overcast: 'nhiều mây', rain: 'mưa' };
const happenings = {
  'american-mercenaries': 'lính đánh thuê Mỹ lái thêm một máy bay vận tải',
  'prisoner-confesses': 'tù binh khai ra kế hoạch của địch',
  'rats-of-nam-yum': '“chuột Nậm Rốm” lấy hàng tiếp tế của Pháp',
  'ammo-dump-hit': 'một kho đạn bị trúng',
  'no-event': 'không có sự kiện',
  mcgovern: 'McGovern bị bắn rơi: không thả thấp nữa',
  'mafia-relents': 'phe dù nhượng bộ trong tuần',
  'dau-tranh': 'phong trào đấu tranh đem tiếp tế cho Việt Minh',
  'morale-crisis': 'khủng hoảng tinh thần',
};
const codes = {
  AE: 'bên đánh bị diệt',
  '1/2R/-': 'bên đánh mất một nửa và rút',
  '1/4R/-': 'bên đánh mất một phần tư và rút',
  '1/4R/1': 'bên đánh mất một phần tư và rút, bên giữ mất một nấc',
  '1R/-': 'bên đánh mất một nấc và rút',
  EX: 'mỗi bên mất một nấc, bên đánh quay về',
  BB: 'đẫm máu',
  'Ex/R': 'mỗi bên mất một nấc, bên giữ rút',
  '1/4/R': 'bên đánh mất một phần tư, bên giữ rút',
  '1/R': 'bên đánh mất một nấc, bên giữ rút',
  '1/4/1/2R': 'bên đánh mất một phần tư, bên giữ mất một nửa và rút',
  '1/1/2R': 'bên đánh mất một nấc, bên giữ mất một nửa và rút',
  '1/4/DE': 'bên đánh mất một phần tư, bên giữ bị diệt',
  '1/DE': 'bên đánh mất một nấc, bên giữ bị diệt',
  '-/DE': 'bên giữ bị diệt',
};
const fireKinds = {
  bombard: 'pháo kích',
  hq: 'bắn vào kho tiếp tế của',
  katyusha: 'bắn hỏa tiễn vào',
  opportunity: 'bắn quân đang di chuyển ở',
  'counter-battery': 'phản pháo vào',
  support: 'bắn chi viện vào',
  fire: 'bắn vào',
  'final-fire': 'bắn chặn lần cuối vào',
  'anti-tank': 'bắn xe tăng ở',
};
const missions = { bomb: 'ném bom', suppress: 'chế áp', drop: 'thả xuống', strike: 'chi viện đánh' };
const altitudes = { low: 'thấp', high: 'cao' };
const drops = {
  landed: 'đến nơi',
  scattered: 'tản mát',
  lost: 'rơi vào tay địch',
  home: 'chở về',
  down: 'mất theo máy bay',
};
const supplyCauses = {
  shot: 'một đơn vị pháo bắn',
  upkeep: 'cấp cho tuần',
  'hq-hit': 'kho bị trúng',
  event: 'sự kiện',
  arrived: 'đến bằng đường bộ',
  dropped: 'thả dù',
  captured: 'hàng thả bắt được',
};
const pointCauses = {
  'french-steps': 'quân Pháp mất nấc',
  'vm-steps': 'Việt Minh mất nấc',
  'elite-steps': 'tổn thất của 308',
  aircraft: 'máy bay bị bắn rơi',
  replacements: 'gửi quân bổ sung',
  'regiment-148': 'đưa 148 vào trận',
  effort: 'nỗ lực tối đa',
  parachute: 'đưa đơn vị dù vào trận',
  waiver: 'giữ máy bay lại',
  surrender: 'quân đồn trú đầu hàng',
  'surrender-month': 'đầu hàng sớm',
  'no-surrender': 'tập đoàn cứ điểm trụ vững',
  ground: 'đất giữ được',
};
const lossCauses = {
  bombardment: 'pháo kích',
  bombs: 'bom',
  support: 'hỏa lực chi viện',
  strike: 'máy bay chi viện',
  opportunity: 'bắn quân di chuyển',
  'counter-battery': 'phản pháo',
  katyusha: 'hỏa tiễn',
  mine: 'bộc phá',
  fire: 'hỏa lực',
  'final-fire': 'bắn chặn lần cuối',
  'anti-tank': 'bắn xe tăng',
  assault: 'xung phong',
  retreat: 'rút lui',
  'no-retreat': 'không lối ra',
  stacking: 'hết chỗ',
  attrition: 'mất tiếp tế',
  crisis: 'khủng hoảng tinh thần',
  air: 'mất khi thả dù',
  replacement: 'bổ sung',
};
const mines = {
  announced: 'Việt Minh bắt đầu đào đường hầm',
  shown: 'Bộc phá đã đặt xong',
  failed: 'Bộc phá không còn mục tiêu',
  found: 'Công binh Pháp tìm ra bộc phá',
  blown: 'Bộc phá nổ',
};
const airPlaces = {
  ready: 'sẵn sàng',
  grounded: 'nằm lại',
  flown: 'đã bay về, hoặc ở nơi khác',
  damaged: 'hư hại',
  down: 'bị bắn rơi',
  gone: 'mất hẳn',
  absent: 'chưa đến',
};
const causesOfInitiative = { roll: 'theo xúc xắc', event: 'theo sự kiện', scenario: 'theo kịch bản' };

export const log = {
  weathers,
  happenings,
  codes,
  fireKinds,
  missions,
  drops,
  airHits: { none: 'trượt', damaged: 'hư hại', down: 'bị bắn rơi' },
  hits: (count) => (count === 0 ? 'trượt' : `trúng ${count}`),
  supplyCauses,
  pointCauses,
  lossCauses,
  mines,
  airPlaces,
  events: {
    turn: ({ turn }, n) => say`Tuần ${turn}: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    half: ({ round, side }, n) => say`Hiệp ${round}: ${n.side(side)}.`,
    passed: ({ side, round }, n) => say`${n.side(side)} bỏ lượt trong hiệp ${round}.`,
    rolled: ({ roll, table, row }, n) =>
      table === undefined || row === undefined || table === 'assault'
        ? say`${n.roll(roll)}: ${sumOf(roll)}.`
        : say`${n.roll(roll)}: ${sumOf(roll)}, ${n.row(table, row)}.`,
    weather: ({ weather }) => say`Thời tiết: ${weathers[weather]}.`,
    'random-event': ({ event, happens }) =>
      happens || event === 'no-event'
        ? say`Sự kiện: ${happenings[event]}.`
        : say`Sự kiện không có tác dụng: ${happenings[event]}.`,
    initiative: ({ side, by }, n) => say`Quyền chủ động: ${n.side(side)}, ${causesOfInitiative[by]}.`,
    supply: ({ side, was, now, cause }, n) =>
      say`Tiếp tế ${n.side(side)} (${supplyCauses[cause]}): từ ${was} thành ${now}.`,
    points: ({ side, was, now, cause }, n) =>
      say`Điểm ${n.side(side)} (${pointCauses[cause]}): từ ${was} thành ${now}.`,
    'out-of-supply': ({ unit, area, cause }, n) =>
      cause === 'cut'
        ? say`${n.unit(unit)} ở ${n.place(area)} bị cắt tiếp tế.`
        : say`${n.unit(unit)} ở ${n.place(area)} không được tiếp tế trong tuần.`,
    supplied: ({ unit, area }, n) => say`${n.unit(unit)} ở ${n.place(area)} lại có tiếp tế.`,
    capacity: ({ counters: count }) => say`Chỗ trên tuyến vận tải: ${count} quân.`,
    sent: ({ what }, n) => say`Lên đường: ${n.any(what)}.`,
    left: ({ what, to, stays }, n) =>
      stays
        ? say`Còn trên đường: ${n.any(what)}.`
        : to === null
          ? say`Ra khỏi tuyến vận tải: ${n.any(what)}.`
          : say`Ra ở ${n.place(to)}: ${n.any(what)}.`,
    arrived: ({ unit, area, by }, n) =>
      by === 'air' ? say`${n.unit(unit)} nhảy dù xuống ${n.place(area)}.` : say`${n.unit(unit)} đến ${n.place(area)}.`,
    committed: ({ unit, cost }, n) => say`${n.unit(unit)} vào trận với giá ${cost} điểm.`,
    'counter-lost': ({ what, shaken }, n) =>
      shaken ? say`Bom đánh tản quân trên đường: ${n.any(what)}.` : say`Bom diệt quân trên đường: ${n.any(what)}.`,
    aircraft: ({ air, was, now }, n) =>
      was === 'absent' ? say`${n.any(air)} đến với quân Pháp: ${airPlaces[now]}.` : null,
    effort: ({ cost }) => say`Quân Pháp tuyên bố nỗ lực tối đa với giá ${cost} điểm.`,
    loaded: ({ air, cargo }, n) => say`${n.any(air)} đã chất: ${n.any(cargo)}.`,
    loads: ({ aircraft, steps }) => say`Đã chất ${steps} nấc lên ${aircraft} máy bay vận tải.`,
    mission: ({ air, mission, target, at }, n) =>
      say`${n.any(air)} ${missions[mission]} ${n.any(target)}, ${altitudes[at]}.`,
    flak: ({ gun, air }, n) => say`${n.any(gun)} bắn ${n.any(air)}.`,
    'air-hit': ({ air, hit, aborts }, n) =>
      hit === 'down'
        ? say`${n.any(air)} bị bắn rơi.`
        : aborts
          ? say`${n.any(air)} hư hại và quay về.`
          : say`${n.any(air)} hư hại và bay tiếp.`,
    suppressed: ({ gun }, n) => say`${n.any(gun)} bị chế áp.`,
    dropped: ({ air, cargo, result }, n) =>
      cargo === null
        ? say`Hàng của ${n.any(air)}: ${drops[result]}.`
        : say`Hàng của ${n.any(air)}, ${n.cargo(cargo)}: ${drops[result]}.`,
    fired: ({ how, unit, target, place }, n) =>
      place === null || how === 'hq'
        ? say`${n.unit(unit)} ${fireKinds[how]} ${n.any(target)}.`
        : target === place
          ? say`${n.unit(unit)} ${fireKinds[how]} ${n.place(place)}.`
          : say`${n.unit(unit)} ${fireKinds[how]} ${n.place(place)}: ${n.any(target)}.`,
    silenced: ({ unit }, n) => say`${n.unit(unit)} phải im tiếng.`,
    moved: ({ unit, from, to }, n) => say`${n.unit(unit)}: từ ${n.place(from)} đến ${n.place(to)}.`,
    stopped: ({ unit, area }, n) => say`${n.unit(unit)} bị chặn ở ${n.place(area)}.`,
    assault: ({ side, area, units, lead }, n) =>
      say`${n.side(side)} xung phong vào ${n.place(area)} với ${units.length} đơn vị, ${n.unit(lead)} dẫn đầu.`,
    'called-off': ({ area, cause }, n) =>
      cause === 'mafia'
        ? say`Phe dù từ chối: bỏ đợt xung phong vào ${n.place(area)}.`
        : say`Không còn ai xung phong vào ${n.place(area)}.`,
    'assault-result': ({ area, code }, n) => say`${n.place(area)}: ${codes[code]}.`,
    bloodbath: ({ side, goes }, n) =>
      goes ? say`Đẫm máu: ${n.side(side)} rời đi.` : say`Đẫm máu: ${n.side(side)} ở lại và mất một nấc.`,
    'assault-over': ({ area, taken }, n) =>
      taken ? say`${n.place(area)} bị chiếm.` : say`Đợt xung phong vào ${n.place(area)} bị đẩy lùi.`,
    disrupted: ({ unit, area }, n) => say`${n.unit(unit)} ở ${n.place(area)} rối loạn.`,
    steps: ({ unit, area, was, now, cause }, n) =>
      cause === 'replacement'
        ? say`${n.unit(unit)} ở ${n.place(area)} được thêm một nấc.`
        : now === 0
          ? say`${n.unit(unit)} ở ${n.place(area)} bị diệt (${lossCauses[cause]}).`
          : say`${n.unit(unit)} ở ${n.place(area)} mất ${was - now} nấc (${lossCauses[cause]}).`,
    retreated: ({ unit, from, to }, n) => say`${n.unit(unit)} rút từ ${n.place(from)} đến ${n.place(to)}.`,
    control: ({ area, to }, n) => say`${n.place(area)} nay do ${n.side(to)} giữ.`,
    recovered: ({ unit, area }, n) => say`${n.unit(unit)} ở ${n.place(area)} hồi phục.`,
    repaired: ({ what, success }, n) =>
      success ? say`${n.any(what)} đã sửa xong.` : say`${n.any(what)} chưa sửa xong.`,
    entrenched: ({ area, was, now }, n) => say`${n.place(area)}: công sự dã chiến từ ${was} thành ${now}.`,
    mine: ({ stage, area, ready }, n) =>
      stage === 'announced'
        ? area === null
          ? say`${mines.announced}, xong vào tuần ${ready}.`
          : say`${mines.announced} dưới ${n.place(area)}, xong vào tuần ${ready}.`
        : area === null
          ? say`${mines[stage]}.`
          : say`${mines[stage]}: ${n.place(area)}.`,
    tied: ({ tank, to }, n) =>
      to === null ? say`${n.unit(tank)} đánh một mình.` : say`${n.unit(tank)} đi với ${n.unit(to)}.`,
    surrendered: ({ steps: count }) => say`Quân đồn trú đầu hàng: ${count} nấc.`,
    ended: ({ result }, n) => say`Trận đánh kết thúc. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'Tiếp tế lúc đầu',
    pool: () => 'Quân bổ sung lúc đầu',
    air: () => 'Máy bay của trận',
    weather: () => 'Thời tiết',
    event: () => 'Sự kiện ngẫu nhiên',
    'event-die': () => 'Xúc xắc của sự kiện',
    'crisis-units': () => 'Số đơn vị khủng hoảng',
    crisis: (of) => (of === '' ? 'Khủng hoảng tinh thần' : `Khủng hoảng tinh thần của ${of}`),
    capacity: () => 'Chỗ trên tuyến vận tải',
    exit: (of) => (of === '' ? 'Ra khỏi tuyến' : `Ra khỏi tuyến: ${of}`),
    'cost-148': () => 'Giá của 148',
    effort: () => 'Giá của nỗ lực tối đa',
    'away-transports': () => 'Máy bay vận tải đi nơi khác',
    'away-others': () => 'Máy bay đi nơi khác',
    deduction: () => 'Thêm máy bay đi nơi khác',
    bombard: (of) => (of === '' ? 'Pháo kích' : `Pháo kích ${of}`),
    hq: () => 'Bắn kho tiếp tế',
    katyusha: (of) => (of === '' ? 'Hỏa tiễn' : `Hỏa tiễn vào ${of}`),
    'katyusha-morale': (of) => (of === '' ? 'Tinh thần dưới hỏa tiễn' : `Tinh thần của ${of} dưới hỏa tiễn`),
    opportunity: (of) => (of === '' ? 'Bắn quân di chuyển' : `Bắn ${of} đang di chuyển`),
    support: (of) => (of === '' ? 'Bắn chi viện' : `Bắn chi viện vào ${of}`),
    'counter-battery': (of) => (of === '' ? 'Phản pháo' : `Phản pháo của ${of}`),
    countermine: (of) => (of === '' ? 'Tìm bộc phá' : `${of} tìm bộc phá`),
    mine: (of) => (of === '' ? 'Bộc phá' : `Bộc phá dưới ${of}`),
    aa: (of) => (of === '' ? 'Cao xạ' : `Cao xạ: ${of}`),
    abort: (of) => (of === '' ? 'Quay về nếu ra số chẵn' : `${of} quay về nếu ra số chẵn`),
    bomb: (of) => (of === '' ? 'Bom' : `Bom của ${of}`),
    drop: (of) => (of === '' ? 'Thả dù' : `${of} thả dù`),
    strike: (of) => (of === '' ? 'Máy bay chi viện' : `${of} chi viện`),
    initiative: () => 'Quyền chủ động',
    fire: (of) => (of === '' ? 'Hỏa lực' : `Hỏa lực của ${of}`),
    'final-fire': (of) => (of === '' ? 'Bắn chặn lần cuối' : `${of} bắn chặn lần cuối`),
    'anti-tank': (of) => (of === '' ? 'Bắn xe tăng' : `${of} bắn xe tăng`),
    mafia: () => 'Phe dù đồng ý',
    assault: (of) => (of === '' ? 'Xung phong' : `Xung phong vào ${of}`),
    'retreat-through': (of) => (of === '' ? 'Rút qua quân địch' : `${of} rút qua quân địch`),
    'retreat-end': (of) => (of === '' ? 'Tinh thần sau khi rút' : `Tinh thần của ${of} sau khi rút`),
    recover: (of) => (of === '' ? 'Hồi phục' : `${of} hồi phục`),
    attrition: (of) => (of === '' ? 'Mất tiếp tế' : `Mất tiếp tế: ${of}`),
    'repair-tank': (of) => (of === '' ? 'Sửa chữa' : `Sửa ${of}`),
    'repair-air': (of) => (of === '' ? 'Sửa chữa' : `Sửa ${of}`),
  },
  modifiers: {
    'terrain-clear': () => ({ text: 'Đất trống' }),
    'terrain-hill': () => ({ text: 'Đồi' }),
    'terrain-jungle': () => ({ text: 'Rừng' }),
    'terrain-fortress': () => ({ text: 'Khu công sự' }),
    'terrain-valley': () => ({ text: 'Thung lũng' }),
    entrenchments: () => ({ text: 'Công sự dã chiến' }),
    moving: () => ({ text: 'Hành quân xa' }),
    observed: () => ({ text: 'Có quan sát từ khu vực giáp bên' }),
    morale: () => ({ text: 'Tinh thần đơn vị dẫn đầu' }),
    shaken: () => ({ text: 'Phần lớn bên giữ rối loạn' }),
    engineers: () => ({ text: 'Công binh xung kích' }),
    works: () => ({ text: 'Công sự' }),
    'captured-works': () => ({ text: 'Công sự chiếm được' }),
    'shaken-works': () => ({ text: 'Công sự, quân rối loạn' }),
    'outlying-works': () => ({ text: 'Công sự ngoài' }),
    'final-fire': () => ({ text: 'Bắn gần' }),
    range: () => ({ text: 'Tầm bắn' }),
    weak: () => ({ text: '2 nấc hoặc ít hơn' }),
    'from-hill': () => ({ text: 'Từ trên đồi' }),
    'weather-clear': () => ({ text: 'Trời quang' }),
    'weather-overcast': () => ({ text: 'Nhiều mây' }),
    'weather-rain': () => ({ text: 'Mưa' }),
    elsewhere: () => ({ text: 'Cần ở nơi khác' }),
    'out-of-supply': () => ({ text: 'Mất tiếp tế' }),
    suppressed: () => ({ text: 'Bị chế áp' }),
    low: () => ({ text: 'Bay thấp' }),
    a26: () => ({ text: 'Máy bay ném bom' }),
    damaged: () => ({ text: 'Máy bay hư hại' }),
    'drop-zone': () => ({ text: 'Bãi thả bị bắn' }),
    parachutists: () => ({ text: 'Đơn vị dù' }),
    compound: () => ({ text: 'Trong khu trung tâm' }),
    outside: () => ({ text: 'Ngoài khu trung tâm' }),
    effort: () => ({ text: 'Nỗ lực tối đa' }),
    tank: () => ({ text: 'Xe tăng' }),
  },
  tables: {
    weather: 'Bảng thời tiết',
    'random-events': 'Sự kiện ngẫu nhiên',
    aa: 'Bảng cao xạ',
    drop: 'Bảng thả dù',
    bombardment: 'Bảng pháo kích',
    assault: 'Bảng xung phong',
    deduction: 'Máy bay đi nơi khác',
    result: 'Kết quả xung phong',
    test: 'Một xúc xắc',
  },
  rows: {
    weather: [
      'quang',
      'quang, tháng Năm nhiều mây',
      'tháng Ba quang, tháng Tư nhiều mây, tháng Năm mưa',
      'nhiều mây, tháng Năm mưa',
      'tháng Ba nhiều mây, sau đó mưa',
    ],
    'random-events': Object.values(happenings),
    aa: [
      'trượt',
      '37 ly làm hư hại nếu bay thấp',
      'hư hại nếu bay thấp, hoặc bởi 37 ly',
      'bắn rơi, hoặc hư hại nếu xa',
    ],
    drop: ['đến nơi', 'thấp thì đến nơi, cao thì tản mát', 'thấp thì tản mát, cao thì mất', 'mất'],
    bombardment: [
      'trượt',
      'sức 3 trúng 1',
      'sức 2 hoặc 3 trúng 1',
      'trúng 1',
      'trúng 1, sức 3 trúng 2',
      'trúng 1, sức 2 hoặc 3 trúng 2',
    ],
    assault: [
      'dòng 0 hoặc ít hơn',
      'dòng 1',
      'dòng 2',
      'dòng 3',
      'dòng 4',
      'dòng 5',
      'dòng 6',
      'dòng 7',
      'dòng 8',
      'dòng 9',
      'dòng 10 hoặc hơn',
    ],
    deduction: ['1 đơn vị không quân', '2 đơn vị không quân', '3 đơn vị không quân'],
    result: Object.values(codes),
    test: ['không tác dụng', 'thành công'],
  },
  outcomes: {
    hit: 'Trúng',
    miss: 'Trượt',
    disrupted: 'Cuối cùng rối loạn',
    steps: 'Nấc mất',
    silenced: 'Im tiếng',
    down: 'Bắn rơi',
    damaged: 'Hư hại, bay tiếp',
    'turned-back': 'Hư hại, quay về',
    unhurt: 'Nguyên vẹn',
    landed: 'Đến nơi',
    scattered: 'Tản mát',
    captured: 'Rơi vào tay địch',
    taken: 'Chiếm được',
    bloodbath: 'Đẫm máu',
    held: 'Bị đẩy lùi',
    'called-off': 'Hủy bỏ',
    'attacker-steps': 'Nấc bên đánh mất',
    'defender-steps': 'Nấc bên giữ mất',
    'supply-points': 'Điểm tiếp tế mất',
    'comes-out': 'Ra được',
    'stays-in': 'Còn trên đường',
    'points-cost': 'Giá bằng điểm',
  },
  results: {
    'viet-minh-decisive': {
      name: 'Việt Minh toàn thắng',
      epilogue: 'Thung lũng im tiếng súng và con đường đến Giơ-ne-vơ đã mở. Thắng sớm hơn và ít tổn thất hơn năm 1954.',
    },
    'viet-minh-major': {
      name: 'Việt Minh thắng lớn',
      epilogue: 'Tập đoàn cứ điểm đã thất thủ, như năm 1954. Cái giá rất đắt, và đã được trả.',
    },
    'viet-minh-narrow': {
      name: 'Việt Minh hơi có ưu thế',
      epilogue: 'Cán cân nghiêng về bên vây hãm, nhưng chưa đủ để quyết định. Hai bên đếm tổn thất của mình.',
    },
    'viet-minh-win': {
      name: 'Việt Minh thắng',
      epilogue: 'Đợt xung phong đã đạt mục tiêu. Thêm một ngọn đồi đổi tên.',
    },
    draw: {
      name: 'Hòa',
      epilogue: 'Không bên nào đạt được điều mình chiến đấu vì nó. Khoảng đất ở giữa tạm yên tiếng súng.',
    },
    'french-win': {
      name: 'Quân Pháp thắng',
      epilogue: 'Quân đồn trú đã làm điều được giao. Chiến hào vẫn cứ tiến gần.',
    },
    'french-narrow': {
      name: 'Quân Pháp hơi có ưu thế',
      epilogue: 'Cán cân nghiêng về quân đồn trú, nhưng chưa đủ để quyết định. Hai bên đếm tổn thất của mình.',
    },
    'french-major': {
      name: 'Quân Pháp thắng lớn',
      epilogue:
        'Tập đoàn cứ điểm đứng vững ở nơi đã thất thủ năm 1954. Những người còn lại nhìn lên các ngọn đồi vắng.',
    },
    'french-decisive': {
      name: 'Quân Pháp toàn thắng',
      epilogue: 'Cuộc vây hãm tan vỡ trước hàng rào dây thép gai. Ở Giơ-ne-vơ một tấm bản đồ khác nằm trên bàn.',
    },
  },
} satisfies Partial<ValleeTexts>;
