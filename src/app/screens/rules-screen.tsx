import '../../panels/rules/rules.css';
import type { Game } from '../../kernel/game';
import type { GameWords } from '../../kernel/words';
import { language, words } from '../../locale';
import { useLoaded } from '../../panels/parts/use-loaded';
import { useRulebook } from '../../panels/parts/use-rulebook';
import { RulesReader } from '../../panels/rules/reader';
import { Missing } from '../../shelf/missing';
import { colours } from '../base/appearance';
import { load } from '../base/load';
import { loadGame } from '../base/load-game';
import { Splash } from '../net/splash';
import { tableArt } from '../table/table-art';

/** The rules of a game, read away from the table. */
export function RulesScreen({ game: id, rule }: { readonly game: string; readonly rule: string }) {
  const loaded = useLoaded(async () => ({ game: await loadGame(id) }), [id]);
  if (!loaded) return <Splash text={words().rules.loading} />;
  return loaded.game ? <Opened game={loaded.game} rule={rule} /> : <Missing />;
}

function Opened({ game, rule }: { readonly game: Game; readonly rule: string }) {
  const spoken = useGameWords(game);
  const rulebook = useRulebook(game);
  if (!spoken || !rulebook) return <Splash text={words().rules.loading} />;
  const href = (next: string) => `#/rules/${game.id}/${next}`;
  const open = (next: string) => {
    location.hash = href(next);
  };
  const { liveries } = game.face.map;
  const reading = { rulebook, words: spoken, liveries, art: tableArt, theme: colours.value, href, open };
  return <RulesReader reading={reading} rule={rule} back={back} />;
}

/** To wherever the reader came from; a page opened by its address alone leads home. */
function back(): void {
  if (history.length > 1) history.back();
  else location.hash = '#/';
}

function useGameWords(game: Game): GameWords | null {
  const spoken = language();
  return useLoaded(() => load(game.books.words[spoken]), [game, spoken]);
}
