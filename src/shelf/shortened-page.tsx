import { words } from '../locale';
import { Frame, PageTitle } from './frame';
import { Icon } from './shelf-icon';

interface Props {
  readonly name: string;
  /** Decisions that these rules follow, how many are stored, and where log and undo begin. */
  readonly reached: number;
  readonly of: number;
  readonly start: number;
  readonly goOn: () => void;
  readonly exportAsItWas: () => void;
}

/** Before a campaign that the rules cannot follow to its end is played on: what is lost by it, and what is not. */
export function ShortenedPage({ name, reached, of, start, goOn, exportAsItWas }: Props) {
  const { safety, nav } = words();
  const t = safety.shortened;
  return (
    <Frame tab={null}>
      <PageTitle>{t.title}</PageTitle>
      <p class="caption shortened-name">{name}</p>
      <p class="notice" role="alert">
        {t.reached({ reached, of })} {start > 0 && t.start({ start })}
      </p>
      <p class="prose">{t.untouched}</p>
      <p class="prose">{t.later}</p>
      <div class="shortened-acts">
        <button type="button" class="button primary" onClick={goOn}>
          {t.goOn}
        </button>
        <button type="button" class="button" onClick={exportAsItWas}>
          <Icon name="share" size={18} /> {t.asItWas}
        </button>
        <a class="button" href="#/">
          {nav.back}
        </a>
      </div>
    </Frame>
  );
}
