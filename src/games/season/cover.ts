/** The cover of A Season in Hell: all that the shelf knows of it. */
import type { Cover } from '../../kernel/cover';
import plateDay from './engraved/plate-day.webp';
import plateNight from './engraved/plate-night.webp';
import stampDay from './engraved/stamp-day.webp';
import stampNight from './engraved/stamp-night.webp';

export const cover: Cover = {
  id: 'season',
  ready: true,
  help: null,
  engraving: {
    ink: { light: '#4a3a28', dark: '#d9cba8', contrast: '#1a1208' },
    plate: { day: plateDay, night: plateNight },
    stamp: { day: stampDay, night: stampNight },
  },
  credits: [
    ['design', 'Luc Olivier'],
    ['publisher', 'Vae Victis 33, 2000'],
    ['translation', 'Jim Mehl'],
  ],
  texts: {
    en: {
      name: 'A Season in Hell',
      line: 'Two sides. Week by week, by day and night',
      about:
        'For one or two players. A turn is a week, played in impulses of a few hours by day and by night. Battalions stay hidden until they are committed, trenches creep forward, and fatigued units must rest.',
    },
    fr: {
      name: 'A Season in Hell',
      line: 'Deux camps. Semaine par semaine, de jour et de nuit',
      about:
        'Pour un ou deux joueurs. Un tour dure une semaine, jouée en impulsions de quelques heures, de jour et de nuit. Les bataillons restent cachés jusqu’à leur engagement, les tranchées avancent, et les unités fatiguées doivent se reposer.',
    },
    vi: {
      name: 'A Season in Hell',
      line: 'Hai phe. Từng tuần, cả ngày lẫn đêm',
      about:
        'Một hoặc hai người chơi. Một lượt là một tuần, chia thành từng phiên vài giờ ban ngày và ban đêm. Các tiểu đoàn được giấu cho đến khi vào trận, chiến hào lấn dần, và đơn vị mệt mỏi phải nghỉ.',
    },
  },
};
