/** The words for what goes wrong, in English. */
export const faultsEn = {
  title: 'Something went wrong',
  safe: 'Your campaigns are safe: every decision was stored before it was shown.',
  again: 'Try again',
  home: 'Home',
  exportAsIs: 'Export as it is',
  exported: 'Exported as it is stored.',
  notExported: 'Nothing could be read, so nothing was exported.',
  reason: 'Details for developers',
  copy: 'Copy the report',
  copied: 'Copied',
  saved: 'Saved as a file',
  dismiss: 'Dismiss',
  part: {
    title: 'A part of the app is missing',
    about: 'It could not be loaded: there is no connection, or The Valley has been updated. Reload to come back here.',
    reload: 'Reload',
  },
  opening: {
    about: 'It is stored, but opening it failed.',
    late: 'This is taking unusually long: the storage or the network is not responding. Nothing is lost.',
  },
  twice: 'The last campaign failed to open twice. It is listed here, unchanged.',
  background: 'Something went wrong in the background. Nothing you decided is lost.',
  table: {
    step: 'This step failed; nothing was changed.',
    computer: 'The computer’s step failed; nothing was changed.',
    detour: 'One of the computer’s moves failed and was skipped; it chose another.',
    mind: 'The computer could not think ahead. It will play on with a simpler method.',
    slow: 'Saving…',
    stuck: 'The browser has not finished saving. An emergency copy was made; export to be safe.',
    drawing: 'The screen could not be drawn. What you decided is stored.',
    map: 'The map could not be drawn. Everything can be done from the list of all choices.',
    updated: 'Another window has updated The Valley. Reload when it suits you: this campaign is stored.',
  },
  offline: {
    failed: 'Not available offline yet',
    file: ({ file }: { readonly file: string }) =>
      `Not everything could be saved for offline use: ${file}. The app will try again soon.`,
    other: 'Not everything could be saved for offline use. The app will try again soon.',
  },
};

export type FaultsWords = typeof faultsEn;
