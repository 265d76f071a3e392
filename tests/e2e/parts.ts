/** The parts of the table, by the names under which a person who listens to it finds them in English. */
import type { Page } from 'playwright-core';

/** What is asked, in whatever language, with the number of its rule. */
export const question = (page: Page) =>
  page
    .getByRole('region', { name: /^(Question|Câu hỏi)$/ })
    .getByRole('paragraph')
    .first();

/** The sheet that lies open, whichever it is or by its title. */
export const sheet = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name, exact: true });
export const closeSheet = (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).tap();

/** The strip above the map: the turn, and a button for each track. */
export const strip = (page: Page) => page.getByRole('banner');
export const turn = (page: Page) => strip(page).getByText(/^T\d+$/);
export const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).tap();

export const undo = (page: Page) => page.getByRole('button', { name: /^(Undo|Nothing to undo)/ });
export const allChoices = (page: Page) => page.getByRole('button', { name: 'All choices' });
/** A tip stands in the dock until it is read. */
export const tipRead = (page: Page) => page.getByRole('button', { name: 'Got it' });

/** Everything on the map that can be touched, for those who do not see it. */
export const places = (page: Page) => page.getByRole('group', { name: 'Map of the valley' }).getByRole('button');
export const place = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Map of the valley' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** The map is painted, its ground too. */
export const painted = (page: Page) => page.locator('.map-host[data-ground="drawn"]').waitFor();

/** Begins the game whose form is filled in. */
export const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
