/** 0.1, 0.2 What joins PAs: lines between them, and the assault bases of the zones around. */

const each = (rows: readonly string[]): readonly string[] => rows.flatMap((row) => row.split(' '));

/** Lines between PAs, on dry ground and across the Nam Yum. Rebuilt: neighbouring positions are joined. */
export const lines = each([
  'G1-G2 G1-G3 G2-G4 G3-G4 B1-B2 B2-B3 B3-B4 B4-B1 AM1-AM2 H6-H7 H6-H1 H7-H5',
  'H1-H5 H1-H2 H5-H4 H4-H2 H2-H3 F1-H5 F1-H7 H6-OP1 H1-OP1 OP1-EP1 OP1-D4 H3-EP1',
  'H3-L1 H2-L1 H4-L2 L1-L2 L1-C1 L1-C4 L2-C4 C1-C4 C1-C3 C4-C5 C5-C2 C2-C3',
  'C2-C4 C3-JU1 C1-JU1 C1-EP1 EP1-D4 D1-D2 D1-D6 D2-D6 D2-D5 D1-D3 D3-D5 D5-E10',
  'E1-E4 E4-E2 E4-E10 E2-E3 E3-E10 E1-D5 I1-I2 I2-I3 I3-I4 I4-I1 I1-I3',
]);

export const riverLines = each(['D3-D4 D3-EP1 EP1-E10 JU1-E3 I5-I2 I5-I3']);

/** 0.2, 5.3 Assault bases, each written as the zone it lies in and the PA it leads to. Rebuilt: the approach by ground. */
export const bases = each([
  'J1>G1 J2>G2 ZP>G3 ZC>G4 J2>B1 J2>B2 ZD>B3 ZC>B4 ZP>AM1 ZM>AM2 ZN>AM1 ZN>H6',
  'ZN>H7 ZM>H7 ZM>F1 ZL>F1 ZL>H5 ZL>H4 ZK>H4 ZK>L2 ZK>C4 ZK>C5 ZJ>C5 ZJ>C2',
  'ZH>C2 ZH>C3 ZH>JU1 ZG>JU1 ZG>E3 ZG>E2 ZF>E2 ZF>E1 ZE>E1 ZE>D2 ZD>D2 ZD>D6',
  'ZD>D1 ZC>D1 ZQ>I1 ZQ>I2 ZQ>I3 ZQ>I4 ZQ>I5',
]);

/** Bases on the other bank of the Nam Yum. */
export const riverBases: readonly string[] = ['ZG>JU1'];
