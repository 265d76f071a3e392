/** The cover of Vallée de la mort: all that the shelf knows of it. */
import type { Cover } from '../../kernel/cover';
import plateDay from './engraved/plate-day.webp';
import plateNight from './engraved/plate-night.webp';
import stampDay from './engraved/stamp-day.webp';
import stampNight from './engraved/stamp-night.webp';

export const cover: Cover = {
  id: 'vallee',
  ready: true,
  help: null,
  engraving: {
    ink: { light: '#2f5b44', dark: '#86bf98', contrast: '#0f3320' },
    plate: { day: plateDay, night: plateNight },
    stamp: { day: stampDay, night: stampNight },
  },
  credits: [
    ['design', 'Paul Rohrbaugh'],
    ['laterEdition', 'Against the Odds 16'],
  ],
  texts: {
    en: {
      name: 'Vallée de la mort',
      line: 'Two sides. The whole siege, area by area',
      about:
        'For one or two players. Weeks of supply, bombardment and digging, then days of assault, from single tanks to whole regiments. The campaign and its great battles can be played separately.',
    },
    fr: {
      name: 'Vallée de la mort',
      line: 'Deux camps. Tout le siège, zone par zone',
      about:
        'Pour un ou deux joueurs. Des semaines de ravitaillement, de bombardement et de sape, puis des jours d’assaut, du char isolé au régiment entier. La campagne et ses grandes batailles peuvent se jouer séparément.',
    },
    vi: {
      name: 'Vallée de la mort',
      line: 'Hai phe. Toàn bộ cuộc vây hãm, từng khu vực',
      about:
        'Một hoặc hai người chơi. Nhiều tuần tiếp tế, pháo kích và đào hào, rồi những ngày tiến công, từ một chiếc xe tăng đến cả trung đoàn. Có thể chơi cả chiến dịch hoặc riêng từng trận lớn.',
    },
  },
};
