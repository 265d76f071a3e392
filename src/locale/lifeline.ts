/** The few sentences for when nothing else can be loaded. On the start-up path: no more than these. */
import type { Language } from '.';

export interface Lifeline {
  readonly failed: string;
  readonly safe: string;
  readonly reload: string;
  readonly framed: string;
  readonly open: string;
}

export const lifeline: Readonly<Record<Language, Lifeline>> = {
  en: {
    failed: 'The Valley could not start.',
    safe: 'Your campaigns are safe on this device.',
    reload: 'Reload',
    framed: 'The Valley does not run inside another page.',
    open: 'Open The Valley',
  },
  fr: {
    failed: 'The Valley n’a pas pu démarrer.',
    safe: 'Vos campagnes sont à l’abri sur cet appareil.',
    reload: 'Recharger',
    framed: 'The Valley ne s’exécute pas dans une autre page.',
    open: 'Ouvrir The Valley',
  },
  vi: {
    failed: 'The Valley không khởi động được.',
    safe: 'Các chiến dịch của bạn vẫn an toàn trên thiết bị này.',
    reload: 'Tải lại',
    framed: 'The Valley không chạy bên trong một trang khác.',
    open: 'Mở The Valley',
  },
};
