/** The cover of The Lost Valley: all that the shelf knows of it. */
import type { Cover } from '../../kernel/cover';
import plateDay from './engraved/plate-day.webp';
import plateNight from './engraved/plate-night.webp';
import stampDay from './engraved/stamp-day.webp';
import stampNight from './engraved/stamp-night.webp';

export const cover: Cover = {
  id: 'lost-valley',
  ready: true,
  help: '19.5',
  engraving: {
    ink: { light: '#7e3416', dark: '#e08a55', contrast: '#5c1a00' },
    plate: { day: plateDay, night: plateNight },
    stamp: { day: stampDay, night: stampNight },
  },
  credits: [
    ['design', 'Jacques Rabier'],
    ['art', 'José R. Faura, Mark Mahaffey'],
    ['production', 'Michael W. Kennedy'],
    ['publisher', 'White Dog Games, 2020'],
  ],
  texts: {
    en: {
      name: 'The Lost Valley',
      line: 'Solitaire. 16 turns, or 12 from the Five Hills',
      about:
        'You command the garrison; the game plays the divisions around it. Cards bring the events of each turn, resources and morale run down, and every assault is a choice of what to commit and what to sacrifice.',
    },
    fr: {
      name: 'The Lost Valley',
      line: 'En solitaire. 16 tours, ou 12 à partir des Cinq Collines',
      about:
        'Vous commandez la garnison\u202f; le jeu mène les divisions qui l’entourent. Les cartes apportent les événements de chaque tour, les ressources et le moral s’épuisent, et à chaque assaut il faut choisir quoi engager et quoi sacrifier.',
    },
    vi: {
      name: 'The Lost Valley',
      line: 'Một người chơi. 16 lượt, hoặc 12 lượt từ trận Năm Ngọn Đồi',
      about:
        'Bạn chỉ huy quân đồn trú; trò chơi điều khiển các đại đoàn bao vây. Các lá bài mang đến sự kiện của từng lượt, tiếp tế và tinh thần hao dần, và trước mỗi đợt tiến công bạn phải chọn đưa gì vào và hy sinh gì.',
    },
  },
};
