/** Điều đã xảy ra, và các lần tung hình thành thế nào. */

import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import type { StormTexts } from '../texts';

const many = (ids: readonly string[]) => `${ids.length} đơn vị`;

const discardCauses = {
  'hand-limit': 'giới hạn bài trên tay',
  'go-on': 'để lượt tiếp tục',
  sap: 'để đào hào',
  'end-phase': 'cuối lượt',
};
const lossCauses = {
  damage: 'tổn thất',
  'no-retreat': 'không còn đường rút',
  assault: 'tổn thất xung phong',
  propaganda: 'bỏ ngũ',
  rats: 'bỏ ngũ',
  'no-room': 'không còn chỗ để đặt',
};

/** Giữa câu thì viết thường. */
const sides = { french: 'quân Pháp', 'viet-minh': 'Việt Minh' };

export const log = {
  discardCauses,
  lossCauses,
  events: {
    turn: ({ turn }, n) => say`Lượt ${turn}: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    bids: ({ first, second, swapped }) =>
      swapped
        ? say`Hai mức đặt ${first} và ${second}: đổi phe. Việt Minh cần ${Math.max(first, second)} khu vực.`
        : say`Hai mức đặt ${first} và ${second}: giữ nguyên phe. Việt Minh cần ${Math.max(first, second)} khu vực.`,
    drawn: ({ side, cards, reshuffled }, n) =>
      reshuffled
        ? say`${n.side(side)}: trộn chồng bỏ vào chồng rút, rút ${cards} lá.`
        : say`${n.side(side)}: rút ${cards} lá.`,
    'card-played': ({ side, card, area }, n) =>
      area > 0
        ? say`${n.side(side)} dùng “${n.card(card)}” ở ${n.area(area)}.`
        : say`${n.side(side)} dùng “${n.card(card)}”.`,
    'card-discarded': ({ side, card, cause }, n) =>
      say`${n.side(side)} bỏ “${n.card(card)}” (${discardCauses[cause]}).`,
    'card-cancelled': ({ card, by }, n) => say`“${n.card(card)}” bị “${n.card(by)}” hủy.`,
    impulse: () => null,
    passed: ({ side }, n) => say`${n.side(side)}: bỏ phiên.`,
    moved: ({ units, from, to }, n) => say`${many(units)} đi từ ${n.area(from)} đến ${n.area(to)}.`,
    fired: ({ side, units, target }, n) => say`${n.side(side)}: ${many(units)} bắn vào ${n.area(target)}.`,
    assaulted: ({ units, from, target }, n) => say`${many(units)} xung phong vào ${n.area(target)} từ ${n.area(from)}.`,
    'assault-over': ({ target, taken }, n) =>
      taken ? say`${n.area(target)} bị chiếm.` : say`${n.area(target)} giữ được.`,
    rolled: ({ roll, table, row }, n) =>
      table === undefined
        ? say`${n.roll(roll)}: ${sumOf(roll)}.`
        : say`${n.roll(roll)}: ${sumOf(roll)}, ${n.row(table, row ?? 0)}.`,
    spent: ({ unit }, n) => say`${n.unit(unit)} bị kiệt sức.`,
    refreshed: ({ units, area }, n) => say`${many(units)} ở ${n.area(area)} hồi sức.`,
    retreated: ({ unit, to }, n) => say`${n.unit(unit)} rút về ${n.area(to)}.`,
    eliminated: ({ unit, cause }, n) => say`${n.unit(unit)} bị loại (${lossCauses[cause]}).`,
    arrived: ({ unit, area }, n) => say`${n.unit(unit)} đến ${n.area(area)}.`,
    replacements: ({ units }) => say`Quân bổ sung: ${units}.`,
    control: ({ area, to }, n) => say`${n.area(area)} về tay ${sides[to]}.`,
    trench: ({ area, from, to }, n) => say`${n.area(area)}: hào từ cấp ${from} đến cấp ${to}.`,
    'fire-marker': ({ area, side }, n) => say`Dấu Bắn của ${sides[side]} ở ${n.area(area)}.`,
    'out-of-supply': ({ area }, n) => say`${n.area(area)} không được tiếp tế.`,
    supplied: ({ area }, n) => say`${n.area(area)} lại được tiếp tế.`,
    'new-day': ({ waiting }) =>
      waiting.length === 0
        ? say`Mọi đơn vị hồi sức.`
        : say`Mọi đơn vị hồi sức, trừ ở ${waiting.length} khu vực không được tiếp tế.`,
    ended: ({ result }, n) => say`${n.result(result.level)}: Việt Minh giữ ${result.points ?? 0} khu vực thắng lợi.`,
  },
  modifiers: {
    card: (of) => ({ text: of }),
    firepower: (of) => ({ text: of, detail: 'hỏa lực' }),
    defense: (of) => ({ text: of, detail: 'phòng ngự cao nhất' }),
    terrain: (of) => ({ text: `Địa hình ${of}` }),
    'terrain-assault': () => ({ text: 'Địa hình', detail: 'không tính khi bị xung phong' }),
    'terrain-card': () => ({ text: 'Địa hình', detail: 'không tính trước lá bài này' }),
    'terrain-same-area': () => ({ text: 'Địa hình', detail: 'không tính khi ở cùng khu vực' }),
    'terrain-not-held': () => ({ text: 'Địa hình', detail: 'không tính: bên bị bắn không giữ khu vực' }),
    'terrain-fire-marker': () => ({ text: 'Địa hình', detail: 'không tính: bên bị bắn có dấu Bắn ở đó' }),
    runway: (of) => ({ text: of, detail: 'sân bay trong tay Việt Minh' }),
    green: (of) => ({ text: of, detail: 'cạnh sân bay, trong tay Việt Minh' }),
  },
  rolls: {
    fire: (of) => `Bắn vào ${of}`,
    assault: (of) => `Xung phong vào ${of}`,
    supply: () => 'Tiếp tế của Pháp',
    replacements: () => 'Quân bổ sung',
    emergency: () => 'Bổ sung khẩn cấp',
    sides: () => 'Tung chọn phe',
  },
  tables: {
    supply: 'Tiếp tế của Pháp',
    propaganda: 'Địch vận',
    damage: 'Điểm tổn thất',
    results: 'Tác dụng của điểm tổn thất',
  },
  rows: {
    supply: ['mọi khu vực được tiếp tế', 'một khu vực không được tiếp tế', 'hai khu vực không được tiếp tế'],
    propaganda: ['một đơn vị Thái kiệt sức', 'một đơn vị Thái bỏ ngũ', 'hai đơn vị Thái bỏ ngũ'],
    damage: ['không tổn thất', 'có tổn thất', 'chắc chắn bị quét sạch'],
    results: [
      'một đơn vị còn sức thành kiệt sức; hoặc một đơn vị kiệt sức rút lui',
      'một đơn vị kiệt sức bị loại; hoặc một đơn vị còn sức thành kiệt sức và rút lui',
      'một đơn vị còn sức bị loại',
    ],
  },
  outcomes: {
    cleared: 'Quân đồn trú không giữ được',
    'may-hold': 'Quân giữ có thể trụ được',
    hit: 'Có tổn thất',
    points: 'Điểm tổn thất trung bình',
    'attackers-lose': 'Quân xung phong chịu trung bình',
    'supply-all': 'Mọi khu vực được tiếp tế',
    'supply-one': 'Một khu vực không được tiếp tế',
    'supply-two': 'Hai khu vực không được tiếp tế',
  },
  results: {
    french: {
      name: 'Quân Pháp thắng',
      epilogue:
        'Tập đoàn cứ điểm tơi tả và đói khát, nhưng còn quá nhiều ngọn đồi đứng vững. Đoàn quân từ Lào đến kịp.',
    },
    'viet-minh': {
      name: 'Việt Minh thắng',
      epilogue: 'Các ngọn đồi lần lượt thất thủ. Cờ đỏ bay trên hầm chỉ huy, tiếng súng đã im.',
    },
  },
} satisfies Partial<StormTexts>;
