import './week-ribbon.css';
import type { View } from '../../kernel/view';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';

const stands = (one: number, now: number) => (one < now ? 'past' : one === now ? 'now' : 'to-come');

/** The course of a turn: the rounds that run, the steps of the present letter or of what runs in it, then the letters to come. */
export function WeekRibbon({ view }: { readonly view: View }) {
  const { model, words: game, openRule } = useKit();
  const { phases } = model.game.face;
  const now = phases.findIndex(({ id }) => id === view.phase);
  const letter = phases[now]?.code.slice(0, 1) ?? '';
  const letters = [...new Set(phases.map(({ code }) => code.slice(0, 1)))].filter((one) => one !== '');
  const steps = phases.filter(({ code }, i) => {
    const first = phases.findIndex((one) => one.code === code) === i;
    return first && code !== '' && code.startsWith(letter);
  });
  const code = phases[now]?.code;
  const here = steps.findIndex((step) => step.code === code);
  const within = view.step === undefined ? [] : (phases[now]?.steps ?? []);
  const at = within.findIndex(({ id }) => id === view.step);
  // A battle of a single turn ends with the phase that is played.
  const weeks = view.tracks.some(({ id, min, max }) => id === 'turn' && max > min);
  const clocks = view.tracks.filter(({ clock, value }) => clock && value > 0);
  return (
    <div class="week-ribbon">
      {clocks.map(({ id, value, max }) => (
        <span key={id} class="ribbon-clock" data-track={id} aria-hidden="true">
          {game.track(id).short}
          {Array.from({ length: max }, (_, i) => (
            <i key={i} data-is={stands(i + 1, value)} />
          ))}
        </span>
      ))}
      {within.map((step, i) => (
        <button
          key={step.id}
          type="button"
          data-is={stands(i, at)}
          aria-label={game.phase(step.id).name}
          aria-current={i === at ? 'step' : undefined}
          onClick={() => openRule(step.rule)}
        >
          <Icon name={step.icon} size={16} />
        </button>
      ))}
      {letter !== '' &&
        weeks &&
        within.length === 0 &&
        steps.map((step, i) => (
          <button
            key={step.id}
            type="button"
            data-is={stands(i, here)}
            aria-label={`${step.code} ${game.phase(step.id).name}`}
            aria-current={i === here ? 'step' : undefined}
            onClick={() => openRule(step.rule)}
          >
            {(clocks.length > 0 && step.code.slice(1)) || step.code}
          </button>
        ))}
      {weeks && (
        <span class="ribbon-rest" aria-hidden="true">
          {letters.slice(letters.indexOf(letter) + 1).map((one) => (
            <b key={one}>{one}</b>
          ))}
        </span>
      )}
    </div>
  );
}
