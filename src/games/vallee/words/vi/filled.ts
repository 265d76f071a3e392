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
      'at-the-dumps': 'Bắn kho tiếp tế',
      'hold-support': 'Giữ pháo',
      'all-support': 'Tất cả, chia đều',
      'one-battery': 'Một pháo đội',
      'most-steps': 'Vào nơi đông nhất',
      'cuts-most': 'Cản xung phong nhiều nhất',
      'best-morale': 'Tinh thần cao nhất dẫn đầu',
      spread: 'Chia đều',
      'one-unit': 'Lần lượt từng đơn vị',
      together: 'Cùng nhau',
      'least-harmed': 'Ít thiệt nhất',
      'most-to-lose': 'Đơn vị mạnh nhất trước',
      'nearest-to-half': 'Gần mức nửa trước',
      'the-front': 'Tuyến đầu trước',
      'until-done': 'Bỏ lượt đến khi địch xong',
      way: 'Trên đường',
    },
    runs: {
      'setup-air': (count) => `Cho ${count} máy bay cất cánh`,
      crisis: (count) => `Chỉ định ${count} đơn vị`,
      'unpaid-vm': () => 'Để không tiếp tế',
      'unpaid-french': () => 'Để không tiếp tế',
      'otha-enter': (count) => `Chuyển ${count} quân bằng đường bộ`,
      'air-ground': (count) => `Giữ ${count} máy bay ở lại`,
      'air-away-transports': (count) => `Cử ${count} máy bay vận tải đi`,
      'air-away-others': (count) => `Cử ${count} máy bay đi`,
      'air-away-any': (count) => `Cử ${count} máy bay đi`,
      'air-load': (count) => `Chất ${count} nấc`,
      'air-missions': (count) => `Bay ${count} nhiệm vụ`,
      'aa-strategic': (count) => `Khai hỏa, ${count} phát`,
      'aa-assault': (count) => `Khai hỏa, ${count} phát`,
      'bombard-vm': (count) => `Bắn ${count} phát, trả ${count}`,
      'bombard-french': (count) => `Bắn ${count} phát, trả ${count}`,
      'support-active': (count) => `Chi viện bằng ${count}`,
      'support-other': (count) => `Chi viện bằng ${count}`,
      'counter-bombard': (count) => `Phản pháo bằng ${count} khẩu đội`,
      'counter-support': (count) => `Phản pháo bằng ${count} khẩu đội`,
      'counter-opportunity': (count) => `Phản pháo bằng ${count} khẩu đội`,
      opportunity: () => 'Bắn vào đó',
      'fire-defender': (count) => `Bắn ${count} phát`,
      'fire-attacker': (count) => `Bắn ${count} phát`,
      'final-fire': (count) => `Bắn ${count} phát`,
      'new-lead': () => 'Chọn đơn vị này dẫn đầu',
      'defend-lead': () => 'Chọn đơn vị này dẫn đầu',
      'strategic-move': (count) => (count === 1 ? 'Đi tới đây' : `${count} đơn vị tới đây`),
      loss: (count) => `Mất ${count} nấc`,
      retreat: () => 'Cùng rút lui',
      'replace-french': (count) => `Dùng ${count} nấc`,
      'replace-vm': (count) => `Dùng ${count} nấc`,
      dig: (count) => `Đào ${count} công sự`,
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
      steady: 'vững',
      shaken: 'rối loạn',
      'step-lost': 'và mất một nấc',
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
        text: `Chuyển ${sent}/${room}`,
        ...(waiting > 0 && {
          detail: `từ tuần trước: ${waiting} tiếp tế, dự kiến đến nơi ${dec(out)} (mỗi quân ${pct(chance)})`,
        }),
      }),
      'regiment-148': ({ least = 0, most = 0 }) => ({
        text: 'Trung đoàn 148 có thể đến: chạm TL đông nam hoặc TL tây nam',
        detail: `một lần, tốn ${least} đến ${most} điểm`,
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
        detail: `Khi cả ${guns} khẩu bắn${suppressed > 0 ? ` (${suppressed} khẩu bị chế áp)` : ''}, hoặc không khẩu nào bắn.`,
      }),
      'flak-hits': ({ down, off, of = 0 }) => ({
        text: `Trong ${of} máy bay, ${dec(down)} bị bắn rơi, ${dec(off)} quay về`,
        detail: 'trung bình',
      }),
      shelled: ({ batteries = 0, disrupted, of = 0, steps }) => ({
        text: `Sau ${batteries}: ${dec(disrupted)}/${of} rối loạn, mất ${dec(steps)} nấc`,
        detail: 'nếu không bị phản pháo',
      }),
      silenced: ({ batteries = 0, chance }, { of }) => ({
        text: `${pct(chance)} làm ${of || 'nó'} im tiếng`,
        detail: `với ${batteries}`,
      }),
      answerable: ({ batteries = 0, least, most }) => ({
        text: `${batteries} pháo đội Pháp có thể phản pháo`,
        detail: least === most ? `một pháo đội chặn ${pct(most)}` : `một pháo đội chặn ${pct(least)} đến ${pct(most)}`,
      }),
      'way-area': ({ cost = 0, spent = 0, guns = 0, chance }, { of, by }) => ({
        text: `${of} +${cost} = ${spent}`,
        detail: guns === 0 ? 'không pháo đội nào thấy' : `${by}: ${pct(chance)} chặn được`,
      }),
      'way-bridge': ({ cost = 0, spent = 0, guns = 0, chance }, { of, by }) => ({
        text: `${of} qua cầu +${cost} = ${spent}`,
        detail: guns === 0 ? 'không pháo đội nào thấy' : `${by}: ${pct(chance)} chặn được`,
      }),
      'way-room': ({ after = 0, of: most = 0 }, { of }) => ({
        text: `Chỗ tại ${of}`,
        detail: `sau đó ${after}/${most}`,
      }),
      'way-supply': (_, { of }) => ({ text: 'Ở đó có tiếp tế', detail: `qua ${of}` }),
      'way-source': () => ({ text: 'Ở đó có tiếp tế', detail: 'ngay tại nguồn' }),
      'way-cut': () => ({ text: 'Ở đó không có tiếp tế', detail: 'đường bị cắt' }),
      'way-behind': ({ units = 0, steps = 0 }, { of }) => ({
        text: `Ở lại ${of}`,
        detail: units === 0 ? 'không đơn vị nào' : `${units} đơn vị, ${steps} nấc`,
      }),
    },
  },
} satisfies Partial<ValleeTexts>;
