/** The cover of Storm Over Dien Bien Phu: all that the shelf knows of it. */
import type { Cover } from '../../kernel/cover';
import plateDay from './engraved/plate-day.webp';
import plateNight from './engraved/plate-night.webp';
import stampDay from './engraved/stamp-day.webp';
import stampNight from './engraved/stamp-night.webp';

export const cover: Cover = {
  id: 'storm',
  ready: true,
  help: null,
  engraving: {
    ink: { light: '#2e5666', dark: '#8fb6c6', contrast: '#0d2f3d' },
    plate: { day: plateDay, night: plateNight },
    stamp: { day: stampDay, night: stampNight },
  },
  credits: [
    ['design', 'Nick Richardson'],
    ['development', 'Brian Youse'],
    ['art', 'Niko Eskubi, Jordan Worley'],
    ['publisher', 'Multi-Man Publishing, 2014'],
  ],
  texts: {
    en: {
      name: 'Storm Over Dien Bien Phu',
      line: 'Two sides. 8 turns of impulses and cards',
      about:
        'For one or two players. The sides take turns moving or firing from one area at a time, with a hand of cards to change the odds. Eight turns decide who holds the centre of the camp.',
    },
    fr: {
      name: 'Storm Over Dien Bien Phu',
      line: 'Deux camps. 8 tours d’impulsions et de cartes',
      about:
        'Pour un ou deux joueurs. Tour à tour, chaque camp déplace ses unités ou fait feu depuis une seule zone, avec une main de cartes pour peser sur le combat. Huit tours décident qui tient le centre du camp.',
    },
    vi: {
      name: 'Storm Over Dien Bien Phu',
      line: 'Hai phe. 8 lượt với các phiên hành động và lá bài',
      about:
        'Một hoặc hai người chơi. Lần lượt mỗi bên di chuyển hoặc bắn từ một khu vực, với những lá bài trên tay để xoay chuyển tình thế. Tám lượt định đoạt ai giữ được khu trung tâm.',
    },
  },
};
