/** The map of Vallée de la mort as its design draws it: 61 areas, four of them the frame, and two boxes on a ribbon. */
import type { BoardWords } from '../../src/board/base/types';
import type { BoardMap, MapPlace, Pip, PlaceView, Point, View } from '../../src/kernel/view';

const SHEET = { width: 1000, height: 1400 } as const;

/** Areas: id, terrain, works that a wire runs around, name, label, outline. */
const areaRows: readonly string[] = [
  'gabrielle|fortress|gabrielle|Gabrielle|414.6,202.1|433.7,150.2 498.8,218.1 457,254.8 329.4,225.4 337.9,181.6 418.3,150.9',
  'anne-marie|fortress|anne-marie|Anne-Marie|223.9,298.3|301.8,244.7 310.9,341.5 192.6,388 152.3,315.5 146.9,231.7',
  'beatrice|fortress|beatrice|Beatrice|827.4,304.3|791.1,376.1 757.8,258.8 813.7,227.8 839.7,228.2 890.1,306.1 857.1,365.3',
  'francoise|fortress|francoise|Francoise|166.2,479.9|118.6,437.8 192.6,388 230.6,491.2 177.3,570.5 126.2,544.8 112.7,478.1',
  'h6|fortress|compound|H-6|421.7,407.3|353.5,448.8 340.7,357.8 472.3,338.7 502.1,454.3 454.1,496.1',
  'h7|fortress|compound|H-7|278.3,427|230.6,491.2 192.6,388 310.9,341.5 340.7,357.8 353.5,448.8 303.1,516.2',
  'h5|fortress|compound|H-5|259.4,564.8|177.3,570.5 230.6,491.2 303.1,516.2 322.9,581.2 286.4,626.9 190.5,610.9',
  'h1|fortress|compound|H-1|372,518|322.9,581.2 303.1,516.2 353.5,448.8 454.1,496.1 447.1,538.3 362.9,588.1',
  'h4|fortress|compound|H-4|225,695.1|190.5,610.9 286.4,626.9 298,725 278.6,754.4 222.5,779.5 163.9,732.9 159.4,683.4',
  'h2|fortress|compound|H-2|343.5,659.4|298,725 286.4,626.9 322.9,581.2 362.9,588.1 422.2,684.4 410.6,711.3',
  'h3|fortress|compound|H-3|437.1,611.5|422.2,684.4 362.9,588.1 447.1,538.3 511.4,633.5',
  'sparrowhawk|fortress|compound|Sparrowhawk|511.8,526.6|511.4,633.5 447.1,538.3 454.1,496.1 502.1,454.3 575.8,474.1 574.3,646.2',
  'cf|fortress|compound|Central Fortress|485.7,724.6|451.2,801.4 410.6,711.3 422.2,684.4 511.4,633.5 574.3,646.2 538.3,779.7',
  'c1|fortress|compound|C-1|372,771.4|278.6,754.4 298,725 410.6,711.3 451.2,801.4 363.1,842.8',
  'c2|fortress|compound|C-2|296.1,856.2|222.5,779.5 278.6,754.4 363.1,842.8 339.2,928.8 253.4,906 217.4,820.5',
  'c3|fortress|compound|C-3|413.4,878.3|339.2,928.8 363.1,842.8 451.2,801.4 476.5,917 432.3,931.8 340.1,930.1',
  'juno|fortress|compound|Juno|524.8,856.2|476.5,917 451.2,801.4 538.3,779.7 611.3,853.3 585.2,903.4 504.2,932.7',
  'd1|fortress|compound|D-1|733.4,443|793.8,475.2 696.7,522.4 643.8,459.2 695.4,392.5 791.1,376.1',
  'd2|fortress|compound|D-2|758.3,554.9|780.8,621.8 698.6,585.4 696.7,522.4 793.8,475.2 811.2,504.4 800.1,604.1',
  'd3|fortress|compound|D-3|636.2,546.3|574.3,646.2 575.8,474.1 604.1,460.5 643.8,459.2 696.7,522.4 698.6,585.4 610.9,649.5',
  'e1|fortress|compound|E-1|709.7,660.7|610.9,649.5 698.6,585.4 780.8,621.8 777.7,732.3 697.6,750.7',
  'e2|fortress|compound|E-2|740.5,814.4|655.3,841.8 697.6,750.7 777.7,732.3 800.5,752.8 805.8,871 797.6,881.8 705.4,882.9',
  'e3|fortress|compound|E-3|611.3,757.8|611.3,853.3 538.3,779.7 574.3,646.2 610.9,649.5 697.6,750.7 655.3,841.8',
  'isabelle|fortress|isabelle|Isabelle|466.8,1190.4|413.2,1238.1 388.3,1150.7 406.4,1137.8 533.6,1144.9 533.4,1251.6',
  'weime|fortress|weime|Weime|605.4,1205.4|565.2,1277.1 533.4,1251.6 533.6,1144.9 552.4,1134.1 687.4,1176.7 706.6,1200.9 699.8,1224.4 688.3,1234.1',
  'pavie|clear||Pavie Track|386.2,296.5|310.9,341.5 301.8,244.7 329.4,225.4 457,254.8 486.8,322.9 472.3,338.7 340.7,357.8',
  'upper-w|clear||Nam Yum West Bank|514.2,158.7|486.8,322.9 457,254.8 498.8,218.1 433.7,150.2 495.1,116.3 490.9,66 604.5,66 608.7,126.9 572.1,157.1 575.9,197 588.6,204.6 575.8,314.9 581.5,316.7 604.1,460.5 575.8,474.1 502.1,454.3 472.3,338.7',
  'upper-e|clear||Nam Yum East Bank|642.2,254.1|581.5,316.7 575.8,314.9 588.6,204.6 575.9,197 572.1,157.1 608.7,126.9 604.5,66 720.5,66 696.4,126.9 708.6,143 673.9,217 726.2,255.1 637.2,316.2',
  'ban-khe-phai|jungle||Ban Khe Phai|364.8,114.5|255.7,66 385.6,66 490.9,66 495.1,116.3 433.7,150.2 418.3,150.9 337.9,181.6 257.9,84.1',
  'nw-heights|jungle||Northwest Heights|173.6,148.3|257.9,84.1 337.9,181.6 329.4,225.4 301.8,244.7 146.9,231.7 138.1,224.5 47.1,197.9 47.1,66 255.7,66',
  'ban-na-ten|clear||Ban Na Ten|107.6,350.3|146.9,231.7 152.3,315.5 192.6,388 118.6,437.8 47.1,396.4 47.1,345.2 47.1,197.9 138.1,224.5',
  'ne-heights|jungle||Northeast Heights|802.5,137.9|813.7,227.8 757.8,258.8 726.2,255.1 673.9,217 708.6,143 696.4,126.9 720.5,66 834.3,66 918.2,66 840.5,227.6 839.7,228.2',
  'him-lam|jungle||Him Lam Pass|903.2,222|953.6,213.4 953.6,301.5 953.6,423.1 896.6,428.9 857.1,365.3 890.1,306.1 839.7,228.2 840.5,227.6 918.2,66 953.6,66',
  'route41|clear||Route 41 Plain|714.4,327.7|757.8,258.8 791.1,376.1 695.4,392.5 643.8,459.2 604.1,460.5 581.5,316.7 637.2,316.2 726.2,255.1',
  'tunnel|hill||Ridge of Ban Long|839.9,435.6|811.2,504.4 793.8,475.2 791.1,376.1 857.1,365.3 896.6,428.9 878.1,505.5',
  'torpedo|hill||Eastern Ridge|846.1,558.6|883.3,623.9 800.1,604.1 811.2,504.4 878.1,505.5 898.2,561.6',
  'phony|hill||Phony Hill|827.4,677.9|873,732.6 800.5,752.8 777.7,732.3 780.8,621.8 800.1,604.1 883.3,623.9 894.1,666.9',
  'baldy|hill||Baldy Hill|845.3,802.1|805.8,871 800.5,752.8 873,732.6 895.7,783.9 872.7,883.8',
  'e-jungle-n|jungle||Tau Leng Forest|919.2,497.1|953.6,423.1 953.6,543.8 953.6,676 894.1,666.9 883.3,623.9 898.2,561.6 878.1,505.5 896.6,428.9',
  'e-jungle-s|jungle||Na Loi Forest|916.8,725.9|953.6,676 953.6,801.4 953.6,902.9 881.8,898.6 872.7,883.8 895.7,783.9 873,732.6 894.1,666.9',
  'natasha|clear||Natasha Plain|106.6,649.6|47.1,615.7 47.1,613.8 126.2,544.8 177.3,570.5 190.5,610.9 159.4,683.4 163.9,732.9 87.7,773.1 47.1,771.5',
  'w-forest|jungle||Western Forest|83,522.9|47.1,504.6 47.1,396.4 118.6,437.8 112.7,478.1 126.2,544.8 47.1,613.8',
  'octavie|clear||Octavie Plain|413.4,987.4|87.7,773.1 163.9,732.9 222.5,779.5 217.4,820.5 253.4,906 339.2,928.8 340.1,930.1 432.3,931.8 476.5,917 504.2,932.7 504.3,1021.9 426.2,1034.9 410,1040.1 338.8,1013.6 298,1026 175.7,984.1 166.4,985.6 130.1,900.2 135,885.6',
  'w-ridge|jungle||Western Ridge|96.3,955.6|47.1,902.8 47.1,771.5 87.7,773.1 135,885.6 130.1,900.2 166.4,985.6 147.2,1002.2 47.1,1001.8',
  'juno-s|clear||South Track|560.4,967.1|504.2,932.7 585.2,903.4 626.9,980.8 537,1033.4 504.3,1021.9',
  'simone|clear||Simone Plain|839,946.8|626.9,980.8 585.2,903.4 611.3,853.3 655.3,841.8 705.4,882.9 797.6,881.8 805.8,871 872.7,883.8 881.8,898.6 953.6,902.9 953.6,1003.2 872,997.7 846.1,1013.8 797.2,983 704.4,997.1 698.7,993.1',
  'nhong-nhai|clear||Nhong Nhai|488.1,1083.6|552.4,1134.1 533.6,1144.9 406.4,1137.8 410,1040.1 426.2,1034.9 504.3,1021.9 537,1033.4 568.8,1077.9',
  'sw-hills|hill||Southwest Hills|330.5,1081.8|298,1026 338.8,1013.6 410,1040.1 406.4,1137.8 388.3,1150.7 321,1151.4 292,1139.4 253.8,1105.1 161.1,1103.4 158.9,1101.4 147.2,1002.2 166.4,985.6 175.7,984.1',
  'sw-jungle|jungle||Southwest Forest|115.8,1145.4|47.1,1103 47.1,1001.8 147.2,1002.2 158.9,1101.4 161.1,1103.4 253.8,1105.1 292,1139.4 174.9,1217.1 145.5,1195.2 47.1,1208.6',
  'ban-bom|clear||Ban Bom La|315.1,1205.4|321,1151.4 388.3,1150.7 413.2,1238.1 388.9,1259.2 267.7,1257.1 250.5,1264.2 192.1,1243.1 142.9,1291.3 47.1,1296.6 47.1,1208.6 145.5,1195.2 174.9,1217.1 292,1139.4',
  'ban-palech|clear||Ban Palech|627.9,1046.5|568.8,1077.9 537,1033.4 626.9,980.8 698.7,993.1 704.4,997.1 697.6,1067.8 704.4,1074.3 687.4,1176.7 552.4,1134.1',
  'se-hills|hill||Southeast Hills|777.3,1110.1|704.4,1074.3 697.6,1067.8 704.4,997.1 797.2,983 846.1,1013.8 838.1,1093.5 843.3,1104.1 826.2,1159.7 706.6,1200.9 687.4,1176.7',
  'se-jungle|jungle||Southeast Forest|890.4,1165.7|953.6,1003.2 953.6,1114.4 953.6,1192.9 953.6,1233.4 906.5,1256.4 852.9,1229.6 814.9,1286.2 699.8,1224.4 706.6,1200.9 826.2,1159.7 843.3,1104.1 838.1,1093.5 846.1,1013.8 872,997.7',
  'lower-w|clear||Lower Nam Yum West|433.6,1291|555.1,1336 397.1,1336 261,1336 250.5,1264.2 267.7,1257.1 388.9,1259.2 413.2,1238.1 533.4,1251.6 565.2,1277.1',
  'lower-e|clear||Lower Nam Yum East|697.9,1284.8|719.1,1336 555.1,1336 565.2,1277.1 688.3,1234.1 699.8,1224.4 814.9,1286.2 826.3,1336',
  'sw-gorge|jungle||Nam Nua Forest|204,1293.6|261,1336 156.9,1336 47.1,1336 47.1,1296.6 142.9,1291.3 192.1,1243.1 250.5,1264.2',
  'se-gorge|jungle||Lower Forest|870.2,1287.5|885.8,1336 826.3,1336 814.9,1286.2 852.9,1229.6 906.5,1256.4 953.6,1233.4 953.6,1336',
  'nw|valley||Northwest Valley|225,33.9|0,0 604.5,0 604.5,66 490.9,66 385.6,66 255.7,66 47.1,66 47.1,197.9 47.1,345.2 47.1,396.4 47.1,504.6 47.1,613.8 47.1,615.7 47.1,771.5 0,771.5',
  'ne|valley||Northeast Valley|808.7,33.9|604.5,0 1000,0 1000,676 953.6,676 953.6,543.8 953.6,423.1 953.6,301.5 953.6,213.4 953.6,66 918.2,66 834.3,66 720.5,66 604.5,66',
  'se|valley||Southeast Valley|808.7,1368.9|1000,676 1000,1400 555.1,1400 555.1,1336 719.1,1336 826.3,1336 885.8,1336 953.6,1336 953.6,1233.4 953.6,1192.9 953.6,1114.4 953.6,1003.2 953.6,902.9 953.6,801.4 953.6,676',
  'sw|valley||Southwest Valley|225,1368.9|555.1,1400 0,1400 0,771.5 47.1,771.5 47.1,902.8 47.1,1001.8 47.1,1103 47.1,1208.6 47.1,1296.6 47.1,1336 156.9,1336 261,1336 397.1,1336 555.1,1336',
];

const river =
  '610.2,0 604.5,66 608.7,126.9 572.1,157.1 575.9,197 588.6,204.6 575.8,314.9 581.5,316.7 604.1,460.5 575.8,474.1 574.3,646.2 538.3,779.7 611.3,853.3 585.2,903.4 626.9,980.8 537,1033.4 568.8,1077.9 552.4,1134.1 533.6,1144.9 533.4,1251.6 565.2,1277.1 555.1,1336 545,1400';
const bridges = '556.3,712.9 533.5,1198.3';
const roads = [
  {
    kind: 'road',
    line: '1000,66 958.9,135.3 903.2,222 827.4,304.3 714.4,327.7 733.4,443 636.2,546.3 611.3,757.8 485.7,724.6 524.8,856.2 560.4,967.1 488.1,1083.6 466.8,1190.4 433.6,1291 438.3,1400',
  },
  { kind: 'track', line: '521.3,0 514.2,158.7 414.6,202.1 386.2,296.5 421.7,407.3 372,518 437.1,611.5 485.7,724.6' },
] as const;

const pegRows: readonly string[] = [
  '414.6,202.1=-0.3,4.1 223.9,298.3=-1.55,2.65 827.4,304.3=2.5,1.9 166.2,479.9=-1.75,1.15',
  '421.7,407.3=-0.62,1.48 278.3,427=-1.15,1.5 372,518=-0.46,1.06 437.1,611.5=-0.18,0.5',
  '485.7,724.6=0,0 372,771.4=-0.42,-0.12 296.1,856.2=-0.75,-0.4 524.8,856.2=0.02,-0.75',
  '733.4,443=0.95,1.15 758.3,554.9=1,0.78 636.2,546.3=0.58,0.7 709.7,660.7=0.8,0.32',
  '740.5,814.4=0.88,-0.3 611.3,757.8=0.45,-0.15 466.8,1190.4=0.35,-5.5 605.4,1205.4=0.95,-5.6',
  '827.4,677.9=1.7,0 845.3,802.1=1.75,-0.4 604.2,66=0.95,5.1 575.8,203.8=0.7,3.6 580.5,316.5=0.72,2.5',
  '592.4,460.2=0.47,1.72 574.6,598=0.46,1 545,780=0.26,-0.12 584.1,902.9=0.16,-0.75',
  '626.8,980.3=0.2,-1.6 536.7,1033.3=0.1,-2.4 568.7,1077.4=0.3,-3.3 545,1133.9=0.42,-4.6',
  '533.1,1251.3=0.62,-6 554.5,1336=0.55,-7 0,0=-3.5,6 1000,0=4.4,5.6 0,1400=-3.8,-8 1000,1400=4,-8',
  '0,720.9=-3.5,0 1000,720.9=3.2,0 0,1088.9=-3.6,-4 1000,1088.9=3.4,-4 0,308.7=-3.5,2.8',
  '1000,308.7=4.4,2.6',
];

/** Areas that the river parts. */
const fords =
  'sparrowhawk~d3 cf~e3 juno~e3 juno~simone d3~upper-w isabelle~weime weime~nhong-nhai weime~lower-w upper-w~upper-e upper-w~route41 juno-s~simone juno-s~ban-palech nhong-nhai~ban-palech lower-w~lower-e';

const point = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x / SHEET.width, y / SHEET.height];
};
const points = (text: string): Point[] => text.split(' ').map(point);

const areas = areaRows.map((row) => {
  const [id = '', terrain = '', wire = '', name = '', label = '', outline = ''] = row.split('|');
  return { id, terrain, wire, name, label, outline };
});

const box = (id: string, icon: string): MapPlace => ({
  id,
  shape: 'box',
  portrait: [0, 0],
  landscape: [0, 0],
  printed: [icon],
});

export const map: BoardMap = {
  portrait: { aspect: SHEET.width / SHEET.height, x: [], y: [] },
  landscape: { aspect: SHEET.width / SHEET.height, x: [], y: [] },
  liveries: { french: 'blue', 'viet-minh': 'red' },
  places: [
    ...areas.map(
      ({ id, terrain, wire, label, outline }): MapPlace => ({
        id,
        shape: terrain === 'valley' ? 'frame' : 'area',
        portrait: point(label),
        landscape: point(label),
        outline: points(outline),
        ...(wire !== '' && { wire }),
        ...(terrain !== 'fortress' && terrain !== 'valley' && { lettering: 'open' as const }),
        printed: id === 'cf' ? ['hq'] : terrain === 'hill' || terrain === 'jungle' ? [terrain] : [],
      }),
    ),
    box('air-park', 'plane'),
    box('transport', 'crate'),
  ],
  links: [],
  paths: [],
  country: {
    pegs: pegRows
      .flatMap((row) => row.split(' '))
      .map((peg) => {
        const [at = '', km = ''] = peg.split('=');
        const [east = 0, north = 0] = km.split(',').map(Number);
        return [...point(at), east, north];
      }),
    river: points(river),
    roads: roads.map(({ kind, line }) => ({ kind, line: points(line) })),
    bridges: points(bridges),
    fords: fords.split(' ').map((pair) => {
      const [a = '', b = ''] = pair.split('~');
      return [a, b];
    }),
  },
};

/** Steps, battalions, companies, then arms and works: g guns, t tanks, a flak, d digging, h hurt, o out of supply. */
const atFirst =
  'beatrice:4,1,0 gabrielle:5,1,1,g1 anne-marie:4,1,1,g1 c1:4,0,2,g2 c2:4,1,0 c3:3,0,2,g2 d1:4,1,0 d3:1,0,1,g1 sparrowhawk:2,0,1 juno:2,0,1 e1:4,1,0 e2:4,1,1 francoise:3,1,0 h6:4,1,0 cf:9,2,1,t7 isabelle:10,2,1,g1,t3 weime:2,0,2 nw:18,0,0,g2,a3 ne:50,0,0,g5,a3 se:47,0,0,g4,a3 sw:12,0,0';
const inWeekFour =
  'beatrice:13,4,0,g1,v route41:11,3,0,d2,v tunnel:11,3,0,d1,v torpedo:2,2,0,a2,v phony:14,4,0,d2,v baldy:12,4,0,d1,g1,v gabrielle:11,3,0,d1,v anne-marie:12,3,0,v natasha:12,3,0,d1,v pavie:3,3,0,a2,v octavie:8,3,0,h1,v se-hills:9,3,0,v ban-palech:2,1,0,g1,v ne:6,0,0,g2,a1 nw:3,0,0,g1,a1 se:5,0,0,g2,a1 sw:4,0,0 h6:4,1,0 h7:3,1,0 francoise:2,1,0,h1,o sparrowhawk:2,0,1 cf:8,2,1,t4 c1:4,0,2,g2 c2:4,1,0 c3:3,0,2,g2 juno:2,0,1 d1:3,1,0,h1 d2:4,1,0,t1 d3:1,0,1,g1 e1:4,1,0 e2:4,1,1 h4:5,1,1,t2 e3:1,0,1 isabelle:10,2,1,g1,t3 weime:2,0,2';
const inHand =
  'upper-w upper-e ban-khe-phai nw-heights ban-na-ten ne-heights him-lam w-forest e-jungle-s w-ridge se-jungle simone';
const ROOM = 6;

export function view(when: 'start' | 'week-4'): View {
  const stacked = new Map(
    (when === 'start' ? atFirst : inWeekFour).split(' ').map((cell) => {
      const [id = '', text = ''] = cell.split(':');
      const [steps = '0', battalions = '0', companies = '0', ...rest] = text.split(',');
      return [
        id,
        { steps: Number(steps), battalions: Number(battalions), companies: Number(companies), rest },
      ] as const;
    }),
  );
  const held = when === 'start' ? [] : inHand.split(' ');
  const places = areas.map(({ id, terrain }): PlaceView => {
    const found = stacked.get(id);
    const number = (letter: string) =>
      Number(found?.rest.find((mark) => mark.startsWith(letter) && mark.length > 1)?.slice(1) ?? 0);
    const enemy = terrain === 'valley' || found?.rest.includes('v') || held.includes(id);
    const side = enemy ? 'viet-minh' : 'french';
    const hurt = number('h');
    const pips = Array.from({ length: ROOM }, (_, i): Pip => {
      const { battalions = 0, companies = 0 } = found ?? {};
      if (i < battalions) return i >= battalions - hurt ? 'hurt' : 'whole';
      return i < battalions + Math.ceil(companies / 4) ? 'small' : 'room';
    });
    const arms = [
      { icon: 'gun', value: number('g') },
      { icon: 'tank', value: number('t') },
      { icon: 'flak', value: number('a') },
    ];
    return {
      id,
      holder: found || terrain === 'fortress' || enemy ? side : 'nobody',
      pips: { value: number('d'), of: 2 },
      figures: arms.filter(({ value }) => value > 0),
      marks: [],
      stacks: found ? [{ side, figure: found.steps, pips, spent: hurt > 0 && hurt === found.battalions }] : [],
      signs: found?.rest.includes('o') ? [{ icon: 'crate', struck: true }] : [],
    };
  });
  const boxes: PlaceView[] = [
    { id: 'air-park', holder: 'french', figures: [{ icon: 'plane', value: 23 }], marks: [] },
    { id: 'transport', holder: 'viet-minh', figures: [{ icon: 'crate', value: 3 }], marks: [], tag: 'units, 102nd' },
  ];
  return {
    side: 'viet-minh',
    turn: when === 'start' ? 1 : 4,
    phase: '5a',
    places: [...places, ...boxes],
    counters: [],
    tracks: [],
    cards: [],
  };
}

const brief: Readonly<Record<string, string>> = {
  'upper-w': 'West Bank',
  'upper-e': 'East Bank',
  'ban-khe-phai': 'Khe Phai',
  'nw-heights': 'NW Heights',
  'ban-na-ten': 'Na Ten',
  'ne-heights': 'NE Heights',
  'him-lam': 'Him Lam',
  route41: 'Route 41',
  tunnel: 'Ban Long',
  torpedo: 'E Ridge',
  phony: 'Phony',
  baldy: 'Baldy',
  'e-jungle-n': 'Tau Leng',
  'e-jungle-s': 'Na Loi',
  natasha: 'Natasha',
  'w-forest': 'W For.',
  octavie: 'Octavie',
  'w-ridge': 'W Ridge',
  'juno-s': 'S Track',
  simone: 'Simone',
  'sw-hills': 'SW Hills',
  'sw-jungle': 'SW Forest',
  'ban-bom': 'Ban Bom La',
  'ban-palech': 'Palech',
  'se-hills': 'SE Hills',
  'se-jungle': 'SE Forest',
  'lower-w': 'Lower West',
  'lower-e': 'Lower East',
  'sw-gorge': 'Nam Nua',
  'se-gorge': 'Lower For.',
  cf: 'HQ',
  pavie: 'Pavie',
  sparrowhawk: 'Sparrow.',
  nw: 'NW Valley',
  ne: 'NE Valley',
  sw: 'SW Valley',
  se: 'SE Valley',
  beatrice: 'Béatrice',
  francoise: 'Françoise',
  'air-park': 'Air park',
  transport: 'Transport',
};
const names = new Map(areas.map(({ id, name }) => [id, name]));

export const words: BoardWords = {
  place: (id) => names.get(id) ?? brief[id] ?? id,
  brief: (id) => brief[id] ?? names.get(id) ?? id,
  capitals: true,
  nobody: 'nobody',
  mark: (mark) => mark,
  spokenPlace: ({ id, holder }) => `${names.get(id) ?? brief[id] ?? id}, ${holder}`,
  spokenCounter: ({ label }) => label,
  lit: (id) => id,
  ground: { river: '', road: '', track: '', strip: '', hills: {} },
  map: 'Vallée de la mort',
};
