/** Vì sao điều luật không in lại như vậy. */
import type { ValleeTexts } from '../texts';

export const sources = {
  stated: (rules) => `Sách luật đã nêu: ${rules}.`,
  reasons: {
    'lie of the land, enlarged round the command post': 'Dựng lại: theo thế đất, phóng to quanh sở chỉ huy.',
    'ground between the named places, terrain as it lies': 'Dựng lại: vùng đất giữa các nơi có tên, địa hình như thực.',
    'shared edge of the rebuilt map; river and bridges as they lie':
      'Dựng lại: các khu vực chung một cạnh trên bản đồ; sông và cầu như thực.',
    'river halves those who cross it, so that strengths are modified for terrain':
      'Dựng lại: qua sông thì sức còn một nửa, để địa hình có ảnh hưởng.',
    'movement points by ground': 'Dựng lại: điểm di chuyển theo địa hình.',
    'sheltered ground, as the cover of the other tables': 'Dựng lại: địa hình kín, như độ che ở các bảng khác.',
    'as jungle, which these valleys are': 'Dựng lại: như rừng, vì các thung lũng này là rừng.',
    'size by the men of a point in 4.0, Foreign Legion quality':
      'Dựng lại: quân số một điểm theo 4.0, chất lượng Lê dương.',
    'size by the men of a point in 4.0, average quality': 'Dựng lại: quân số một điểm theo 4.0, chất lượng trung bình.',
    'size by the men of a point in 4.0, broke on 30 March':
      'Dựng lại: quân số một điểm theo 4.0; vỡ trận ngày 30 tháng 3.',
    'local light infantry, weak in a siege': 'Dựng lại: bộ binh nhẹ địa phương, yếu khi bị vây.',
    'one company, one point': 'Dựng lại: một đại đội, một điểm.',
    'two points, so that doubled fire equals a battalion':
      'Dựng lại: hai điểm, để hỏa lực nhân đôi bằng một tiểu đoàn.',
    'morale as the 1st Colonial': 'Dựng lại: tinh thần như tiểu đoàn dù thuộc địa số 1.',
    'movement of light troops': 'Dựng lại: di chuyển của quân nhẹ.',
    'young battalion, morale one lower': 'Dựng lại: tiểu đoàn trẻ, tinh thần kém một bậc.',
    'full battery, shown reduced to one point in 17.3 and 17.4':
      'Dựng lại: pháo đội đủ, còn một điểm trong 17.3 và 17.4.',
    'section or half a dozen tubes, one point': 'Dựng lại: một phân đội hay nửa tá nòng, một điểm.',
    'movement of light tanks': 'Dựng lại: di chuyển của xe tăng nhẹ.',
    'as the 1/88 of the same division': 'Dựng lại: như 1/88 cùng đại đoàn.',
    'line division, morale one below the 308th': 'Dựng lại: đại đoàn thường, tinh thần kém 308 một bậc.',
    'line division, regiment under strength': 'Dựng lại: đại đoàn thường, trung đoàn thiếu quân.',
    'heavy weapons of a division': 'Dựng lại: hỏa khí nặng của một đại đoàn.',
    '24 guns and later increments, dug in': 'Dựng lại: 24 khẩu rồi thêm nữa, đặt trong hầm.',
    'about twenty tubes': 'Dựng lại: chừng hai mươi nòng.',
    'a dozen launchers': 'Dựng lại: một tá giàn phóng.',
    'one point, as the note to the flak raid counts': 'Dựng lại: một điểm, như ghi chú của trận cao xạ.',
    'two points: a full unit gives the whole assault bonus':
      'Dựng lại: hai điểm, để một đơn vị đủ cho trọn phần thưởng xung phong.',
    'serviceable aircraft at six a unit': 'Dựng lại: máy bay dùng được, sáu chiếc một đơn vị.',
    'the heaviest load': 'Dựng lại: chở nặng nhất.',
    'last reserve of the Legion, dearer than the others': 'Dựng lại: dự bị cuối của Lê dương, đắt hơn các đơn vị khác.',
    'as the 1st Colonial': 'Dựng lại: như tiểu đoàn dù thuộc địa số 1.',
    'counted back from turn 7, April 4, and turn 11, May 4':
      'Dựng lại: đếm ngược từ lượt 7, tháng 4 tuần 4, và lượt 11, tháng 5 tuần 4.',
    'the monsoon closes in by May': 'Dựng lại: gió mùa đến vào tháng 5.',
    'eight to ten units shot down in a whole siege, as it was':
      'Dựng lại: tám đến mười đơn vị bị bắn rơi trong cả cuộc vây hãm, như thực tế.',
    'high drops scatter, low drops are accurate but under fire':
      'Dựng lại: thả cao thì tản mát, thả thấp thì trúng nhưng bị bắn.',
    'drop zone under fire shrinks, with the trigger of 10.3':
      'Dựng lại: bãi thả bị bắn thì hẹp lại, theo điều kiện của 10.3.',
    'column by the strength of the firer; calibrated': 'Dựng lại: cột theo sức của bên bắn, chỉnh qua các ván chơi.',
    'makes both shots of the example in 12.2 true': 'Dựng lại: làm đúng cả hai phát trong ví dụ ở 12.2.',
    'range; small arms alone do not decide a siege': 'Dựng lại: tầm bắn; súng nhỏ không quyết định cuộc vây hãm.',
    'deep trenches under mutual cover': 'Dựng lại: hào sâu che chở nhau.',
    'a shaken garrison is half out of its trenches': 'Dựng lại: quân đồn trú rối loạn đã ra khỏi hào một nửa.',
    'captured trenches face the wrong way': 'Dựng lại: hào chiếm được quay sai hướng.',
    'a lone post is under fire from all sides': 'Dựng lại: đồn lẻ bị bắn từ mọi phía.',
    'same size as in 9.2, 9.3 and 10.2': 'Dựng lại: cùng mức như ở 9.2, 9.3 và 10.2.',
    'graded results by odds; the row of the example in 12.2 holds; calibrated':
      'Dựng lại: kết quả tăng dần theo tỉ lệ; dòng trong ví dụ ở 12.2 đúng; chỉnh qua các ván chơi.',
    'French works help only the French, as the example in 12.2 counts':
      'Dựng lại: công sự Pháp chỉ giúp quân Pháp, như ví dụ ở 12.2.',
    'fractions and the ends of the track': 'Dựng lại: phần lẻ và hai đầu thang.',
    'one try a turn, to any valley free of the enemy': 'Dựng lại: mỗi lượt thử một lần, đến thung lũng không có địch.',
    'a tank has no ordinary morale': 'Dựng lại: xe tăng không có tinh thần thông thường.',
    'the last to hold it, needed by 17.1 to 17.5': 'Dựng lại: bên giữ sau cùng, cần cho 17.1 đến 17.5.',
    'bonus only where a surrender is possible': 'Dựng lại: chỉ thưởng ở nơi có thể đầu hàng.',
    'where the set-up leaves the choice': 'Dựng lại: ở chỗ cách bày quân để ngỏ.',
  },
} satisfies Partial<ValleeTexts>;
