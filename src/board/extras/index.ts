/** What only some maps have: posts with their lines of approach, insets, wire, a ribbon. Fetched with the first such map. */
import { postRadii } from '../layout';
import type { MapExtras } from '../map-extras';
import { insetTitles } from './inset-titles';
import { IN_POST, postPicture, postSlot } from './post-art';
import { postFace, sapsOf } from './posts';
import { Ribbon } from './ribbon';
import { pinnedSap } from './saps';
import { sheetExtras } from './sheet-art';

export const extras: MapExtras = {
  sheet: sheetExtras,
  inPost: IN_POST.most,
  postSlot,
  postPicture(place, state, stack, scenery) {
    const [rx, ry] = postRadii(scenery.layout, scenery.level);
    return postPicture(postFace(place, state, stack, scenery), scenery.level, { rx, ry }, scenery.palette);
  },
  pinned: (scenery, states, plateOf) => [
    ...insetTitles(scenery),
    ...sapsOf(scenery, states, plateOf).map((sap) => pinnedSap(sap, scenery.palette)),
  ],
  newRibbon: (host, map, press) => new Ribbon(host, map, press),
};
