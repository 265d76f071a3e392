/** The words about campaigns that cannot be followed, read or believed, in English. */
export const safetyEn = {
  /** They join the words of the same name in saves and table. */
  troubles: {
    unfit: 'This decision could not be saved in a readable form and was not saved.',
  },
  reasons: {
    'too-large-here': 'It is too large to be checked in this browser. Another browser can import it.',
    unfinished: 'It could not be checked to its end: that takes too long.',
  },
  notes: {
    'whole-again': 'This version can replay the campaign from its set-up again: log and undo are complete.',
    'original-back': 'This version can replay more of your original campaign, so it has been restored to your list.',
  },
  shortened: {
    title: 'This version cannot replay the whole campaign',
    reached: ({ reached, of }: { readonly reached: number; readonly of: number }) =>
      `This version can replay it up to decision ${reached} of ${of}.`,
    start: ({ start }: { readonly start: number }) =>
      `It continues from the position saved after decision ${start}; log and undo begin there.`,
    untouched:
      'Nothing has been changed. Your next decision continues from here, and the campaign as it was is set aside for 30 days: under “Recently deleted”, where you can export and restore it.',
    later: 'If you leave it for now, or if a later version can replay more, nothing is lost.',
    goOn: 'Continue from here',
    asItWas: 'Export as it was',
  },
  taking: {
    parts: ({ missing, count, of }: { readonly missing: string; readonly count: number; readonly of: number }) =>
      count === 1
        ? `This is a part of a campaign. Part ${missing} of ${of} is still missing: scan it or paste it here.`
        : `This is a part of a campaign. Parts ${missing} of ${of} are still missing: scan them or paste them here.`,
    checking: ({ at, of }: { readonly at: number; readonly of: number }) =>
      of === 1 ? 'Replaying the campaign…' : `Replaying campaign ${at} of ${of}…`,
    cancel: 'Cancel',
    cancelled: 'You stopped the check.',
    here: 'This browser checks on the page itself: it may be slow.',
    storing: ({ at, of }: { readonly at: number; readonly of: number }) => `Importing ${at} of ${of}…`,
    replayed: 'Replayed from its set-up',
    fromState: ({ at }: { readonly at: number }) =>
      `Not verified: the rules have changed since, so it starts from the position that the file gives after decision ${at}. That position is possible; whether it was reached cannot be proved.`,
    dropped: ({ count }: { readonly count: number }) =>
      count === 1
        ? 'This version cannot replay its last decision. Keep the file.'
        : `This version cannot replay its last ${count} decisions. Keep the file.`,
    more: ({ count }: { readonly count: number }) => `Show ${count} more`,
  },
  recovery: {
    restoring: ({ at, of }: { readonly at: number; readonly of: number }) =>
      of === 1 ? 'Restoring a campaign from its second copy…' : `Restoring your campaigns: ${at} of ${of}`,
    longer: ({ decisions, game }: { readonly decisions: number; readonly game: string }) =>
      decisions === 1
        ? `This device had lost the last decision of ${game}. It was restored from a second copy.`
        : `This device had lost the last ${decisions} decisions of ${game}. They were restored from a second copy.`,
    asItStood: ({ game }: { readonly game: string }) =>
      `This device had gone back to an older state of ${game}. It was restored from a second copy, as it last stood.`,
    longerMany: ({ decisions, count }: { readonly decisions: number; readonly count: number }) =>
      `This device had lost the last decisions of ${count} campaigns, ${decisions} in all. They were restored from a second copy.`,
    parted: ({ count }: { readonly count: number }) =>
      count === 1
        ? 'One campaign had continued in two different ways. Both are kept, each as a campaign of its own.'
        : `${count} campaigns had continued in two different ways. Both are kept, each as a campaign of its own.`,
    refused: ({ count }: { readonly count: number }) =>
      count === 1
        ? 'One campaign could not be restored by this version. Its copy is kept: on the home screen, under “Cannot be read”.'
        : `${count} campaigns could not be restored by this version. Their copies are kept: on the home screen, under “Cannot be read”.`,
  },
  shelf: {
    aside: 'Set aside as it was',
    asideAbout: 'A campaign that was set aside is restored automatically when a version can replay more of it.',
    exportOne: 'Export',
    unreadable: 'Cannot be read',
    unreadableAbout: 'This version cannot show these. Export them as they are before you delete them.',
    row: ({ id }: { readonly id: string }) => `Stored as ${id}`,
    asItIs: 'Export as it is',
    forGood: 'Delete for good',
    sure: 'Tap again: delete for good',
  },
};

export type SafetyWords = typeof safetyEn;
