import type { Page } from 'playwright-core';

/** Puts the first campaign on the disk again until there are so many, each with a picture of thirty thousand letters. */
export const fillShelf = (page: Page, many: number) =>
  page.evaluate(
    (count) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('the-valley');
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['campaigns', 'pictures'], 'readwrite');
          const [campaigns, pictures] = [tx.objectStore('campaigns'), tx.objectStore('pictures')];
          const first = campaigns.getAll();
          first.onsuccess = () => {
            const [row] = first.result;
            for (let i = first.result.length; i < count; i++) {
              campaigns.put({ ...row, id: `copy-${i}`, updated: row.updated - i }, `copy-${i}`);
              pictures.put(`data:image/png;base64,${String.fromCharCode(65 + (i % 26)).repeat(30_000)}`, `copy-${i}`);
            }
          };
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
          tx.onerror = () => failed(tx.error);
        };
      }),
    many,
  );
