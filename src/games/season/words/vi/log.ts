/** Điều đã xảy ra, và các lần tung hình thành thế nào. */
import { sum } from '../../../../kernel/rolls';
import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import type { SeasonTexts } from '../texts';

const decisions = {
  'assault-week': ['sẽ xung phong trong tuần này', 'không xung phong trong tuần này'],
  'operate-week': ['sẽ hành quân trong tuần này', 'không hành quân, một tuần yên tĩnh'],
  'assault-now': ['xung phong', 'không xung phong trong hiệp này'],
  'operate-now': ['hành quân', 'không hành quân trong hiệp này'],
  'go-on': ['tiếp tục thêm một phiên', 'dừng lại'],
  'end-week': ['muốn kết thúc các hiệp của tuần', 'muốn thêm một hiệp'],
} as const;
const supplyCauses = { levels: 'tiếp tế', air: 'đường không', drift: 'dù trôi dạt', spent: 'đã bắn' };
const trenchCauses = {
  dug: 'đã đào',
  uncovered: 'không có quân giữ',
  scouted: 'chỉ có nghi binh giữ',
  taken: 'đồn đã mất',
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
  siege: 'bắn vây hãm',
  encircled: 'bị vây kín',
  hill: 'mất đồi',
  scout: 'trinh sát',
  'no-refuge': 'không còn chỗ lui',
};
const dueCauses = {
  siege: 'Một tổn thất vì bắn vây hãm',
  encircled: 'Một tổn thất vì bị vây kín',
  hill: 'Một tổn thất vì đồi trong tay Việt Minh',
  scout: 'Cái giá của trinh sát',
};
const hits = { infantry: 'bộ binh bắn', barrage: 'pháo kích', strike: 'oanh kích' };

export const log = {
  decisions,
  supplyCauses,
  trenchCauses,
  moveCauses,
  turnCauses,
  criticals,
  lossCauses,
  dueCauses,
  events: {
    turn: ({ turn }, n) => say`Tuần ${turn}: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    round: ({ round }) => say`Hiệp ${round}.`,
    impulse: ({ side, impulse }, n) => say`${n.side(side)}: phiên ${impulse}.`,
    decided: ({ side, what, yes }, n) => say`${n.side(side)} ${decisions[what][yes ? 0 : 1]}.`,
    supplied: ({ side, was, now, cause }, n) =>
      say`${n.side(side)}, đạn pháo (${supplyCauses[cause]}): từ ${was} thành ${now}.`,
    traded: ({ unit, steps, points, appeared }, n) =>
      steps > 0
        ? say`${n.unit(unit)} đổi đạn lấy ${steps} nấc${appeared ? ' và trở lại' : ''}.`
        : points > 0
          ? say`Việt Minh đổi 1 điểm đạn lấy quân${appeared ? '; một tiểu đoàn trở lại' : ''}.`
          : appeared
            ? say`Một tiểu đoàn trở lại nhờ đổi đạn.`
            : null,
    'air-points': ({ points }) => say`Điểm không quân của tuần: ${points}.`,
    interdicted: ({ was, now }) => say`Ngăn chặn: đạn pháo Việt Minh từ ${was} thành ${now}.`,
    replacements: ({ was, now }) => say`Điểm bổ sung: từ ${was} thành ${now}.`,
    replaced: ({ unit, place }, n) => say`${n.unit(unit)} được bổ sung ở ${n.place(place)}.`,
    merged: (event, n) => say`${n.unit(event.with)} nhập vào ${n.unit(event.unit)} ở ${n.place(event.place)}.`,
    returned: ({ units, place }, n) => say`Trở lại bản đồ ở ${n.place(place)}: ${n.units(units)}.`,
    left: ({ units, turn }, n) => say`Rời đi củng cố đến tuần ${turn}: ${n.units(units)}.`,
    arrived: ({ side, units, place }, n) =>
      place === null
        ? say`${n.side(side)}, viện binh chờ nhảy dù: ${n.units(units)}.`
        : say`${n.side(side)}, viện binh ở ${n.place(place)}: ${n.units(units)}.`,
    trench: ({ place, was, now, cause }, n) =>
      say`${n.place(place)}: hào từ cấp ${was} thành cấp ${now} (${trenchCauses[cause]}).`,
    moved: ({ unit, from, to, how }, n) =>
      say`${n.unit(unit)}: từ ${n.place(from)} đến ${n.place(to)} (${moveCauses[how]}).`,
    dropped: ({ unit, to }, n) => say`${n.unit(unit)} nhảy dù xuống ${n.place(to)}.`,
    'turned-up': ({ units, place, cause }, n) => say`${n.place(place)}, ${turnCauses[cause]}: ${n.units(units)}.`,
    dummies: ({ count, place }, n) => say`${n.place(place)}: số nghi binh bị lộ: ${count}.`,
    'turned-down': ({ units }) => say`Úp lại: ${units.length} quân.`,
    fired: ({ side, how, units, from, place, air }, n) => {
      const force = units.length > 0 ? say`, ${units.length} đơn vị` : say``;
      const added = air > 0 ? say`, điểm không quân ${air}` : say``;
      const origin = from === null || from === place ? say`` : say` từ ${n.place(from)}`;
      return say`${n.side(side)}: ${hits[how]}${origin} vào ${n.place(place)}${force}${added}.`;
    },
    attacked: ({ side, units, place }, n) => say`${n.side(side)}: ${units.length} đơn vị tiến công ${n.place(place)}.`,
    named: () => null,
    rolled: ({ roll, result, start, shifts = [], column }, n) => {
      if (roll.name === 'check') {
        const passed = result === 'passed' ? 'đạt' : 'không đạt';
        return say`${n.roll(roll)}: ${roll.dice[0] ?? 0} so với ${sum(roll.modifiers)}, ${passed}.`;
      }
      if (start === undefined || column === undefined) {
        const said = result === undefined ? '' : `, ${n.code(roll.name, result)}`;
        return say`${n.roll(roll)}: ${sumOf(roll)}${said}.`;
      }
      const table = roll.name === 'hand' ? 'hand' : 'fire';
      const shift = sum(shifts);
      const moved = shift === 0 ? '' : `, dịch ${shift < 0 ? `−${-shift}` : `+${shift}`}`;
      return say`${n.roll(roll)}: cột ${start}${moved}, xúc xắc ${sumOf(roll)}, ${n.code(table, result ?? '')}.`;
    },
    critical: ({ effect }) => say`${criticals[effect]}`,
    disorganized: ({ unit, place }, n) => say`${n.unit(unit)} rối loạn ở ${n.place(place)}.`,
    fatigued: ({ unit }, n) => say`${n.unit(unit)} mệt mỏi.`,
    spared: ({ unit, place }, n) => say`${n.unit(unit)} giữ được nấc cuối ở ${n.place(place)}.`,
    'step-lost': ({ unit, place, left, cause }, n) =>
      left > 0
        ? say`${n.unit(unit)} mất một nấc ở ${n.place(place)} (${lossCauses[cause]}).`
        : say`${n.unit(unit)} bị tiêu diệt ở ${n.place(place)} (${lossCauses[cause]}).`,
    routed: ({ unit, from, to }, n) =>
      to === null
        ? say`${n.unit(unit)} vỡ trận ở ${n.place(from)} và rời bản đồ đến tuần sau.`
        : say`${n.unit(unit)} vỡ trận, lui từ ${n.place(from)} về ${n.place(to)}.`,
    track: ({ was, now }) => say`Tổn thất của Việt Minh: từ ${was} thành ${now}.`,
    control: ({ place, now }, n) => say`${n.place(place)} về tay ${n.side(now)}.`,
    'called-off': ({ place }, n) => say`Hủy đòn tiến công ${n.place(place)}.`,
    scouted: ({ place, seen, cost }, n) =>
      seen
        ? cost
          ? say`${n.place(place)} đã được trinh sát, có tổn thất.`
          : say`${n.place(place)} đã được trinh sát.`
        : say`Không thấy gì ở ${n.place(place)}.`,
    rested: () => say`Mọi đơn vị đã được nghỉ.`,
    besieged: ({ place }, n) => say`Bắn vây hãm ${n.place(place)}.`,
    due: ({ cause, place }, n) => say`${dueCauses[cause]}: ${n.place(place)}.`,
    ended: ({ result }, n) => say`Trận đánh kết thúc. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'Tiếp tế đường không',
    air: () => 'Điểm không quân',
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
    pa: () => ({ text: 'Công sự của đồn' }),
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
