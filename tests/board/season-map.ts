/** The map of A Season in Hell as its design draws it: 27 zones, 44 posts, lines, assault bases and an inset. */
import type { BoardWords } from '../../src/board/base/types';
import type {
  BaseView,
  BoardMap,
  CounterView,
  Country,
  MapPlace,
  Pip,
  PlaceView,
  Point,
  StackView,
  View,
} from '../../src/kernel/view';

const SHEET = { width: 1000, height: 1500 } as const;

/** Zones: id, kind, terrain, label, outline, hole. */
const zoneRows: readonly string[] = [
  'J1|jungle|jungle|60,430|440,0 440,58 434,63 416,62 384,58 361,66 342,98 306,102 289,110 279,123 262,133 239,139 219,140 203,134 188,135 173,141 165,160 165,192 158,217 143,235 139,250 150,270 110,310 97,329 99,339 98,352 93,368 96,384 113,405 108,427 93,444 68,462 55,479 55,494 51,506 42,515 41,529 47,547 47,565 41,581 35,592 27,598 29,614 45,655 26,674 25,689 36,707 40,727 36,749 35,760 37,762 39,779 39,812 37,831 33,837 37,850 57,881 40,910 39,928 48,943 47,963 37,988 36,1004 43,1012 46,1031 46,1063 46,1079 47,1080 47,1140 49,1162 53,1164 61,1185 72,1225 92,1242 120,1238 143,1245 170,1274 130,1338 116,1359 114,1360 108,1378 98,1413 98,1441 109,1464 115,1481 113,1500 0,1500 0,1430 0,1348 0,1261 0,1169 0,1080 0,1000 0,920 0,840 0,760 0,680 0,599 0,520 0,421 0,386 0,279 0,195 0,105 0,0 121,0 195,0 256,0 351,0|',
  'J2|jungle|jungle|880,110|1000,705 963,705 918,646 943,608 942,586 925,566 920,546 930,524 925,503 907,483 897,464 896,445 893,433 885,425 882,388 885,369 895,358 896,334 889,298 870,281 840,283 820,278 811,266 792,260 745,260 728,231 711,221 689,218 673,210 665,195 644,184 611,175 591,161 583,142 563,131 516,129 506,79 487,61 440,58 440,0 551,0 564,0 688,0 779,0 819,0 867,0 1000,0 1000,140 1000,283 1000,346 1000,423 1000,501 1000,593|',
  'J3|jungle|jungle|950,860|1000,1180 948,1180 915,1180 885,1180 855,1180 825,1180 795,1180 765,1180 738,1180 713,1180 690,1180 670,1180 650,1180 620,1180 620,1131 643,1123 653,1123 658,1128 670,1132 690,1136 708,1133 724,1123 737,1121 746,1126 761,1125 782,1119 797,1119 806,1123 822,1122 846,1116 859,1097 862,1050 863,1049 873,1047 891,1042 905,1024 916,993 917,973 910,964 905,949 904,929 907,914 914,905 913,884 901,835 929,818 935,793 929,754 936,728 963,705 1000,705 1000,822 1000,900 1000,987 1000,1048 1000,1130|',
  'J4|jungle|jungle|330,1400|620,1131 620,1180 620,1210 620,1230 620,1250 620,1270 620,1290 620,1310 620,1330 620,1350 620,1370 620,1390 620,1410 620,1430 620,1450 620,1470 620,1500 547,1500 469,1500 314,1500 238,1500 113,1500 115,1481 109,1464 98,1441 98,1413 108,1378 114,1360 116,1359 130,1338 170,1274 194,1276 210,1268 233,1240 287,1248 305,1251 305,1250 329,1250 376,1250 401,1251 402,1252 419,1252 450,1248 469,1243 474,1236 494,1229 528,1221 545,1213 547,1206 552,1196 561,1185 568,1168 574,1131 585,1124 589,1122 590,1122 598,1124|',
  'ZA|cr|hill|430,130|342,98 361,66 384,58 416,62 434,63 440,58 487,61 506,79 516,129 515,130 510,148 502,185 488,206 457,213 439,201 419,201 393,210 374,204 364,185 361,164 366,141 362,122|',
  'ZB|cr|hill|800,350|745,260 792,260 811,266 820,278 840,283 870,281 889,298 896,334 895,358 885,369 882,388 885,425 831,440 806,441 792,432 773,431 737,440 716,405 717,378 732,349 737,329 730,319 732,301|',
  'ZC|peripheral|flat|640,330|516,129 563,131 583,142 591,161 611,175 644,184 665,195 673,210 689,218 711,221 728,231 745,260 732,301 730,319 737,329 732,349 717,378 716,405 737,440 724,466 712,482 686,505 661,491 640,488 615,490 598,488 589,483 569,480 520,480 520,416 518,394 515,391 504,387 484,384 473,382 472,381 468,359 462,316 457,293 452,290 457,213 488,206 502,185 510,148 515,130|',
  'ZD|peripheral|hill|870,560|712,482 724,466 737,440 773,431 792,432 806,441 831,440 885,425 893,433 896,445 897,464 907,483 925,503 930,524 920,546 925,566 942,586 943,608 918,646 910,645 900,649 885,655 864,653 825,636 825,602 824,589 822,586 807,582 778,575 759,572 751,574 731,557 701,522 686,505|',
  'ZE|peripheral|hill|870,745|825,636 864,653 885,655 900,649 910,645 918,646 963,705 936,728 929,754 935,793 929,818 901,835 869,825 854,828 843,841 824,851 785,862 761,851 751,838 743,812 758,793 764,773 767,746 767,730 765,724 765,711 770,689 778,675 791,669 805,659|',
  'ZF|peripheral|hill|860,945|862,1050 805,1042 785,1038 783,1036 780,1033 777,1028 783,997 781,978 773,960 775,943 788,928 792,906 785,862 824,851 843,841 854,828 869,825 901,835 913,884 914,905 907,914 904,929 905,949 910,964 917,973 916,993 905,1024 891,1042 873,1047 863,1049|',
  'ZG|peripheral|flat|690,1110|620,1131 598,1124 590,1122 589,1122 585,1124 574,1131 508,1107 518,1059 537,1055 552,1051 568,1044 583,1043 599,1045 610,1046 616,1044 631,1048 652,1058 669,1062 682,1058 689,1055 691,1052 698,1045 709,1036 730,1030 777,1028 780,1033 783,1036 785,1038 805,1042 862,1050 859,1097 846,1116 822,1122 806,1123 797,1119 782,1119 761,1125 746,1126 737,1121 724,1123 708,1133 690,1136 670,1132 658,1128 653,1123 643,1123|',
  'ZH|peripheral|flat|430,1200|233,1240 231,1225 240,1210 260,1190 266,1173 260,1158 262,1141 277,1111 313,1109 325,1108 327,1107 341,1109 369,1114 390,1112 413,1096 464,1120 483,1127 488,1126 494,1121 508,1107 574,1131 568,1168 561,1185 552,1196 547,1206 545,1213 528,1221 494,1229 474,1236 469,1243 450,1248 419,1252 402,1252 401,1251 376,1250 329,1250 305,1250 305,1251 287,1248|',
  'ZJ|peripheral|marsh|170,1170|173,1095 182,1091 202,1090 235,1090 258,1095 277,1111 262,1141 260,1158 266,1173 260,1190 240,1210 231,1225 233,1240 210,1268 194,1276 170,1274 143,1245 120,1238 92,1242 72,1225 61,1185 53,1164 49,1162 47,1140 47,1080 72,1080 87,1084 99,1091 121,1096 154,1098 171,1098|',
  'ZK|peripheral|marsh|75,985|57,881 71,880 83,873 99,859 107,845 108,831 114,820 131,806 187,829 167,872 161,890 162,899 174,909 208,926 208,968 198,986 179,992 165,1005 154,1026 155,1051 173,1095 171,1098 154,1098 121,1096 99,1091 87,1084 72,1080 47,1080 46,1079 46,1063 46,1031 43,1012 36,1004 37,988 47,963 48,943 39,928 40,910|',
  'ZL|peripheral|flat|65,800|45,655 73,655 96,688 116,696 152,687 174,724 168,745 142,764 130,781 131,806 114,820 108,831 107,845 99,859 83,873 71,880 57,881 37,850 33,837 37,831 39,812 39,779 37,762 35,760 36,749 40,727 36,707 25,689 26,674|',
  'ZM|peripheral|flat|115,555|146,607 126,606 115,607 106,611 95,623 73,655 45,655 29,614 27,598 35,592 41,581 47,565 47,547 41,529 42,515 51,506 55,494 55,479 68,462 93,444 108,427 113,405 162,405 180,404 186,401 215,421 230,443 246,488 225,495 211,504 197,518 186,537 178,560 173,572 171,574 164,582|',
  'ZN|peripheral|flat|360,400|246,488 230,443 215,421 186,401 192,383 203,369 220,353 234,344 245,342 256,331 273,303 297,296 308,296 314,299 336,298 374,292 395,291 399,294 414,294 452,290 457,293 462,316 468,359 472,381 473,382 484,384 504,387 515,391 518,394 520,416 520,480 456,480 422,480 382,480 378,474 367,468 348,459 330,455 313,457 291,466 264,482 250,489|',
  'ZO|cr|hill|185,330|186,401 180,404 162,405 113,405 96,384 93,368 98,352 99,339 97,329 110,310 150,270 171,281 189,277 212,262 236,266 273,303 256,331 245,342 234,344 220,353 203,369 192,383|',
  'ZP|peripheral|flat|270,190|342,98 362,122 366,141 361,164 364,185 374,204 393,210 419,201 439,201 457,213 452,290 414,294 399,294 395,291 374,292 336,298 314,299 308,296 297,296 273,303 236,266 212,262 189,277 171,281 150,270 139,250 143,235 158,217 165,192 165,160 173,141 188,135 203,134 219,140 239,139 262,133 279,123 289,110 306,102|',
  'ZQ|peripheral|marsh|930,1440|990,1435 990,1490 896,1490 815,1490 740,1490 620,1490 620,1480 620,1360 620,1290 620,1235 620,1180 683,1180 756,1180 834,1180 923,1180 990,1180 990,1261 990,1340|872,1258 842,1224 818,1220 789,1234 771,1238 763,1232 744,1233 713,1243 696,1258 693,1279 696,1298 705,1313 703,1330 692,1350 690,1370 697,1390 710,1405 730,1415 753,1413 779,1400 798,1397 809,1402 821,1404 834,1401 848,1388 864,1364 879,1350 893,1347 906,1346 917,1349 927,1348 934,1343 938,1321 938,1283 930,1259 916,1250 901,1248 886,1254 877,1258',
  'ZR|cr|flat|785,1312|872,1258 877,1258 886,1254 901,1248 916,1250 930,1259 938,1283 938,1321 934,1343 927,1348 917,1349 906,1346 893,1347 879,1350 864,1364 848,1388 834,1401 821,1404 809,1402 798,1397 779,1400 753,1413 730,1415 710,1405 697,1390 690,1370 692,1350 703,1330 705,1313 696,1298 693,1279 696,1258 713,1243 744,1233 763,1232 771,1238 789,1234 818,1220 842,1224|',
  'HU|cr|flat|205,620|146,607 164,582 171,574 173,572 178,560 186,537 197,518 211,504 225,495 246,488 250,489 264,482 291,466 313,457 330,455 348,459 367,468 378,474 382,480 370,524 357,548 340,568 336,588 350,621 340,680 338,702 341,706 343,714 345,726 361,745 391,773 400,799 380,835 358,839 339,833 315,819 301,812 298,813 284,810 258,804 240,802 232,803 225,807 221,812 210,819 187,829 131,806 130,781 142,764 168,745 174,724 152,687 116,696 96,688 73,655 95,623 106,611 115,607 126,606|',
  'EP|cr|flat|425,690|451,644 461,706 469,728 479,730 491,740 505,755 512,771 514,787 523,803 547,827 535,850 523,865 507,879 497,894 489,918 419,905 415,878 406,861 380,835 400,799 391,773 361,745 345,726 343,714 341,706 338,702 340,680 350,621 336,588 340,568 357,548 370,524 382,480 422,480 456,480 520,480 520,533 518,553 513,558 513,579 518,617 503,638|',
  'LI|cr|flat|262,905|208,926 174,909 162,899 161,890 167,872 187,829 210,819 221,812 225,807 232,803 240,802 258,804 284,810 298,813 301,812 315,819 339,833 358,839 380,835 406,861 415,878 419,905 400,922 380,923 353,914 332,913 318,918 308,926 303,936 279,936 238,926 215,922|',
  'CL|cr|flat|330,1010|413,1096 390,1112 369,1114 341,1109 327,1107 325,1108 313,1109 277,1111 258,1095 235,1090 202,1090 182,1091 173,1095 155,1051 154,1026 165,1005 179,992 198,986 208,968 208,926 215,922 238,926 279,936 303,936 308,926 318,918 332,913 353,914 380,923 400,922 419,905 489,918 497,934 500,944 501,957 506,963 508,985 508,1026 510,1049 518,1059 508,1107 494,1121 488,1126 483,1127 464,1120|',
  'DO|cr|hill|645,630|520,480 569,480 589,483 598,488 615,490 640,488 661,491 686,505 701,522 731,557 751,574 759,572 778,575 807,582 822,586 824,589 825,602 825,636 805,659 791,669 778,675 770,689 765,711 765,724 767,730 767,746 764,773 758,793 743,812 696,802 678,796 674,791 654,792 616,797 593,806 583,818 571,824 547,827 523,803 514,787 512,771 505,755 491,740 479,730 469,728 461,706 451,644 503,638 518,617 513,579 513,558 518,553 520,533|',
  'EL|cr|hill|635,830|743,812 751,838 761,851 785,862 792,906 788,928 775,943 773,960 781,978 783,997 777,1028 730,1030 709,1036 698,1045 691,1052 689,1055 682,1058 669,1062 652,1058 631,1048 616,1044 610,1046 599,1045 583,1043 568,1044 552,1051 537,1055 518,1059 510,1049 508,1026 508,985 506,963 501,957 500,944 497,934 489,918 497,894 507,879 523,865 535,850 547,827 571,824 583,818 593,806 616,797 654,792 674,791 678,796 696,802|',
];

/** Posts by their zones; * is a hill, ** one that counts. */
const postRows: readonly string[] = [
  'G1:ZA* G2:ZA* G3:ZA* G4:ZA* B1:ZB* B2:ZB* B3:ZB* B4:ZB* AM1:ZO* AM2:ZO* H1:HU H2:HU H3:HU H4:HU',
  'H5:HU H6:HU H7:HU F1:HU L1:LI L2:LI C1:CL C2:CL C3:CL C4:CL C5:CL JU1:CL EP1:EP OP1:EP D1:DO**',
  'D2:DO** D3:DO D4:DO D5:DO D6:DO* E1:EL** E2:EL** E3:EL E4:EL** E10:EL I1:ZR I2:ZR I3:ZR I4:ZR',
  'I5:ZR',
];

const postPoints: readonly string[] = [
  'G1:395,95 G2:470,95 G3:395,165 G4:470,165 B1:775,295 B2:855,325 B3:830,400 B4:755,385 AM1:220,300',
  'AM2:150,360 H1:290,640 H2:285,755 H3:360,795 H4:165,785 H5:205,690 H6:310,505 H7:225,545',
  'F1:110,655 L1:315,870 L2:205,875 C1:350,955 C2:285,1060 C3:370,1060 C4:250,955 C5:190,1030',
  'JU1:465,1075 EP1:465,780 OP1:405,590 D1:690,580 D2:715,690 D3:575,660 D4:490,680 D5:625,760',
  'D6:780,620 E1:700,850 E2:735,990 E3:590,1000 E4:660,920 E10:570,880 I1:740,1270 I2:820,1250',
  'I3:830,1350 I4:740,1370 I5:910,1300',
];

const basePoints: readonly string[] = [
  'J1>G1:402,40 J2>G2:473,40 ZP>G3:346,145 ZC>G4:525,175 J2>B1:776,240 J2>B2:913,315 ZD>B3:846,457',
  'ZC>B4:704,361 ZP>AM1:185,257 ZM>AM2:152,425 ZN>AM1:245,361 ZN>H6:276,451 ZN>H7:316,431',
  'ZM>H7:174,517 ZM>F1:68,628 ZL>F1:68,683 ZL>H5:153,724 ZL>H4:123,757 ZK>H4:147,834 ZK>L2:144,879',
  'ZK>C4:191,958 ZK>C5:143,1004 ZJ>C5:190,1109 ZJ>C2:254,1115 ZH>C2:299,1130 ZH>C3:407,1122',
  'ZH>JU1:451,1136 ZG>JU1:533,1087 ZG>E3:584,1063 ZG>E2:735,1049 ZF>E2:793,962 ZF>E1:807,874',
  'ZE>E1:767,826 ZE>D2:787,699 ZD>D2:754,553 ZD>D6:802,560 ZD>D1:723,517 ZC>D1:683,481 ZQ>I1:725,1218',
  'ZQ>I2:800,1207 ZQ>I3:878,1379 ZQ>I4:746,1434 ZQ>I5:958,1302',
];

const lineRows: readonly string[] = [
  'G1-G2 G1-G3 G2-G4 G3-G4 B1-B2 B2-B3 B3-B4 B4-B1 AM1-AM2 H6-H7 H6-H1 H7-H5 H1-H5 H1-H2 H5-H4 H4-H2',
  'H2-H3 F1-H5 F1-H7 H6-OP1 H1-OP1 OP1-EP1 OP1-D4 H3-EP1 H3-L1 H2-L1 H4-L2 L1-L2 L1-C1 L1-C4 L2-C4',
  'C1-C4 C1-C3 C4-C5 C5-C2 C2-C3 C2-C4 C3-JU1 C1-JU1 C1-EP1 EP1-D4 D1-D2 D1-D6 D2-D6 D2-D5 D1-D3',
  'D3-D5 D5-E10 E1-E4 E4-E2 E4-E10 E2-E3 E3-E10 E1-D5 I1-I2 I2-I3 I3-I4 I4-I1 I1-I3 D3-D4 D3-EP1',
  'EP1-E10 JU1-E3 I5-I2 I5-I3',
];

const pegRows: readonly string[] = [
  '775,295=2.35,1.98 855,325=2.72,1.98 830,400=2.5,1.68 220,300=-1.45,2.75 150,360=-1.7,2.5',
  '290,640=-0.75,0.95 285,755=-0.7,0.45 360,795=-0.38,0.3 165,785=-1.1,0.5 205,690=-1,0.8',
  '310,505=-0.65,1.7 225,545=-1,1.55 110,655=-1.75,1.15 315,870=-0.55,0.15 205,875=-0.75,0.12',
  '350,955=-0.4,-0.25 285,1060=-0.5,-0.6 370,1060=-0.25,-0.75 250,955=-0.75,-0.3 190,1030=-0.8,-0.6',
  '465,1075=-0.05,-0.72 465,780=0.1,0.45 405,590=-0.22,1 690,580=0.9,1.2 715,690=0.95,0.8',
  '575,660=0.45,0.65 490,680=0.25,0.75 625,760=0.7,0.5 780,620=1.15,0.95 700,850=0.75,0.25',
  '735,990=0.85,-0.3 590,1000=0.42,-0.35 660,920=0.62,0.02 570,880=0.42,0 432,130=-0.3,4.1 0,0=-3.2,5',
  '1000,0=4,5 0,1500=-3.2,-2.4 1000,1500=3,-2.4 1000,350=4.2,2.2 1000,860=2.4,0.1 0,860=-3.2,0.2',
  '870,745=1.5,0.45 860,945=1.6,-0.25 870,560=1.6,1.25 535,580=0.46,1.3 530,690=0.36,0.75',
  '520,790=0.29,0.35 515,890=0.25,0.02 525,1000=0.2,-0.35 530,1090=0.16,-0.75 345,545=-0.6,1.45',
  '408,758=-0.15,0.35',
];

const insetPegRows: readonly string[] = [
  '740,1270=0.7,-5.38 820,1250=1.08,-5.4 830,1350=1.12,-5.8 740,1370=0.72,-5.82 910,1300=1.4,-5.6',
  '620,1180=0.1,-5.05 990,1180=1.75,-5.05 620,1490=0.1,-6.35 990,1490=1.75,-6.35',
];

const river =
  '600,0 565,130 560,280 545,430 535,580 530,690 520,790 515,890 525,1000 530,1090 560,1180 545,1320 520,1500';
const insetRiver = '850,1180 870,1260 872,1340 860,1490';
const roads = [
  { kind: 'road', line: '990,230 900,300 800,345 750,470 650,640 600,730 525,830 430,880' },
  { kind: 'road', line: '430,880 440,1000 435,1200 470,1400 640,1400' },
  { kind: 'track', line: '430,60 360,230 330,400 300,560' },
] as const;

const point = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x / SHEET.width, y / SHEET.height];
};
const points = (text: string): Point[] => text.split(' ').map(point);
const cells = (rows: readonly string[]): string[] => rows.flatMap((row) => row.split(' '));
const pairs = (rows: readonly string[]): (readonly [string, string])[] =>
  cells(rows).map((cell) => {
    const [key = '', value = ''] = cell.split(/[:=]/);
    return [key, value];
  });
const pegsOf = (rows: readonly string[]): Country['pegs'] =>
  pairs(rows).map(([at, km]) => {
    const [east = 0, north = 0] = km.split(',').map(Number);
    return [...point(at), east, north];
  });

const zones = zoneRows.map((row) => {
  const [id = '', kind = '', terrain = '', label = '', outline = '', hole = ''] = row.split('|');
  return { id, kind, terrain, label, outline, hole };
});
const spots = new Map(pairs(postPoints).map(([id, at]) => [id, point(at)]));
const bases = pairs(basePoints).map(([way, at]) => {
  const [from = '', to = ''] = way.split('>');
  return { from, to, at: point(at) };
});
const posts = pairs(postRows).map(([id, mark]) => ({
  id,
  zone: mark.replaceAll('*', ''),
  hill: mark.endsWith('*'),
  strategic: mark.endsWith('**'),
}));
const lines = cells(lineRows).map((way): readonly [string, string] => {
  const [a = '', b = ''] = way.split('-');
  return [a, b];
});

export const map: BoardMap = {
  portrait: { aspect: SHEET.width / SHEET.height, x: [], y: [] },
  landscape: { aspect: SHEET.width / SHEET.height, x: [], y: [] },
  liveries: { french: 'blue', 'viet-minh': 'red' },
  places: [
    ...posts.map(({ id, zone, hill, strategic }): MapPlace => {
      const at = spots.get(id) ?? [0, 0];
      return {
        id,
        shape: 'post',
        portrait: at,
        landscape: at,
        in: zone,
        bases: bases.filter(({ to }) => to === id).map(({ from, at: towards }) => ({ from, at: towards })),
        printed: [...(hill ? ['hill'] : []), ...(strategic ? ['star'] : [])],
      };
    }),
    ...zones.map(
      ({ id, kind, terrain, label, outline, hole }): MapPlace => ({
        id,
        shape: 'area',
        portrait: point(label),
        landscape: point(label),
        outline: points(outline),
        ...(hole !== '' && { hole: points(hole) }),
        ...(terrain === 'jungle' && { ground: 'jungle' as const }),
        lettering: kind === 'jungle' ? 'wild' : 'letter',
        printed: kind === 'peripheral' && terrain !== 'flat' ? [terrain] : [],
      }),
    ),
  ],
  links: lines,
  paths: [],
  country: {
    pegs: pegsOf(pegRows),
    river: points(river),
    roads: roads.map(({ kind, line }) => ({ kind, line: points(line) })),
    bridges: points('520,828'),
    fords: [],
    barriers: [['J1', 'ZK']],
  },
  insets: [
    {
      id: 'isabelle',
      from: point('620,1180'),
      to: point('990,1490'),
      country: {
        pegs: pegsOf(insetPegRows),
        river: points(insetRiver),
        roads: [{ kind: 'road', line: points('620,1300 690,1310 740,1320 790,1310') }],
        bridges: points('871,1300'),
      },
    },
  ],
};

/** Posts and what stands in them: w a company, r a reduced one, t a tank, g a machine-gun platoon. */
const atFirst =
  'B2:w B1:w B3:w B4:ww G1:w G4:w G3:w G2:w AM1:w AM2:w H6:w H7:w H1:w H2:w H4:w H5:w C1:wt C2:w C3:w C5:w JU1:wwg C4:w L1:w EP1:wwttg OP1:w D4:w D1:w D2:ww D3:w E1:w E2:ww E4:w D6:w E10:w D5:w E3:w I1:ww I2:ww I3:wwt I4:ww I5:w F1:w H3:wt L2:ww';
const inWeekThree =
  'H7:r H1:w H2:w H4:r H5:w C1:wt C2:w C3:w C5:w JU1:rwg C4:r L1:w EP1:wwttg OP1:r D4:rw D1:rr D2:rw D3:r E1:rrr E2:rw E4:ww D5:ww E3:rw E10:w I1:ww I2:ww I3:wwt I4:ww I5:rw F1:w H3:wt L2:ww';
const pip: Readonly<Record<string, Pip>> = { w: 'whole', r: 'hurt', t: 'tank', g: 'gun' };

/** Battalions of each regiment in a place, and the dummies among them. */
interface Hidden {
  readonly regiments: readonly number[];
  readonly dummies: number;
}

interface Position {
  readonly garrison: string;
  readonly lost: readonly string[];
  readonly trenches: readonly string[];
  readonly hidden: Readonly<Record<string, Hidden>>;
  /** Trenches around posts. */
  readonly rings: Readonly<Record<string, number>>;
}

const positions: Readonly<Record<'start' | 'week-3', Position>> = {
  start: {
    garrison: atFirst,
    lost: [],
    trenches: ['ZP', 'ZC', 'ZD', 'ZM'],
    hidden: {
      J1: { regiments: [3, 3, 3], dummies: 2 },
      J2: { regiments: [3, 3, 3], dummies: 2 },
      J3: { regiments: [3, 3], dummies: 1 },
      J4: { regiments: [3], dummies: 1 },
    },
    rings: {},
  },
  'week-3': {
    garrison: inWeekThree,
    lost: ['G1', 'G2', 'G3', 'G4', 'B1', 'B2', 'B3', 'B4', 'AM1', 'AM2', 'D6', 'H6'],
    trenches: ['ZD', 'ZE', 'ZF', 'ZC', 'ZN', 'ZM', 'ZQ'],
    hidden: {
      J1: { regiments: [3], dummies: 1 },
      J3: { regiments: [], dummies: 2 },
      J4: { regiments: [], dummies: 1 },
      ZM: { regiments: [3], dummies: 0 },
      ZE: { regiments: [3], dummies: 0 },
      ZD: { regiments: [1], dummies: 0 },
      ZN: { regiments: [2], dummies: 0 },
      ZC: { regiments: [3], dummies: 0 },
      ZF: { regiments: [3, 3], dummies: 0 },
      ZQ: { regiments: [3], dummies: 0 },
      D6: { regiments: [2], dummies: 1 },
      H6: { regiments: [1], dummies: 1 },
    },
    rings: { H7: 3, H1: 1 },
  },
};

const countOf = ({ regiments, dummies }: Hidden) => regiments.reduce((sum, n) => sum + n, dummies);

function stacksOf(found: Hidden | undefined, eyes: string, isPost: boolean): StackView[] {
  if (!found) return [];
  const side = 'viet-minh';
  const count = countOf(found);
  if (eyes === 'french') {
    return [{ side, figure: count, hidden: !isPost, pips: new Array<Pip>(isPost ? count : 0).fill('hidden') }];
  }
  const rows = found.regiments.flatMap((n) => [0, 1, 2].map((i): Pip => (i < n ? 'whole' : 'room')));
  const pips: Pip[] = isPost
    ? [...rows.filter((one) => one !== 'room'), ...new Array<Pip>(found.dummies).fill('dummy')]
    : [...rows, ...new Array<Pip>(9 - rows.length).fill('room')];
  return [{ side, figure: count - found.dummies, pips, ...(!isPost && { dummies: found.dummies }) }];
}

/** The map at the start or in week 3, as one side sees it. */
export function view(when: 'start' | 'week-3', eyes: 'french' | 'viet-minh'): View {
  const { garrison, lost, trenches, hidden, rings } = positions[when];
  const garrisons = new Map(pairs([garrison]));
  const isUsable = (zone: string) => zone.startsWith('J') || trenches.includes(zone);
  const places = map.places.map((place): PlaceView => {
    const found = hidden[place.id];
    if (place.shape === 'area') {
      const inside = posts.filter(({ zone }) => zone === place.id);
      const taken = inside.length > 0 && inside.every(({ id }) => lost.includes(id));
      const enemy = isUsable(place.id) || taken;
      const trench = trenches.includes(place.id) ? 3 : 0;
      return {
        id: place.id,
        holder: enemy ? 'viet-minh' : inside.length > 0 ? 'french' : 'nobody',
        pips: { value: trench, of: 3 },
        figures: [],
        marks: trench > 0 && !found ? ['loose'] : [],
        stacks: stacksOf(found, eyes, false),
      };
    }
    const isLost = lost.includes(place.id);
    const own = [...(garrisons.get(place.id) ?? '')].flatMap((letter) => pip[letter] ?? []);
    const from = (place.bases ?? []).flatMap(({ from: zone }): BaseView[] =>
      isUsable(zone)
        ? [{ from: zone, threatens: hidden[zone] !== undefined, saps: trenches.includes(zone) ? 3 : 0 }]
        : [],
    );
    const beside = lines.flatMap(([a, b]): BaseView[] => {
      const other = a === place.id ? b : b === place.id ? a : null;
      return other !== null && lost.includes(other)
        ? [{ from: other, threatens: hidden[other] !== undefined, saps: 0 }]
        : [];
    });
    const ring = rings[place.id];
    return {
      id: place.id,
      holder: isLost ? 'viet-minh' : 'french',
      figures: [],
      marks: isLost && place.printed.includes('star') ? ['victory-taken'] : [],
      stacks: isLost
        ? stacksOf(found, eyes, true)
        : own.length > 0
          ? [{ side: 'french', figure: own.length, pips: own }]
          : [],
      ...(!isLost && { bases: [...from, ...beside] }),
      ...(ring !== undefined && { ring: { value: ring, of: 3 } }),
      ...(isLost && place.printed.includes('hill') && found && { tag: '−1' }),
    };
  });
  const counters = [
    ...[...garrisons].flatMap(([at, letters]) => [...letters].map((letter, i) => company(at, letter, i))),
    ...Object.entries(hidden).flatMap(([at, found]) =>
      Array.from({ length: countOf(found) }, (_, i) => unknown(at, i, eyes)),
    ),
  ];
  return { side: eyes, turn: when === 'start' ? 1 : 3, phase: 'a', places, counters, tracks: [], cards: [] };
}

function company(at: string, letter: string, i: number): CounterView {
  const symbol = letter === 't' ? 'armor' : letter === 'g' ? 'machine-gun' : 'infantry';
  const isReduced = letter === 'r';
  return {
    id: `${at}-${i + 1}`,
    at,
    tray: 'ready',
    side: 'french',
    symbol,
    stripe: letter === 't' || letter === 'g' ? 'support' : 'legion',
    label: `${i + 9}/III/13 DBLE`,
    company: `${i + 9}`,
    factors: isReduced ? [2, 2, 4] : [3, 3, 4],
    steps: isReduced ? 1 : 2,
    of: 2,
    states: isReduced ? ['reduced'] : [],
  };
}

/** Known by place and slot alone. */
function unknown(at: string, i: number, eyes: string): CounterView {
  const isOwn = eyes === 'viet-minh';
  return {
    id: `hidden-${at}-${i + 1}`,
    at,
    tray: 'hidden',
    side: 'viet-minh',
    symbol: isOwn ? 'infantry' : 'hidden',
    stripe: 'band-2',
    label: isOwn ? `Bn ${i + 1}` : '?',
    factors: isOwn ? [4, 7, 5] : [],
    steps: 3,
    of: 3,
    states: isOwn ? ['concealed'] : [],
  };
}

const short: Readonly<Record<string, string>> = { EP1: 'ÉP', OP1: 'OP', JU1: 'JU', F1: 'F' };
const long: Readonly<Record<string, string>> = { EP1: 'Épervier', OP1: 'Opéra', JU1: 'Junon', F1: 'F' };
const hills: Readonly<Record<string, string>> = { ZE: 'E · Mont Fictif', ZF: 'F · Mont Chauve' };

function nameOf(id: string, far: boolean): string {
  if (id === 'isabelle') return 'Isabelle, 5 km south';
  if (id.startsWith('J') && id.length === 2) return `Jungle ${id.slice(1)}`;
  if (zones.some((zone) => zone.id === id && zone.kind === 'cr')) return '';
  if (id.startsWith('Z')) return far ? id.slice(1) : (hills[id] ?? id.slice(1));
  return (far ? short : long)[id] ?? id.replace(/^E(?=\d)/, 'É');
}

export const words: BoardWords = {
  place: (id) => nameOf(id, false),
  brief: (id) => nameOf(id, true),
  capitals: true,
  nobody: 'nobody',
  mark: (mark) => mark,
  spokenPlace: ({ id, holder }) => `${nameOf(id, false)}, ${holder}`,
  spokenCounter: ({ label }) => label,
  lit: (id) => id,
  ground: { river: '', road: '', track: '', strip: '', hills: {} },
  map: 'A Season in Hell',
};
