/** Điều đã xảy ra, và các lần tung hình thành thế nào. */

import { sumOf } from '../../../../kernel/wording';
import { say, signed } from '../../../../kernel/words';
import type { FrenchCasualties } from '../../data/tables';
import { isPassed } from '../names';
import type { ValleyTexts } from '../texts';
import { names } from './names';

function casualties({ steps, disrupt, retreat, counterBattery }: FrenchCasualties): string {
  const parts: string[] = [];
  if (steps > 0) parts.push(`mất ${steps} nấc`);
  if (disrupt === 'check') parts.push('kiểm tra rối loạn');
  if (disrupt === 'all') parts.push('tất cả rối loạn');
  if (counterBattery) parts.push('bị phản pháo');
  if (retreat) parts.push('kiểm tra rút lui');
  return parts.length > 0 ? parts.join(', ') : 'không tổn thất';
}

function vmLosses(lost: number, cm: number, repulsed = false): string {
  const parts = [lost > 0 ? `sức mạnh ${signed(-lost)}` : 'không tổn thất'];
  if (cm > 0) parts.push(`tinh thần chung ${signed(cm)}`);
  if (repulsed) parts.push('bị đẩy lui');
  return parts.join(', ');
}

const columns = ({ french, vm }: { readonly french: number; readonly vm: number }) =>
  `tung tổn thất Pháp ${signed(french)}, Việt Minh ${signed(vm)}`;

const change = (from: number, to: number) => `từ ${from} ${to < from ? 'xuống' : 'lên'} ${to}`;
const strip = names.airstrip;
const score = (points: number) => `${points}`.replace('.', ',');

export const log = {
  rows: {
    '1': ({ hand }) => `${hand} lá trên tay`,
    '2': ({ asp }) => `${asp} điểm không quân`,
    '2.1': ({ aaa }) => (aaa === 0 ? 'không kết quả' : `cao xạ ${signed(aaa)}`),
    '2.2': ({ strength }) => (strength === 0 ? 'không kết quả' : `sức mạnh ${signed(strength)}`),
    '3': ({ status }) => (status === 'unchanged' ? 'không đổi' : `sân bay ${strip[status]}`),
    '4': ({ rp }) => (rp === 0 ? 'tiếp tế không đổi' : `tiếp tế ${signed(rp)}`),
    '5': ({ strength }) => `sức mạnh ${signed(strength)}`,
    '8': ({ levels }) => (levels === 0 ? 'không kết quả' : `công sự ${signed(-levels)}`),
    '9': columns,
    '9.1': casualties,
    '9.2': ({ strengthLost, cm }) => vmLosses(strengthLost, cm),
    '10': columns,
    '10.1': casualties,
    '10.2': ({ strengthLost, cm, repulsed }) => vmLosses(strengthLost, cm, repulsed),
    '11': ({ levels, steps, disrupt }) => {
      const gain = levels === 0 ? 'không thêm công sự' : `công sự ${signed(levels)}`;
      return `${gain}, ${casualties({ steps, disrupt, retreat: false, counterBattery: false })}`;
    },
    '12': ({ repaired }) => (repaired ? 'đã sửa xong' : 'chưa sửa được'),
  },
  checks: { '6': ['sẵn sàng', 'tạm nghỉ'], '7': ['tham chiến', 'chưa tham chiến'] },
  spent: {
    boost: 'phát thêm cho binh lính',
    sead: 'chế áp cao xạ',
    das: 'oanh tạc tuyến sau',
    cas: 'yểm trợ gần',
    'defensive-fire': 'pháo phòng ngự',
    movement: 'di chuyển',
    assault: 'phản kích',
    'assault-force': 'pháo chi viện phản kích',
    works: 'đột kích và sửa chữa',
    'raid-force': 'pháo chi viện đột kích',
    repair: 'công sự',
    strip: 'sửa sân bay',
  },
  causes: {
    card: (of) => (of === '' ? say`lá bài sự kiện` : say`${of}`),
    spent: (of) => say`${of}`,
    drawn: () => say`lá bài rút được`,
    saved: () => say`để dành từ lượt trước`,
    table: () => say`kết quả tung`,
    stars: (of) => say`sao của ${of}`,
    'gun-icon': (of) => say`trận địa pháo ${of}`,
    'flak-icon': (of) => say`trận địa cao xạ ${of}`,
    isabelle: () => say`liên lạc với Hồng Cúm`,
    withdrawal: (of) => (of === '' ? say`rút bỏ` : say`rút bỏ ${of}`),
    rationing: () => say`giảm khẩu phần`,
    boost: () => say`phát thêm cho binh lính`,
    rest: () => say`lượt trước không tiến công`,
    air: () => say`không kích`,
    casualties: (of) => say`tổn thất, ${of}`,
    status: () => say`kiểm tra trạng thái`,
    strong: () => say`đủ mạnh`,
    activation: () => say`vào tham chiến`,
    sapping: () => say`đào lấn`,
    raid: () => say`đột kích`,
    repair: () => say`sửa chữa`,
    capture: () => say`bị chiếm`,
    liberation: () => say`được giải tỏa`,
    automatic: () => say`không người giữ`,
    assault: () => say`tiến công`,
    exploitation: () => say`phát triển sau phản kích`,
    'cut-off': () => say`bị cắt khỏi đại đoàn`,
    emptied: () => say`không còn quân giữ`,
    occupation: () => say`vào giữ`,
    'interdiction-lifted': () => say`hết bị khống chế`,
    'counter-battery': () => say`phản pháo`,
    retreat: () => say`không có chỗ rút`,
    stacking: () => say`giới hạn đóng quân`,
    'drop-zone': () => say`ở lại bãi thả dù`,
    'no-landing': () => say`không có nơi nhảy dù`,
    chosen: () => say`bạn quyết định`,
  },
  tallies: {
    centres: (count) => `Trung tâm còn giữ: ${count}`,
    full: (count) => `Tiểu đoàn đủ quân số: ${count}`,
    reduced: (count) => `Tiểu đoàn hao tổn: ${count}`,
    turns: (count) => `Tập đoàn cứ điểm giữ được ${count} lượt`,
    held: (count, of) => `Đẩy lui ${count}/${of} đợt tiến công`,
    lost: (count) => `Mất ${count} đơn vị`,
    assaults: (count) => `${count} đợt phản kích`,
    raids: (count) => `${count} đợt đột kích`,
    paid: (count, of) => `Tổn thất nặng nhất: ${of} (${count} sức mạnh)`,
  },
  events: {
    turn: (e, n) => say`Lượt ${e.turn}: ${n.dates(e.turn)} năm 1954.`,
    phase: (e, n) => say`${n.phase(e.phase)}.`,
    rolled: (e, n) => {
      const { roll, table, row } = e;
      if (table !== undefined && row !== undefined) {
        return say`${n.roll(roll)}: ${sumOf(roll)}, ${n.row(table, row)}.`;
      }
      if (roll.name !== 'morale') return say`${n.roll(roll)}: ${sumOf(roll)}.`;
      return say`${n.roll(roll)}: ${sumOf(roll)}, ${isPassed(roll) ? 'đạt' : 'không đạt'}.`;
    },
    'card-drawn': (e, n) =>
      e.met
        ? say`Rút lá bài: ${n.card(e.card)}.`
        : say`Rút lá bài: ${n.card(e.card)}. Không đủ điều kiện: không có sự kiện.`,
    'card-played': (e, n) =>
      e.from === 'drawn' ? say`Sự kiện: ${n.card(e.card)}.` : say`Dùng lá bài trên tay: ${n.card(e.card)}.`,
    'card-kept': (e, n) => say`Giữ lá bài trên tay: ${n.card(e.card)}.`,
    'card-discarded': (e, n) => say`Bỏ lá bài: ${n.card(e.card)}.`,
    'card-removed': (e, n) => say`Lá bài bị loại khỏi ván: ${n.card(e.card)}.`,
    reshuffled: () => say`Chồng rút và chồng bỏ được xáo chung.`,
    level: (e, n) =>
      e.cause === 'spent' && e.of === 'cas'
        ? null
        : say`${n.track(e.track)} ${change(e.from, e.to)} (${n.cause(e.cause, e.of)}).`,
    strength: (e, n) => say`${n.division(e.division)}: sức mạnh ${change(e.from, e.to)} (${n.cause(e.cause, e.of)}).`,
    'ap-saved': () => say`Để dành 1 điểm hành động cho lượt sau.`,
    airstrip: (e, n) => say`Sân bay ${strip[e.to]} (${e.cause === 'table' ? 'bị pháo kích' : n.cause(e.cause)}).`,
    division: (e, n) =>
      e.cause === 'activation'
        ? say`${n.division(e.division)} vào tham chiến.`
        : say`${n.division(e.division)} ${e.active ? 'sẵn sàng' : 'tạm nghỉ'} (${n.cause(e.cause)}).`,
    fort: (e, n) =>
      e.cause === 'sapping' && e.of !== undefined
        ? say`${n.any(e.of)} đào lấn ${n.place(e.cr)}: công sự ${change(e.from, e.to)}.`
        : say`${n.place(e.cr)}: công sự ${change(e.from, e.to)} (${n.cause(e.cause, e.of)}).`,
    encircled: (e, n) =>
      e.encircled ? say`${n.place(e.cr)} bị bao vây.` : say`${n.place(e.cr)} không còn bị bao vây.`,
    control: (e, n) => {
      if (e.to === 'french') return say`${n.place(e.cr)} trở lại tay Pháp (${n.cause(e.cause)}).`;
      if (e.to === 'nobody') return say`${n.place(e.cr)} không còn ai giữ (${n.cause(e.cause)}).`;
      return say`${n.division(e.to)} chiếm ${n.place(e.cr)} (${n.cause(e.cause)}).`;
    },
    targets: (e, n) =>
      say`Việt Minh chuẩn bị tiến công: ${e.assaults.flatMap(({ division, cr }, index) => say`${index > 0 ? ', ' : ''}${n.place(cr)} (${n.division(division)})`)}.`,
    'vm-assault': (e, n) => say`${n.division(e.division)} tiến công ${n.place(e.cr)}.`,
    'vm-assault-over': (e, n) => (e.held ? say`${n.place(e.cr)} đứng vững trước ${n.division(e.division)}.` : null),
    'french-assault': (e, n) => say`Pháp phản kích ${n.place(e.cr)}: ${n.units(e.units)}.`,
    'french-assault-over': (e, n) =>
      e.repulsed ? say`Việt Minh phải rời ${n.place(e.cr)}.` : say`Đợt phản kích ${n.place(e.cr)} bị đẩy lui.`,
    raid: (e, n) => say`Đột kích chiến hào quanh ${n.place(e.cr)}: ${n.units(e.units)}.`,
    'raid-over': () => null,
    support: (e, n) => say`${n.unit(e.unit)} bắn chi viện cho ${n.place(e.cr)}.`,
    'air-support': (e, n) => say`1 điểm không quân yểm trợ ${n.place(e.cr)}.`,
    moved: (e, n) => say`${n.unit(e.unit)} đi từ ${n.place(e.from)} đến ${n.place(e.to)}.`,
    retreated: (e, n) => say`${n.unit(e.unit)} rút từ ${n.place(e.from)} về ${n.place(e.to)}.`,
    'step-lost': (e, n) => say`${n.unit(e.unit)} mất một nấc ở ${n.place(e.at)}.`,
    eliminated: (e, n) =>
      e.to === 'remnants'
        ? say`${n.unit(e.unit)} tan vỡ ở ${n.place(e.at)} (${n.cause(e.cause)}); còn một ít quân.`
        : say`${n.unit(e.unit)} bị loại ở ${n.place(e.at)} (${n.cause(e.cause)}).`,
    disrupted: (e, n) => say`${n.unit(e.unit)} bị rối loạn (${n.cause(e.cause)}).`,
    recovered: (e, n) => say`${n.unit(e.unit)} hết rối loạn.`,
    restored: (e, n) => say`${n.unit(e.unit)} trở lại đủ quân số.`,
    arrived: (e, n) => say`${n.unit(e.unit)} đến ${n.place(e.at)}.`,
    raised: (e, n) => say`${n.unit(e.unit)} được lập ở ${n.place(e.at)} từ quân còn lại của ${n.unit(e.from)}.`,
    delayed: (e, n) => say`${n.unit(e.unit)} bị hoãn đến lượt ${e.to} (${n.cause(e.cause)}).`,
    ended: (e, n) =>
      e.result.points === null
        ? say`Chiến dịch kết thúc: ${n.result(e.result.level)}.`
        : say`Chiến dịch kết thúc: ${n.result(e.result.level)}, ${score(e.result.points)} điểm.`,
  },
} satisfies Partial<ValleyTexts>;
