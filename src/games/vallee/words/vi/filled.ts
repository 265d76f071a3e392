/** Choices that go together: how they are filled in, what makes all of them, what they come to. */
import type { ValleeTexts } from '../texts';

const dec = (value = 0) => value.toFixed(1).replace('.', ',');
const pct = (value = 0) => `${Math.round(value * 100)}%`;

export const filled = {
  plans: {
    names: {
      'in-proportion': 'Theo tỷ lệ',
      'in-order': 'Theo thứ tự danh sách',
      'all-supply': 'Toàn tiếp tế',
      'replacements-first': 'Quân bổ sung trước',
      'units-first': 'Đơn vị trước',
      'drops-only': 'Thả dù, giữ tiêm kích',
      'keep-all': 'Giữ hết cho các hiệp',
      'guns-first': 'Chế áp cao xạ trước',
      'hits-most': 'Nơi dễ trúng nhất',
      aircraft: 'Mọi máy bay',
      'all-batteries': 'Mọi pháo đội nhìn thấy',
      'at-the-dumps': 'Sở chỉ huy: kho',
      'hold-support': 'Giữ pháo',
      'all-support': 'Tất cả, chia đều',
      'one-battery': 'Một pháo đội',
      'most-steps': 'Vào nơi đông nhất',
      'cuts-most': 'Cản xung phong nhiều nhất',
      spread: 'Chia đều',
      'one-unit': 'Lần lượt từng đơn vị',
      together: 'Cùng nhau',
      'least-harmed': 'Ít thiệt nhất',
      'most-to-lose': 'Có nhiều để mất nhất',
      'nearest-to-half': 'Gần mức nửa trước',
      'the-front': 'Tuyến đầu trước',
      'until-done': 'Bỏ lượt đến khi họ xong',
      way: 'Trên đường',
    },
    runs: {
      'setup-air': (count) => `Cho bay ${count}`,
      crisis: (count) => `Chỉ định ${count}`,
      'unpaid-vm': () => 'Không được tiếp tế',
      'unpaid-french': () => 'Không được tiếp tế',
      'otha-enter': (count) => `Cho ${count} lên đường`,
      'air-ground': (count) => `Giữ ${count} ở lại`,
      'air-away-transports': (count) => `Cử ${count} đi`,
      'air-away-others': (count) => `Cử ${count} đi`,
      'air-away-any': (count) => `Cử ${count} đi`,
      'air-load': (count) => `Chất ${count} nấc`,
      'air-missions': (count) => `Bay ${count} nhiệm vụ`,
      'aa-strategic': (count) => `Khai hỏa, ${count} phát`,
      'aa-assault': (count) => `Khai hỏa, ${count} phát`,
      'bombard-vm': (count) => `Bắn ${count}, trả ${count}`,
      'bombard-french': (count) => `Bắn ${count}, trả ${count}`,
      'support-active': (count) => `Chi viện bằng ${count}`,
      'support-other': (count) => `Chi viện bằng ${count}`,
      'counter-bombard': (count) => `Phản pháo bằng ${count}`,
      'counter-opportunity': (count) => `Phản pháo bằng ${count}`,
      opportunity: () => 'Bắn vào đó',
      'fire-defender': (count) => `Bắn ${count} phát`,
      'fire-attacker': (count) => `Bắn ${count} phát`,
      'final-fire': (count) => `Bắn ${count} phát`,
      'strategic-move': (count) => (count === 1 ? 'Đi tới đây' : `${count} đơn vị tới đây`),
      loss: (count) => `Mất ${count} nấc`,
      retreat: () => 'Cùng rút lui',
      'replace-french': (count) => `Dùng ${count} nấc`,
      'replace-vm': (count) => `Dùng ${count} nấc`,
      dig: (count) => `Đào ${count}`,
    },
    brakes: { 'all-disrupted': 'Dừng khi tất cả bị rối loạn' },
    tasks: {
      kept: 'Để dành cho các hiệp xung phong',
      idle: 'Không có nhiệm vụ',
      'not-shot-at': 'không bị bắn',
      'one-37': 'một khẩu 37 ly',
      'one-mg': 'một súng máy',
      low: 'thấp',
      high: 'cao',
      landed: 'đến nơi',
      scattered: 'tản mát',
      lost: 'vào tay địch',
      home: 'chở về',
      down: 'bị bắn rơi',
    },
    outlooks: {
      supply: ({ now = 0, paid = 0, left = 0, due = 0, short = 0 }) => ({
        text: `Tiếp tế ${now} → ${left}`,
        detail:
          short > 0
            ? `tuần sau cần ${due}: thiếu ${short}`
            : due > 0
              ? `trả ${paid}, tuần sau cần ${due}`
              : `trả ${paid}`,
      }),
      points: ({ now = 0, left = 0 }) => ({ text: `Điểm Việt Minh ${now} → ${left}`, detail: 'mỗi nấc gửi đi tốn 1' }),
      'points-french': ({ now = 0, left = 0 }) => ({ text: `Điểm Pháp ${now} → ${left}` }),
      'points-viet-minh': ({ now = 0, left = 0 }) => ({ text: `Điểm Việt Minh ${now} → ${left}` }),
      halved: ({ count = 0 }) => ({
        text: count === 0 ? 'Không đơn vị nào còn nửa sức' : `${count} đơn vị còn nửa sức`,
        detail: count === 0 ? 'tinh thần giữ nguyên' : 'tinh thần giảm 1',
      }),
      'on-the-way': ({ sent = 0, room = 0, waiting = 0, out, chance }) => ({
        text: `${sent}/${room} lên đường`,
        detail: `từ tuần trước: ${waiting} tiếp tế, dự kiến ra ${dec(out)} (mỗi cái ${pct(chance)})`,
      }),
      'regiment-148': ({ least = 0, most = 0 }) => ({
        text: 'Trung đoàn 148 có thể đến: chạm TL đông nam hoặc TL tây nam',
        detail: `một lần, với giá ${least} đến ${most} điểm`,
      }),
      attrition: ({ steps }) => ({
        text: `Trung bình mất ${dec(steps)} nấc`,
        detail: 'cuối tuần, khi xúc xắc vượt tinh thần',
      }),
      crisis: ({ steps }) => ({ text: `Trung bình mất ${dec(steps)} nấc`, detail: 'khi xúc xắc vượt tinh thần' }),
      dug: ({ one = 0, two = 0 }) => ({
        text: `Đào đến 1: ${one} khu vực, đến 2: ${two}`,
        detail: 'mỗi dấu trừ 1 cho bom, pháo, hỏa lực và xung phong của Pháp',
      }),
      'supply-lands': ({ least, most, of = 0, lost, guns = 0, suppressed = 0 }) => ({
        text: `Dự kiến ${dec(least)} đến ${dec(most)}/${of} tiếp tế đến nơi, mất 0 đến ${dec(lost)} máy bay.`,
        detail: `Giữa cả ${guns} khẩu bắn${suppressed > 0 ? `, ${suppressed} khẩu bị chế áp,` : ''} và không khẩu nào.`,
      }),
      'flak-hits': ({ down, off, of = 0 }) => ({
        text: `Trong ${of} máy bay, ${dec(down)} bị bắn rơi, ${dec(off)} quay về`,
        detail: 'trung bình',
      }),
      shelled: ({ batteries = 0, disrupted, of = 0, steps }) => ({
        text: `Sau ${batteries}: ${dec(disrupted)}/${of} rối loạn, mất ${dec(steps)} nấc`,
        detail: 'nếu không bị phản pháo',
      }),
      silenced: ({ batteries = 0, chance }) => ({ text: `${pct(chance)} làm nó im tiếng`, detail: `với ${batteries}` }),
    },
  },
} satisfies Partial<ValleeTexts>;
