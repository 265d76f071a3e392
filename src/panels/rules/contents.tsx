import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { words } from '../../locale';
import { RuleWay } from '../parts/line';
import { useReading } from '../parts/reading';
import { searchIn } from './find-rules';

/** The chapters, and the search over all of them. */
export function Contents({ query }: { readonly query: Signal<string> }) {
  const { rulebook, words: game } = useReading();
  const t = words().rules;
  const search = useMemo(() => searchIn(rulebook, game), [rulebook, game]);
  const asked = query.value.trim();
  const found = search(asked);
  return (
    <>
      <search class="rule-search">
        <label>
          <span class="caption">{t.search}</span>
          <input
            type="search"
            value={query.value}
            autocomplete="off"
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="signal" role="status">
          {asked !== '' && (found.length > 0 ? t.results({ count: found.length }) : t.none({ query: asked }))}
        </p>
      </search>
      {asked !== '' ? (
        <ul class="rule-rows">
          {found.map(({ at, is, title, line }) => (
            <li key={`${is} ${at}`}>
              <RuleWay rule={is === 'term' ? `glossary.${at}` : at}>
                <b>{is === 'term' ? title : `${at} ${title}`}</b>
                <span>{line}</span>
              </RuleWay>
            </li>
          ))}
        </ul>
      ) : (
        <ul class="rule-rows">
          {rulebook.chapters.map(({ number, title }) => (
            <li key={number}>
              <RuleWay rule={number}>
                <b>
                  {number}. {title}
                </b>
              </RuleWay>
            </li>
          ))}
          <li>
            <RuleWay rule="readings">
              <b>{t.readings}</b>
            </RuleWay>
          </li>
          <li>
            <RuleWay rule="glossary">
              <b>{t.glossary}</b>
            </RuleWay>
          </li>
          <li>
            <RuleWay rule="history">
              <b>{t.history}</b>
            </RuleWay>
          </li>
        </ul>
      )}
    </>
  );
}
