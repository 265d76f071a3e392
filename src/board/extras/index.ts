/** What only some maps have: posts with their lines of approach, insets, wire, a ribbon. Fetched with the first such map. */
import { postRadii } from '../areas/layout';
import type { MapExtras } from '../scene/map-extras';
import { engagedPins, engagedSpots } from './engaged';
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
  postPicture(place, state, stack, scene) {
    const [rx, ry] = postRadii(scene.layout, scene.level);
    return postPicture(postFace(place, state, stack, scene), scene.level, { rx, ry }, scene.palette);
  },
  pinned: (scene, states, plateOf) => [
    ...insetTitles(scene),
    ...sapsOf(scene, states, plateOf).map((sap) => pinnedSap(sap, scene.palette)),
  ],
  engagedPins,
  engagedSpots,
  newRibbon: (host, map, press) => new Ribbon(host, map, press),
};
