/** What follows by itself when a force is put together: those picked join, the usual force is set. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import { stakeOf } from '../../kernel/scenes';
import type { TableModel } from '../model/model';
import type { Sorted } from './offers';

interface Laid {
  readonly along: Signal<ReadonlySet<string>>;
  /** So much is meant where the usual force has just been set. */
  readonly presetTo: Signal<number>;
  readonly sorted: ReadonlySignal<Sorted>;
}

/** At a question that has just come; true where it is on its way to the next. */
export function createJoining(model: TableModel, { along, presetTo, sorted }: Laid): () => boolean {
  /** Those that have just joined together. */
  let joined: readonly string[] | null = null;

  /** Those picked join as soon as a force is put together. */
  function joins(): boolean {
    const { prompt, draft, offers } = model.position.peek();
    if (prompt?.scene?.is !== 'force' || draft.at(-1)?.ask === prompt.ask) return false;
    const meant = offers.filter(({ offer }) => offer.counter !== undefined && along.peek().has(offer.counter));
    if (meant.length === 0) return false;
    joined = [...along.peek()];
    model.mean(meant.map(({ choice }) => choice));
    return true;
  }

  /** A force of those picked with nothing to weigh and nothing at stake yet goes on at once. */
  function goesOn(): boolean {
    const all = joined;
    joined = null;
    const { prompt, preview } = model.position.peek();
    const { primary } = sorted.peek();
    if (all === null || prompt?.scene?.is !== 'force' || preview || !primary || primary.offer.final) return false;
    if (model.ending(primary.choice) !== 'free') return false;
    const { picked: there } = prompt.scene;
    if (all.some((id) => !there.includes(id))) return false;
    model.mean([primary.choice]);
    return true;
  }

  /** A fight that is newly put together begins with the usual force. */
  function presets(): boolean {
    const { prompt, draft } = model.position.peek();
    const stake = stakeOf(prompt?.scene);
    const puts = stake === 'take' || stake === 'fire' || stake === 'retake' || stake === 'raid';
    if (!puts || prompt?.scene?.is === 'answer' || draft.at(-1)?.ask === prompt?.ask) return false;
    if (prompt?.scene?.is === 'force' && prompt.scene.picked.length > 0) return false;
    const usual = model.usual();
    if (usual.length === 0) return false;
    presetTo.value = draft.length + usual.length;
    model.mean(usual);
    return true;
  }

  return () => joins() || goesOn() || presets();
}
