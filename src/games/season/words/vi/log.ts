/** Điều đã xảy ra, và các lần tung hình thành thế nào. */
import { say, signed } from '../../../../kernel/words';
import type { SeasonTexts } from '../texts';

const force = {
  units: (count: number) => `${count} đơn vị`,
  air: (points: number) => `${points} điểm không quân`,
};
const shifted = (shift: number) => (shift === 0 ? '' : `, dịch ${signed(shift)}`);

const decisions = {
  'assault-week': ['sẽ mở đợt tiến công trong tuần này', 'không mở đợt tiến công trong tuần này'],
  'operate-week': ['sẽ mở cuộc hành quân trong tuần này', 'không mở cuộc hành quân: tuần yên tĩnh'],
  'assault-now': ['mở đợt tiến công', 'không mở đợt tiến công trong hiệp này'],
  'operate-now': ['mở cuộc hành quân', 'không mở cuộc hành quân trong hiệp này'],
  'go-on': ['tiếp tục thêm một phiên', 'dừng lại'],
  'end-week': ['muốn kết thúc các hiệp của tuần', 'muốn thêm một hiệp'],
} as const;
const supplyCauses = { levels: 'tiếp tế', air: 'đường không', drift: 'dù trôi dạt', spent: 'đã bắn' };
const trenchCauses = {
  dug: 'đã đào',
  uncovered: 'không có quân giữ',
  scouted: 'chỉ có nghi binh giữ',
  taken: 'cứ điểm đã mất',
};
const moveCauses = {
  'set-up': 'bày quân',
  strategic: 'di chuyển chiến lược',
  operational: 'di chuyển',
  assault: 'xung phong',
  operation: 'hành quân',
  advance: 'tiến vào',
  defensive: 'di chuyển phòng ngự',
  withdrawal: 'rút lui',
  base: 'về từ bàn đạp',
  tank: 'xe tăng bị bỏ lại',
  dummy: 'nghi binh',
  'break-off': 'rút khỏi trận',
};
const turnCauses = { engaged: 'vào trận', exposed: 'bị nhắm', met: 'chạm trán', scouted: 'bị trinh sát' };
const criticals = {
  check: 'Bên giữ chỉ phải kiểm tra tinh thần một lần.',
  doubled: 'Kết quả với bên giữ được nhân đôi.',
  tank: 'Kết quả giữ nguyên, và một xe tăng trúng đạn.',
};
const lossCauses = {
  fire: 'hỏa lực',
  hand: 'cận chiến',
  critical: 'đòn hiểm',
  siege: 'pháo kích vây hãm',
  encircled: 'bị vây kín',
  hill: 'mất đồi',
  scout: 'trinh sát',
  'no-refuge': 'không còn chỗ lui',
};
const dueCauses = {
  siege: 'Tổn thất vì pháo kích vây hãm',
  encircled: 'Tổn thất vì bị vây kín',
  hill: 'Tổn thất vì đồi trong tay Việt Minh',
  scout: 'Tổn thất vì trinh sát',
};

/** Giữa câu thì viết thường. */
const sides = { french: 'quân Pháp', 'viet-minh': 'Việt Minh' };
const infantry = { french: 'Bộ binh Pháp', 'viet-minh': 'Bộ binh Việt Minh' };

export const log = {
  decisions,
  supplyCauses,
  trenchCauses,
  moveCauses,
  turnCauses,
  criticals,
  lossCauses,
  force,
  dueCauses,
  events: {
    turn: ({ turn }, n) => say`Tuần ${turn}: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    round: ({ round }) => say`Hiệp ${round}.`,
    impulse: ({ side, impulse }) => say`${sides[side]}: phiên ${impulse}.`,
    decided: ({ side, what, yes }) => say`${sides[side]} ${decisions[what][yes ? 0 : 1]}.`,
    supplied: ({ side, was, now, cause }) =>
      say`Đạn pháo của ${sides[side]} (${supplyCauses[cause]}): từ ${was} thành ${now}.`,
    traded: ({ unit, steps, appeared }, n) =>
      say`${n.unit(unit)} được thêm ${steps} nấc nhờ đổi đạn${appeared ? ' và trở lại' : ''}.`,
    'traded-point': ({ appeared }) =>
      say`Việt Minh đổi 1 điểm đạn lấy quân${appeared ? '; một tiểu đoàn trở lại' : ''}.`,
    'came-back': () => say`Một tiểu đoàn trở lại nhờ đổi đạn.`,
    'air-points': ({ points }) => say`Điểm không quân của tuần: ${points}.`,
    interdicted: ({ was, now }) => say`Ngăn chặn: đạn pháo Việt Minh từ ${was} thành ${now}.`,
    replacements: ({ was, now }) => say`Điểm bổ sung: từ ${was} thành ${now}.`,
    replaced: ({ unit, place }, n) => say`${n.unit(unit)} được bổ sung ở ${n.place(place)}.`,
    merged: (event, n) => say`${n.unit(event.with)} nhập vào ${n.unit(event.unit)} ở ${n.place(event.place)}.`,
    returned: ({ units, place }, n) => say`Trở lại bản đồ ở ${n.place(place)}: ${n.units(units)}.`,
    left: ({ units, turn }, n) => say`Rời đi củng cố đến tuần ${turn}: ${n.units(units)}.`,
    waiting: ({ side, units }, n) => say`Viện binh của ${sides[side]} chờ nhảy dù: ${n.units(units)}.`,
    arrived: ({ side, units, place }, n) => say`Viện binh của ${sides[side]} ở ${n.place(place)}: ${n.units(units)}.`,
    trench: ({ place, was, now, cause }, n) =>
      say`${n.place(place)}: hào từ cấp ${was} thành cấp ${now} (${trenchCauses[cause]}).`,
    moved: ({ unit, from, to, how }, n) =>
      say`${n.unit(unit)} đi từ ${n.place(from)} đến ${n.place(to)} (${moveCauses[how]}).`,
    dropped: ({ unit, to }, n) => say`${n.unit(unit)} nhảy dù xuống ${n.place(to)}.`,
    'turned-up': ({ units, place, cause }, n) =>
      say`Bị lộ ở ${n.place(place)} (${turnCauses[cause]}): ${n.units(units)}.`,
    dummies: ({ count, place }, n) => say`Số nghi binh bị lộ ở ${n.place(place)}: ${count}.`,
    'turned-down': ({ units }) => say`Úp lại: ${units.length} quân.`,
    infantry: ({ side, from, place, force: by }, n) =>
      from === null
        ? say`${infantry[side]} bắn ở ${n.place(place)}${by}.`
        : say`${infantry[side]} bắn từ ${n.place(from)} vào ${n.place(place)}${by}.`,
    barrage: ({ side, place, force: by }, n) => say`${sides[side]} pháo kích ${n.place(place)}${by}.`,
    strike: ({ side, place, force: by }, n) => say`${sides[side]} oanh kích ${n.place(place)}${by}.`,
    attacked: ({ side, units, place }, n) =>
      say`${sides[side]} tiến công ${n.place(place)} với ${units.length} đơn vị.`,
    checked: ({ title, die, morale, result }) => say`${title}: ra ${die}, tinh thần ${morale}: ${result}.`,
    'looked-up': ({ title, start, shift, sum, result }) =>
      say`${title}: cột ${start}${shifted(shift)}, xúc xắc ${sum}: ${result}.`,
    rolled: ({ title, sum }) => say`${title}: ${sum}.`,
    critical: ({ effect }) => say`${criticals[effect]}`,
    disorganized: ({ unit, place }, n) => say`${n.unit(unit)} bị rối loạn ở ${n.place(place)}.`,
    fatigued: ({ unit }, n) => say`${n.unit(unit)} bị mệt mỏi.`,
    spared: ({ unit, place }, n) => say`${n.unit(unit)} giữ được nấc cuối cùng ở ${n.place(place)}.`,
    'step-lost': ({ unit, place, cause }, n) =>
      say`${n.unit(unit)} mất một nấc ở ${n.place(place)} (${lossCauses[cause]}).`,
    destroyed: ({ unit, place, cause }, n) =>
      say`${n.unit(unit)} bị tiêu diệt ở ${n.place(place)} (${lossCauses[cause]}).`,
    routed: ({ unit, from, to }, n) => say`${n.unit(unit)} vỡ trận, lui từ ${n.place(from)} về ${n.place(to)}.`,
    'routed-off': ({ unit, from }, n) => say`${n.unit(unit)} vỡ trận ở ${n.place(from)} và rời bản đồ đến tuần sau.`,
    track: ({ was, now }) => say`Tổn thất của Việt Minh: từ ${was} thành ${now}.`,
    control: ({ place, now }, n) => say`${n.place(place)} về tay ${sides[now]}.`,
    'called-off': ({ place }, n) => say`Hủy đòn tiến công ${n.place(place)}.`,
    scouted: ({ place }, n) => say`${n.place(place)} đã được trinh sát.`,
    'scouted-costly': ({ place }, n) => say`${n.place(place)} đã được trinh sát, có tổn thất.`,
    unseen: ({ place }, n) => say`Không thấy gì ở ${n.place(place)}.`,
    rested: () => say`Mọi đơn vị đã được nghỉ.`,
    besieged: ({ place }, n) => say`Pháo kích vây hãm ${n.place(place)}.`,
    due: ({ cause, place }, n) => say`${dueCauses[cause]} (${n.place(place)}).`,
    ended: ({ result }, n) => say`Trận đánh kết thúc. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'Tung tiếp tế đường không',
    air: () => 'Tung điểm không quân',
    scout: (of) => (of === '' ? 'Trinh sát' : `Trinh sát ${of}`),
    fire: (of) => (of === '' ? 'Bộ binh bắn' : `Bộ binh bắn vào ${of}`),
    barrage: (of) => (of === '' ? 'Pháo kích' : `Pháo kích ${of}`),
    strike: (of) => (of === '' ? 'Oanh kích' : `Oanh kích ${of}`),
    hand: (of) => (of === '' ? 'Cận chiến' : `Cận chiến ở ${of}`),
    critical: (of) => (of === '' ? 'Lần tung thứ hai' : `Lần tung thứ hai ở ${of}`),
    check: (of) => (of === '' ? 'Kiểm tra tinh thần' : `Kiểm tra tinh thần của ${of}`),
  },
  modifiers: {
    base: () => ({ text: 'Bàn đạp xung phong' }),
    pa: () => ({ text: 'Công sự của cứ điểm' }),
    hill: () => ({ text: 'Đồi' }),
    trench: () => ({ text: 'Hào' }),
    jungle: () => ({ text: 'Rừng' }),
    open: () => ({ text: 'Đất trống' }),
    river: () => ({ text: 'Qua sông' }),
    fatigued: () => ({ text: 'Mệt mỏi' }),
    munitions: () => ({ text: 'Đạn dược' }),
    air: () => ({ text: 'Điểm không quân' }),
    concentric: () => ({ text: 'Đánh từ hai phía' }),
    encircled: () => ({ text: 'Bị vây kín' }),
    'few-losses': () => ({ text: 'Tổn thất đến 20' }),
    'many-losses': () => ({ text: 'Tổn thất trên 50' }),
    morale: (of) => ({ text: of === '' ? 'Tinh thần' : `Tinh thần của ${of}` }),
    'loss-marker': () => ({ text: 'Dấu tổn thất nặng nhất' }),
    over: () => ({ text: 'Vượt quá 6-1' }),
    rain: () => ({ text: 'Mưa' }),
  },
  tables: {
    fire: 'Bảng hỏa lực',
    hand: 'Bảng cận chiến',
    scout: 'Trinh sát',
    check: 'Kiểm tra tinh thần',
    critical: 'Đòn hiểm',
  },
  rows: {
    fire: [
      'vô hiệu',
      'một lần kiểm tra tinh thần',
      'rối loạn',
      '1 nấc',
      '2 nấc, mỗi đơn vị một nấc',
      '3 nấc, mỗi đơn vị một nấc',
    ],
    hand: [
      'bên đánh mất 1 nấc, bên giữ kiểm tra tinh thần',
      'một đơn vị bên đánh rối loạn',
      'mỗi bên một đơn vị rối loạn',
      'bên giữ kiểm tra tinh thần',
      'một đơn vị bên giữ rối loạn',
      'bên giữ mất 1 nấc, rồi kiểm tra tinh thần',
      'bên giữ mất 2 nấc, rồi kiểm tra tinh thần',
    ],
    scout: ['không thấy gì', 'quân bị lật lên', 'quân bị lật lên, mất một nấc'],
    check: ['đạt', 'không đạt'],
    critical: ['chỉ một lần kiểm tra tinh thần', 'kết quả nhân đôi'],
  },
  outcomes: {
    falls: 'Thất thủ',
    holds: 'Giữ được',
    retaken: 'Chiếm lại',
    held: 'Việt Minh giữ được',
    nothing: 'Vô hiệu',
    check: 'Kiểm tra tinh thần',
    disorder: 'Rối loạn',
    steps: 'Mất nấc',
    tank: 'Một xe tăng trúng đạn',
    'attacker-steps': 'Số nấc bên đánh mất',
    'defender-steps': 'Số nấc bên giữ mất',
    seen: 'Quân bị lật lên',
    costly: 'Lật lên, có tổn thất',
    unseen: 'Không thấy gì',
    passes: 'Đạt kiểm tra',
    fails: 'Không đạt kiểm tra',
  },
  results: {
    french: {
      name: 'Quân Pháp thắng',
      epilogue: 'Quân đồn trú đã giữ được điều phải giữ. Bên ngoài, những đường hào vẫn còn đó.',
    },
    'viet-minh': {
      name: 'Việt Minh thắng',
      epilogue: 'Cuộc tiến công đã đạt mục tiêu. Các ngọn đồi lần lượt im tiếng súng.',
    },
  },
} satisfies Partial<SeasonTexts>;
