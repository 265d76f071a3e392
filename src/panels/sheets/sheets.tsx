import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { AllChoices } from '../composer/all-choices';
import { BetweenSheet } from '../composer/between-sheet';
import { PlanSheet } from '../composer/plan-sheet';
import { PromptSheet } from '../composer/prompt-sheet';
import { WeighSheet } from '../composer/weigh-sheet';
import type { MapLayers } from '../looking-back/layers-sheet';
import type { MenuActions } from '../looking-back/menu-sheet';
import type { ReportActions } from '../looking-back/report-sheet';
import { useKit } from '../parts/kit';
import { useLoaded } from '../parts/use-loaded';
import { Boxes } from './boxes-sheet';
import { BriefingSheet } from './briefing-sheet';
import { CardSheet, HandSheet } from './cards-sheet';
import { KeysSheet } from './keys-sheet';
import { PlaceSheet } from './place-sheet';
import { ResumeSheet } from './resume-sheet';

export interface SheetActions extends MenuActions, ReportActions {
  readonly layers: Signal<MapLayers>;
  readonly fit: () => void;
  /** What was found out when the campaign was opened. */
  readonly notes: readonly string[];
  /** The engraving of the game. */
  readonly plate: ComponentChildren;
}

/** Fetched when it is first wanted: few games have posts. */
function Posts() {
  const sheets = useLoaded(() => import('../posts'), []);
  return sheets ? <sheets.PostsSheet /> : <Coming />;
}

type Read = typeof import('../looking-back/looking-back');

/** Fetched when one is first opened: nobody needs them for the first touch. */
function Later({ children }: { readonly children: (sheets: Read) => ComponentChildren }) {
  const sheets = useLoaded(() => import('../looking-back/looking-back'), []);
  return sheets ? children(sheets) : <Coming />;
}

/** A sheet is on its way. */
const Coming = () => <span hidden aria-busy="true" />;

/** The one sheet that lies open. */
export function OpenSheet({ actions }: { readonly actions: SheetActions }) {
  const { desk, model } = useKit();
  const sheet = desk.sheet.value;
  // The question is of now: it waits while an earlier position is looked at.
  if (sheet?.is === 'prompt' && (model.cursor.value !== null || model.telling.value)) return null;
  switch (sheet?.is) {
    case undefined:
      return null;
    case 'prompt':
      return <PromptSheet />;
    case 'choices':
      return <AllChoices />;
    case 'between':
      return <BetweenSheet counter={sheet.counter} place={sheet.place} />;
    case 'briefing':
      return <BriefingSheet plate={actions.plate} />;
    case 'keys':
      return <KeysSheet />;
    case 'hand':
      return <HandSheet />;
    case 'layers':
      return <Later>{({ LayersSheet }) => <LayersSheet layers={actions.layers} fit={actions.fit} />}</Later>;
    case 'menu':
      return <Later>{({ MenuSheet }) => <MenuSheet actions={actions} />}</Later>;
    case 'history':
      return <Later>{({ HistorySheet }) => <HistorySheet />}</Later>;
    case 'log':
      return <Later>{({ LogSheet }) => <LogSheet />}</Later>;
    case 'rolls':
      return <Later>{({ RollsSheet }) => <RollsSheet />}</Later>;
    case 'rewind':
      return <Later>{({ RewindSheet }) => <RewindSheet />}</Later>;
    case 'report':
      return <Later>{({ ReportSheet }) => <ReportSheet actions={actions} />}</Later>;
    case 'resume':
      return <ResumeSheet notes={actions.notes} />;
    case 'boxes':
      return <Boxes />;
    case 'post-list':
      return <Posts />;
    case 'place':
      return <PlaceSheet place={sheet.place} />;
    case 'plan':
      return <PlanSheet />;
    case 'track':
      return <Later>{({ TrackSheet }) => <TrackSheet track={sheet.track} />}</Later>;
    case 'card':
      return <CardSheet card={sheet.card} />;
    case 'rule':
      return <Later>{({ RuleSheet }) => <RuleSheet rule={sheet.rule} />}</Later>;
    case 'weigh':
      return <WeighSheet offered={sheet.offered} without={sheet.without ?? []} />;
    default:
      return sheet satisfies never;
  }
}
