import '../../styles/rules.css';
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games';
import type { Game } from '../../kernel/game';
import type { GameWords } from '../../kernel/words';
import { language, words } from '../../locale';
import { RulesReader } from '../../panels/rules/reader';
import { useRulebook } from '../../panels/rules/use-rulebook';
import { Missing } from '../../shelf/missing';
import { colours } from '../appearance';
import { tableArt } from '../table/table-art';

/** The rules of a game, read away from the table. */
export function RulesScreen({ game: id, rule }: { readonly game: string; readonly rule: string }) {
  const [game, setGame] = useState<Game | 'missing' | null>(null);
  useEffect(() => {
    let gone = false;
    const coming = loadGame(id);
    if (!coming) setGame('missing');
    void coming?.then((found) => {
      if (!gone) setGame(found);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  if (game === 'missing') return <Missing />;
  return game ? <Opened game={game} rule={rule} /> : <p class="splash">{words().rules.loading}</p>;
}

function Opened({ game, rule }: { readonly game: Game; readonly rule: string }) {
  const spoken = useGameWords(game);
  const rulebook = useRulebook(game);
  if (!spoken || !rulebook) return <p class="splash">{words().rules.loading}</p>;
  const href = (next: string) => `#/rules/${game.id}/${next}`;
  const open = (next: string) => {
    location.hash = href(next);
  };
  const reading = { rulebook, words: spoken, art: tableArt, theme: colours.value, href, open };
  return <RulesReader reading={reading} rule={rule} back={back} />;
}

/** To wherever the reader came from; a page opened by its address alone leads home. */
function back(): void {
  if (history.length > 1) history.back();
  else location.hash = '#/';
}

function useGameWords(game: Game): GameWords | null {
  const [found, setFound] = useState<GameWords | null>(null);
  const spoken = language();
  useEffect(() => {
    let gone = false;
    void game.books.words[spoken]().then((words) => {
      if (!gone) setFound(words);
    });
    return () => {
      gone = true;
    };
  }, [game, spoken]);
  return found;
}
