/** Seats the guide at a table: its words follow the language, its memory the device. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game, Setup, Side } from '../../kernel/game';
import type { Guide } from '../../kernel/guide';
import { type Language, language } from '../../locale';
import type { Desk } from '../../panels/asking/desk';
import { type Coach, createCoach, fits } from '../../panels/model/coach';
import type { TableModel } from '../../panels/model/model';
import { afterStart } from '../base/after-start';
import { inBackground } from '../base/faults';
import { load } from '../base/load';
import { memoryOf } from './guide-memory';

/** The side that a campaign has lessons for; null where it is an ordinary one. */
function taughtIn({ books }: Game, { seed, scenario }: Setup): Side | null {
  return books.guided.find(({ setup }) => setup.seed === seed && setup.scenario === scenario)?.side ?? null;
}

export function openCoach(model: TableModel, campaign: string): Coach {
  const guide = signal<Guide | null>(null);
  const taught = taughtIn(model.game, model.setup);
  let asked: Language | null = null;
  const fetchGuide = async (spoken: Language) => {
    // Lessons are what the player came for; a tip, mostly told before, does not keep the first touch waiting.
    if (taught === null) await afterStart;
    if (asked !== spoken) return;
    const found = await load(model.game.books.guide[spoken]);
    if (asked === spoken) guide.value = found;
  };
  const stop = effect(() => {
    asked = language();
    inBackground(fetchGuide(asked));
  });
  const coach = createCoach(model, guide, memoryOf(campaign), taught);
  return {
    ...coach,
    dispose() {
      stop();
      asked = null;
      coach.dispose();
    },
  };
}

/** The briefing is the first thing on the table of a guided campaign: what is told and asked waits for it. */
export function useBriefing(coach: Coach, model: TableModel, desk: Desk): void {
  useEffect(() => {
    let given = false;
    return effect(() => {
      const course = coach.course.value;
      if (given || !course || !coach.teaching.value) return;
      given = true;
      if (model.position.peek().entries.every(({ side }) => side !== course.side))
        desk.open({ is: 'briefing' }, 'full');
    });
  }, [coach, model, desk]);
}

/** Where plain buttons are all there is to answer with, the strong one gives the answer that the lesson means. */
export function useRecommended(coach: Coach, model: TableModel, desk: Desk): void {
  useEffect(
    () =>
      effect(() => {
        const said = coach.said.value;
        if (said?.is !== 'lesson' || said.lesson.points !== 'meant') return;
        const { offers } = model.position.peek();
        const plain = offers.every(({ offer }) => offer.counter === undefined && offer.place === undefined);
        const [meant, other] = offers.filter(({ choice }) => said.lesson.meant.some((fields) => fits(choice, fields)));
        if (plain && meant && !other && !meant.offer.primary) desk.mark(meant.key);
      }),
    [coach, model, desk],
  );
}
