import { chapter, example, figure, rebuilt, ruling, section, text } from '../blocks';
import { blackWays, centre, paths, track, turnTrack } from '../figures';
import { counterSections } from './02-counters';

export const components = chapter(
  '2',
  'Bản đồ, quân cờ, xúc xắc',
  section(
    '2.0',
    'Trên bàn có gì',
    text(
      'Mười hai vị trí của Pháp nối với nhau bằng các đường, bốn đại đoàn chung quanh, ba tá quân cờ, 44 lá bài sự kiện (và một lá tùy chọn), hai xúc xắc và vài thang mức. Ứng dụng giữ tất cả; bạn chỉ quyết định.',
    ),
  ),
  section(
    '2.1',
    'Các thành phần',
    text('Bản đồ với các thang mức, 45 lá bài sự kiện, quân cờ và các dấu, các bảng tra, hai xúc xắc sáu mặt.'),
    rebuilt(
      'Bản đồ, quân cờ, lá bài và bảng tra in kèm trò chơi không có sẵn để tham khảo. Điều gì sách luật đã nêu thì giữ đúng; phần còn lại được dựng lại theo các ví dụ của sách, theo lịch sử và theo những ván mô phỏng. Dưới mỗi bảng có ghi rõ điều đó.',
    ),
  ),
  section(
    '2.2',
    'Bản đồ',
    text(
      'Bản đồ vẽ tập đoàn cứ điểm thành một mạng ô và đường. Các ô là trung tâm đề kháng và bãi thả dù; đường đen là lối đi của quân bạn, đường màu là lối của các đại đoàn.',
    ),
  ),
  section(
    '2.2.1',
    'Trung tâm đề kháng',
    text(
      'Trung tâm đề kháng (CR), gọi tắt là “trung tâm”, là một cụm cứ điểm có tên của quân Pháp. Mỗi trung tâm có bên đang giữ, có chỗ cho các đơn vị, có mức công sự và một số ký hiệu in sẵn.',
    ),
    figure(centre('huguette')),
  ),
  section(
    '2.2.1.1',
    'Ai giữ một trung tâm',
    text(
      'Trung tâm thuộc Pháp khi trong đó có ít nhất một đơn vị bộ binh hoặc xe tăng Pháp. Nếu không, trung tâm mang dấu của đại đoàn đã chiếm, hoặc dấu “không ai giữ”. Chỉ có pháo binh và cao xạ thì không giữ được trung tâm.',
    ),
    ruling(
      'Trung tâm mất hết bộ binh và xe tăng không phải vì bị tiến công (do tổn thất khi đột kích, do lá bài, do phát triển sau phản kích) thì lập tức thành nơi không ai giữ. Pháo còn ở đó vẫn ở lại và vẫn bắn được, cho đến khi Việt Minh chiếm.',
    ),
  ),
  section(
    '2.2.1.2',
    'Đơn vị sẵn sàng và đơn vị đã dùng',
    text(
      'Đơn vị nằm ở một trong hai ngăn. Đơn vị sẵn sàng còn hành động được trong lượt này; đơn vị đã dùng là đã hành động, hoặc bị một sự kiện tác động, và chỉ còn tự vệ được.',
    ),
  ),
  section(
    '2.2.1.3',
    'Giới hạn đóng quân',
    text(
      'Mỗi trung tâm có hai giới hạn, ví dụ 6/2: số nấc bộ binh và số đơn vị yểm trợ (xe tăng, pháo binh, cao xạ) được ở lại. Tiểu đoàn đã hao tổn tính một nấc; sẵn sàng hay đã dùng đều như nhau; các dấu không tính.',
    ),
    text(
      'Được đi qua trung tâm đã đầy. Giới hạn chỉ xét khi hết các đợt tiến công của Việt Minh, hết di chuyển và hết phản kích: phần vượt quá bị mất. Bạn chọn bỏ gì, và có thể giảm một tiểu đoàn hai nấc thay vì mất cả đơn vị.',
    ),
    example(
      'Độc Lập (Gabrielle) chứa được 3 nấc và 1 đơn vị yểm trợ. 5/7 RTA (2 nấc) và CSLT 416 (1 nấc) là đầy: một đại đội khác có thể đi qua nhưng không ở lại được.',
    ),
    ruling('Tiểu đoàn bị bỏ theo cách này vào ô quân còn lại ([[2.2.8.6]]). Nấc bị bỏ thì mất hẳn.'),
  ),
  section(
    '2.2.1.4',
    'Công sự và ký hiệu bao vây',
    text(
      'Mức công sự từ 0 đến 4. Đào lấn, sự kiện và việc bị chiếm làm mức giảm; đột kích và sửa chữa làm mức tăng. Mức công sự cộng vào sức phòng ngự của bạn; nó tượng trưng cho chiến hào bao quanh cũng như công sự bên trong.',
    ),
    text('Trung tâm Pháp có ký hiệu bao vây thì bị bao vây khi mức công sự bằng 0 ([[12.2.1]]).'),
  ),
  section(
    '2.2.1.5',
    'Sân bay',
    text(
      'Sân bay nằm ở Huguette và được ghi tình trạng tại đó ([[8.1]]). Nếu Việt Minh chiếm Huguette, sân bay bị phá hủy.',
    ),
  ),
  section(
    '2.2.1.6',
    'Nhảy dù xuống Huguette',
    text('Khi Pháp còn giữ Huguette, viện binh có thể nhảy dù xuống đó, dù sân bay đã bị phá hủy ([[13.1]]).'),
  ),
  section(
    '2.2.2',
    'Đường đen',
    text(
      'Hai trung tâm nối bằng đường đen là kề nhau. Quân bạn di chuyển, rút lui, phản kích và đột kích theo các đường này.',
    ),
    figure(blackWays),
    rebuilt('Sách luật chỉ nêu một số đường; các đường khác dựa theo địa hình.'),
  ),
  section(
    '2.2.3',
    'Hướng tiến của các đại đoàn',
    text(
      'Mỗi đại đoàn có một ô xuất phát, và từ đó có những đường mang màu riêng: khu vực phụ trách (TAOR), tức hướng tiến của đại đoàn. Đại đoàn chỉ chiếm, đào lấn và tiến công theo đường của mình. Có trung tâm nằm trên nhiều hướng tiến, còn PC GONO nằm trên tất cả.',
    ),
    figure(paths),
    example(
      'Him Lam (Béatrice) nằm trên hướng tiến của Đại đoàn 312, Độc Lập (Gabrielle) trên hướng tiến của Đại đoàn 308.',
    ),
  ),
  section(
    '2.2.4',
    'Ký hiệu của trung tâm',
    text('Các ký hiệu cho biết điều gì thay đổi khi trung tâm bị chiếm. Khi Pháp giữ lại được, mọi thứ được hoàn lại.'),
    figure(centre('dominique')),
    ruling(
      'Thành nơi không ai giữ thì chưa được hoàn lại: sao và ký hiệu chỉ trở lại khi một đơn vị Pháp vào giữ. Trung tâm từ tay Việt Minh thành không ai giữ rồi lại về tay Việt Minh thì không mất lần thứ hai. Điểm sức mạnh lấy lại từ chính đại đoàn đã nhận.',
    ),
  ),
  section(
    '2.2.4.1',
    'Sao',
    text('Trung tâm bị chiếm có bao nhiêu sao thì tinh thần chung giảm ngay bấy nhiêu điểm. PC GONO không có sao.'),
    example('Huguette có hai sao: mất Huguette là mất 2 điểm tinh thần chung.'),
  ),
  section('2.2.4.2', 'Ký hiệu pháo', text('Điểm cao cho pháo binh: đại đoàn chiếm trung tâm được thêm 1 sức mạnh.')),
  section('2.2.4.3', 'Ký hiệu cao xạ', text('Trận địa cao xạ: khi trung tâm bị chiếm, mức cao xạ Việt Minh tăng 1.')),
  section(
    '2.2.4.4',
    'Sở chỉ huy',
    text('PC GONO là sở chỉ huy của bạn. Bị chiếm là trò chơi kết thúc ngay ([[17.1]]).'),
  ),
  section(
    '2.2.4.5',
    'Sân bay trong tầm pháo',
    text('Pháo đặt ở đây bắn tới sân bay: −1 khi tung cho sân bay chừng nào Việt Minh còn giữ trung tâm ([[8.1]]).'),
  ),
  section(
    '2.2.5',
    'Phân khu',
    text(
      'Bắc: Độc Lập và Bản Kéo. Nam: Hồng Cúm. Trung tâm: tất cả những nơi còn lại. Pháo binh chi viện cho phân khu của mình và phân khu kề bên; phân khu trung tâm kề với cả hai phân khu kia.',
    ),
    example(
      'III/10 RAC ở Hồng Cúm (Isabelle) bắn được cho Éliane hay Huguette, nhưng không bắn được cho Độc Lập (Gabrielle).',
    ),
  ),
  section(
    '2.2.6',
    'Bãi thả dù',
    text(
      'Natasha, Octavie và Simone là nơi lính dù nhảy xuống ([[13.1]]). Bãi thả dù thuộc Pháp hay không là tùy các trung tâm quanh nó ([[13.2]]).',
    ),
  ),
  section(
    '2.2.7',
    'Thang lượt',
    text(
      'Mỗi lượt là ba đến sáu ngày. Thang lượt cho biết mùa mưa ([[11.1]]) và những lượt có viện binh. Điểm hành động và điểm không quân có thang riêng.',
    ),
    figure(turnTrack),
  ),
  section('2.2.8', 'Các thang mức', text('Mỗi thang đều có giới hạn; phần vượt quá đầu trên bị mất.')),
  section(
    '2.2.8.1',
    'Tinh thần chung',
    text(
      'Ý chí của quân đồn trú, từ 1 đến 20. Mức này cộng trừ vào nhiều lần tung. Dưới 1, quân đồn trú buông súng và bạn thua.',
    ),
    figure(track('cm')),
  ),
  section(
    '2.2.8.2',
    'Điểm tiếp tế',
    text(
      'Lương thực, đạn dược, thuốc men, gỗ và nhân lực, từ 1 đến 30. Bạn chi điểm tiếp tế cho pháo binh, công sự và tinh thần; mức còn lại cộng trừ vào nhiều lần tung. Dưới 1, quân đồn trú không còn gì và bạn thua.',
    ),
    figure(track('rp')),
    ruling(
      'Không được chi điểm tiếp tế cuối cùng hay điểm tinh thần chung cuối cùng. Chỉ những gì xảy đến với bạn mới có thể kết thúc trò chơi.',
    ),
  ),
  section(
    '2.2.8.3',
    'Cao xạ Việt Minh',
    text('Pháo cao xạ, từ 1 đến 15. Điểm trừ của nó tính vào không quân, các phi vụ và tiếp tế.'),
    figure(track('aaa')),
  ),
  section(
    '2.2.8.4',
    'Sức mạnh các đại đoàn',
    text(
      'Quân số, đạn dược và ý chí tiến công của mỗi đại đoàn, kể cả pháo, từ 1 đến 15. Đại đoàn không bao giờ bị tiêu diệt.',
    ),
  ),
  section('2.2.8.5', 'Tình hình', text('Điểm tình hình (SITREP) ghi cạnh hai mức tạo nên nó ([[2.5.2]]).')),
  section(
    '2.2.8.6',
    'Quân còn lại',
    text(
      'Tiểu đoàn hai nấc tan vỡ để lại một số quân, có thể dùng lập tiểu đoàn ghép ([[13.3]]). Đại đội và đơn vị yểm trợ thì không.',
    ),
  ),
  section(
    '2.2.8.7',
    'Đơn vị bị loại',
    text('Đại đội, đơn vị yểm trợ và những tiểu đoàn mà quân còn lại đã được dùng thì ra khỏi trò chơi.'),
  ),
  section('2.2.8.8', 'Tiểu đoàn ghép', text('Bốn quân cờ chờ ở đây đến khi được lập, và trở về đây khi bị mất.')),
  section('2.2.8.9', 'Các chồng bài', text('Chồng rút úp mặt, thứ tự không ai biết; chồng bỏ để ngửa.')),
  section(
    '2.2.9',
    'Bảng trợ giúp',
    text('Thứ tự một lượt ở [[4.0]], thế bày quân ở [[3.2]], mỗi bảng tra nằm ở mục luật dùng đến nó.'),
  ),
  ...counterSections,
);
