/** Câu hỏi, các nút trả lời, và vì sao một việc không được phép. */
import { say, signed } from '../../../../kernel/words';
import type { ValleyTexts } from '../texts';

const sortie = (ask: string) => (ask === 'raid-force' ? 'đột kích quanh' : 'phản kích');

export const play = {
  asks: {
    event: (q) => say`Dùng ${q.name('card')} trong lượt này, hay giữ trên tay?`,
    reserve: () => say`Dùng một lá bài dự trữ trên tay?`,
    discard: (q) =>
      q.number('hand') > q.number('limit')
        ? say`Bạn có ${q.number('hand')} lá, chỉ được giữ ${q.number('limit')}: hãy bỏ một lá.`
        : say`Bạn có ${q.number('hand')} lá, được giữ ${q.number('limit')}. Bỏ lá nào không?`,
    missions: (q) => say`Còn ${q.number('asp')} điểm không quân: chế áp cao xạ, oanh tạc một đại đoàn, hay để dành?`,
    ration: () => say`Giảm khẩu phần? Mỗi điểm tinh thần chung bỏ ra cộng 1 vào lần tung tiếp tế.`,
    delay: () => say`Hoãn một viện binh lại một lượt để được +1 khi tung tiếp tế?`,
    boost: () => say`Đổi điểm tiếp tế lấy tinh thần chung, một đổi một?`,
    weaken: () => say`Đại đoàn nào khác mất 1 sức mạnh?`,
    restore: (q) => say`Bổ sung đủ quân số cho tiểu đoàn nào? Còn ${q.number('left')}.`,
    recover: () => say`Đơn vị nào hết rối loạn?`,
    place: (q) => say`Đặt ${q.name('unit')} ở đâu?`,
    hasten: () => say`Thả dù viện binh kế tiếp ngay lượt này?`,
    support: (q) => say`${q.name('division')} tiến công ${q.name('cr')}. Bạn đưa gì vào phòng ngự?`,
    lose: (q) => say`Mất một nấc: đơn vị nào? Còn phải mất ${q.number('left')}.`,
    retreat: (q) => say`Rút khỏi ${q.name('cr')}: mỗi đơn vị đi đâu? ${q.name('units')}.`,
    stacking: (q) =>
      q.number('steps') > 0
        ? say`${q.name('cr')} vượt giới hạn đóng quân, thừa ${q.number('steps')} nấc bộ binh. Bỏ gì?`
        : say`${q.name('cr')} vượt giới hạn đóng quân, thừa ${q.number('assets')} đơn vị yểm trợ. Bỏ gì?`,
    reroll: (q) => {
      switch (q.id('table')) {
        case '12':
          return say`Sân bay chưa sửa được. Nhờ ${q.name('unit')} tung lại?`;
        case '10.2':
          return q.is('repulsed')
            ? say`${q.name('division')} mất ${q.number('strengthLost')} sức mạnh và bị đẩy lui. Nhờ xe tăng tung lại?`
            : say`${q.name('division')} mất ${q.number('strengthLost')} sức mạnh và giữ được. Nhờ xe tăng tung lại?`;
        default:
          return say`${q.name('division')} mất ${q.number('strengthLost')} sức mạnh. Nhờ pháo cao xạ ở ${q.name('cr')} tung lại?`;
      }
    },
    land: (q) =>
      q.number('ap') > 0
        ? say`${q.name('unit')} nhảy dù xuống đâu?`
        : say`${q.name('unit')} nhảy dù xuống đâu? Không còn điểm hành động thì không rời được bãi thả dù và sẽ mất ở đó.`,
    raise: (q) =>
      q.is('raising') ? say`Lập một tiểu đoàn ghép từ quân còn lại?` : say`Dùng một lá bài dự trữ trên tay?`,
    move: (q) => {
      if (q.is('relieving')) return say`PC GONO không còn bộ binh: hãy đưa quân đến đó.`;
      if (q.ids('waiting').length > 0) {
        return say`Di chuyển các đơn vị. Sẽ mất nếu ở lại bãi thả dù: ${q.name('waiting')}.`;
      }
      return q.number('cost') > 0
        ? say`Di chuyển các đơn vị, mỗi đơn vị một lần? Lần đầu tốn 1 điểm hành động.`
        : say`Di chuyển các đơn vị, mỗi đơn vị một lần.`;
    },
    assault: (q) =>
      q.number('cost') > 0
        ? say`Phản kích một trung tâm Việt Minh đang giữ? Đợt đầu tốn 1 điểm hành động.`
        : say`Phản kích thêm một trung tâm Việt Minh đang giữ?`,
    'assault-force': (q) => say`Phản kích ${q.name('cr')}: đơn vị nào tham gia, yểm trợ bằng gì?`,
    occupy: (q) => say`${q.name('cr')} đã bỏ trống. Đơn vị nào vào giữ?`,
    raid: (q) =>
      q.number('cost') > 0
        ? say`Đột kích chiến hào quanh một trung tâm? Đột kích và sửa chữa tốn tất cả 1 điểm hành động.`
        : say`Đột kích chiến hào quanh một trung tâm?`,
    'raid-force': (q) => say`Đột kích quanh ${q.name('cr')}: đơn vị nào đi, yểm trợ bằng gì?`,
    repair: (q) =>
      q.number('cost') > 0
        ? say`Sửa công sự ở phía sau? Mỗi nơi 1 điểm tiếp tế, tất cả 1 điểm hành động.`
        : say`Sửa công sự ở phía sau? Mỗi nơi 1 điểm tiếp tế.`,
    strip: (q) => (q.number('cost') > 0 ? say`Sửa sân bay? Tốn 1 điểm hành động.` : say`Sửa sân bay?`),
  },
  dones: {
    reserve: () => 'Không dùng lá nào',
    discard: () => 'Giữ bài trên tay',
    missions: (q) => (q.number('asp') > 0 ? `Tiếp tục, để dành ${q.number('asp')}` : 'Thực hiện phi vụ'),
    delay: () => 'Không hoãn',
    restore: () => 'Xong',
    hasten: () => 'Để đến đúng hạn',
    support: () => 'Xử lý đợt tiến công',
    raise: (q) => (q.is('raising') ? 'Không lập thêm' : 'Không dùng lá nào'),
    move: (q) => {
      const lost = q.ids('waiting').length;
      return lost > 0 ? `Kết thúc: mất ${lost} đơn vị` : 'Kết thúc di chuyển';
    },
    assault: () => 'Kết thúc phản kích',
    'assault-force': () => 'Bỏ đợt phản kích này',
    occupy: () => 'Không đưa thêm quân',
    raid: () => 'Kết thúc đột kích',
    'raid-force': () => 'Bỏ đợt đột kích này',
    repair: () => 'Kết thúc sửa chữa',
    strip: () => 'Để nguyên như vậy',
  },
  doneMade: 'Bước tiếp theo',
  choices: {
    play: () => 'Dùng trong lượt này',
    keep: () => 'Giữ trên tay',
    card: (c, n) => `Dùng: ${n.card(c.card).text}`,
    discard: (c, n) => `Bỏ: ${n.card(c.card).text}`,
    recover: (c, n) => `${n.brief(c.unit)} hồi phục`,
    weaken: (c, n) => `${n.division(c.division).text}: −1`,
    restore: (c, n) => `Bổ sung ${n.brief(c.unit)}`,
    sead: (c) => `Chế áp cao xạ: ${c.asp} điểm`,
    das: (c, n) => `Oanh tạc ${n.division(c.division).text}`,
    ration: (c) => (c.cm === 0 ? 'Giữ đủ khẩu phần' : `Tinh thần ${signed(-c.cm)}, tung ${signed(c.cm)}`),
    delay: (c, n) => `Hoãn ${n.brief(c.unit)}`,
    boost: (c) => (c.rp === 0 ? 'Không chi' : `Chi ${c.rp}: tinh thần ${signed(c.rp)}`),
    support: (c, n) => `Pháo: ${n.brief(c.unit)}`,
    air: () => 'Dùng 1 điểm không quân',
    lose: (c, n) => `${n.brief(c.unit)} mất một nấc`,
    retreat: (c, n) => `${n.brief(c.unit)} đến ${n.short(c.to)}`,
    reduce: (c, n) => `Giảm ${n.brief(c.unit)}`,
    remove: (c, n) => `Bỏ ${n.brief(c.unit)}`,
    reroll: () => 'Tung lại',
    stand: () => 'Giữ kết quả này',
    hasten: (c, n) => `Thả ${n.brief(c.unit)} ngay`,
    land: (c, n) => `${n.brief(c.unit)} xuống ${n.short(c.at)}`,
    raise: (c, n) => `Lập tiểu đoàn ở ${n.short(c.at)}`,
    place: (c, n) => `${n.brief(c.unit)} vào ${n.short(c.at)}`,
    move: (c, n) => `${n.brief(c.unit)} đến ${n.short(c.to)}`,
    assault: (c, n) => `Phản kích ${n.short(c.cr)}`,
    raid: (c, n) => `Đột kích quanh ${n.short(c.cr)}`,
    join: (c, n) => `Thêm ${n.brief(c.unit)}`,
    go: (_, __, q) => (q.key === 'raid-force' ? 'Mở đợt đột kích' : 'Mở đợt phản kích'),
    occupy: (c, n) => `${n.brief(c.unit)} vào giữ`,
    repair: (c, n) => `Sửa ${n.short(c.cr)}: +1`,
    engineer: (c, n) => `31 BG ở ${n.short(c.cr)}: +2`,
    strip: (c) => (c.rp === 0 ? 'Sửa sân bay' : 'Sửa, chi 1 tiếp tế: +1'),
  },
  mades: {
    play: (c, n) => `Dùng: ${n.card(c.card).text}`,
    keep: (c, n) => `Giữ: ${n.card(c.card).text}`,
    support: (c, n, q) => `${n.brief(c.unit)} bắn yểm trợ ${n.short(q.id('cr'))}`,
    air: (_, n, q) => `1 điểm không quân cho ${n.short(q.id('cr'))}`,
    join: (c, n, q) => `${n.brief(c.unit)}: ${sortie(q.key)} ${n.short(q.id('cr'))}`,
    go: (_, n, q) => `Mở đợt ${sortie(q.key)} ${n.short(q.id('cr'))}`,
    occupy: (c, n, q) => `${n.brief(c.unit)} vào giữ ${n.short(q.id('cr'))}`,
    stand: (_, n, q) => (q.id('cr') === '' ? 'Giữ kết quả' : `Giữ kết quả ở ${n.short(q.id('cr'))}`),
    reroll: (_, n, q) => (q.id('cr') === '' ? 'Tung lại' : `Tung lại ở ${n.short(q.id('cr'))}`),
  },
  refusals: {
    'off-map': 'Đơn vị này không có trên bản đồ.',
    'already-there': 'Đơn vị đã ở đó rồi.',
    used: 'Đơn vị này đã được dùng trong lượt.',
    'has-moved': 'Mỗi lượt một đơn vị chỉ di chuyển một lần.',
    'no-ap': 'Không còn điểm hành động.',
    'no-rp': 'Không được chi điểm tiếp tế cuối cùng.',
    'enemy-held': 'Việt Minh đang giữ trung tâm này.',
    'relieve-hq': 'Trước hết PC GONO cần bộ binh.',
    'last-in-hq': 'Đây là bộ binh cuối cùng ở PC GONO; phải có quân đến thay trước.',
    'guns-never-move': 'Với luật tùy chọn này, pháo binh không di chuyển.',
    'division-active': 'Pháo binh chỉ di chuyển khi cả bốn đại đoàn đều đang tạm nghỉ.',
    encircled: 'Trung tâm bị bao vây: không ai ra vào được.',
    'encircled-there': 'Nơi muốn đến đang bị bao vây.',
    'isabelle-heavy': 'Pháo và cao xạ không đến hoặc rời Hồng Cúm (Isabelle) được.',
    'no-mans-land': 'Pháo và cao xạ không vào nơi không ai giữ.',
    'in-no-mans-land': 'Đơn vị đang ở nơi không ai giữ và không rời đi được.',
    'isabelle-to': 'Muốn đến Hồng Cúm, bộ binh phải xuất phát từ trung tâm kề bên.',
    'isabelle-from': 'Bộ binh rời Hồng Cúm phải dừng ở trung tâm đầu tiên.',
    'too-far': 'Không đến được: quá xa, hoặc đường đã bị cắt.',
    'not-french': 'Pháp không giữ trung tâm này.',
    'no-room': 'Không còn chỗ (giới hạn đóng quân).',
    'dz-not-french': 'Không có trung tâm Pháp nào che bãi thả dù này.',
    'no-landing-place': 'Chỉ nhảy dù xuống bãi thả dù hoặc Huguette.',
    'no-remnants': 'Không có quân còn lại để lập tiểu đoàn.',
    'four-raised': 'Cả bốn tiểu đoàn ghép đã ở trên bản đồ.',
    'not-enemy-held': 'Việt Minh không giữ trung tâm này.',
    'assaulted-already': 'Lượt này đã phản kích ở đó.',
    'nobody-near': 'Không có đơn vị phù hợp nào ở đủ gần.',
    'cannot-assault': 'Chỉ bộ binh và xe tăng phản kích được.',
    'not-adjacent': 'Đơn vị không ở kề trung tâm đó.',
    'already-in': 'Đơn vị đã tham gia rồi.',
    'too-many-steps': 'Như vậy là quá nhiều nấc bộ binh.',
    'cannot-hold': 'Chỉ bộ binh và xe tăng giữ được trung tâm.',
    'no-gun': 'Chỉ pháo binh bắn chi viện được.',
    'out-of-range': 'Ngoài tầm bắn của đơn vị pháo này.',
    'works-complete': 'Công sự đã ở mức cao nhất.',
    'raided-already': 'Lượt này đã đột kích ở đó.',
    'not-front': 'Chỉ đột kích được ở tuyến đầu.',
    'cannot-raid': 'Chỉ bộ binh và xe tăng đột kích được.',
    'not-near': 'Đơn vị không ở trong hay kề trung tâm đó.',
    'one-armor': 'Mỗi đợt đột kích chỉ có một trung đội xe tăng.',
    'repaired-already': 'Lượt này đã sửa ở đó.',
    'card-forbids': 'Một sự kiện không cho sửa chữa trong lượt này.',
    front: 'Ở tuyến đầu không sửa được; đột kích có thể giúp.',
    'strip-destroyed': 'Sân bay đã bị phá hủy hẳn.',
    'strip-whole': 'Sân bay không hư hại.',
    'not-offered': 'Bây giờ không làm được việc đó.',
    'game-over': 'Ván chơi đã kết thúc.',
  },
} satisfies Partial<ValleyTexts>;
