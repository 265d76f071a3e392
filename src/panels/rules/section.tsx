import { Fragment } from 'preact';
import type { Block, Section as Rule } from '../../kernel/rulebook';
import { isRead, sectionOf } from '../../kernel/rulebook';
import { words } from '../../locale';
import { Line, RuleWay } from '../parts/line';
import { useReading } from '../parts/reading';
import { RuleFigure } from './figures';
import { RuleTable } from './rule-table';

/** What a rule says: its text, its figures, and what players ask about it. */
export function RuleBody({ rule }: { readonly rule: Rule }) {
  const { rulebook, href } = useReading();
  const asked = (rulebook.faqOn[rule.number] ?? []).flatMap((number) => sectionOf(rulebook, number) ?? []);
  return (
    <>
      {rule.body.map((block, at) => (
        <Part key={at} block={block} />
      ))}
      <Readings of={rule.number} />
      {href && isRead(rulebook, rule) && <RuleWay rule={`readings.${rule.number}`}>{words().rules.readings}</RuleWay>}
      {asked.length > 0 && (
        <aside class="rule-asked">
          <p class="caption">{words().rules.asked}</p>
          <ul>
            {asked.map(({ number, title }) => (
              <li key={number}>
                <RuleWay rule={number}>{title}</RuleWay>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}

/** How a rule is read, and how else it could be. */
export function Readings({ of }: { readonly of: string }) {
  const t = words().rules;
  return (
    <>
      {useReading()
        .rulebook.readings.filter(({ rule }) => rule === of)
        .map(({ how, other }) => (
          <Fragment key={other}>
            {how !== undefined && <Part block={{ is: 'ruling', text: how }} />}
            <div class="rule-box" data-is="other">
              <p class="caption">{t.otherReading}</p>
              <p>
                <Line text={other} />
              </p>
            </div>
          </Fragment>
        ))}
    </>
  );
}

export function Part({ block }: { readonly block: Block }) {
  const t = words().rules;
  switch (block.is) {
    case 'text':
      return (
        <p class="rule-text">
          <Line text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul class="rule-list">
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} />
            </li>
          ))}
        </ul>
      );
    case 'example':
    case 'ruling':
    case 'rebuilt':
      return (
        <div class="rule-box" data-is={block.is}>
          <p class="caption">{t[block.is]}</p>
          <p>
            <Line text={block.text} />
          </p>
        </div>
      );
    case 'table':
      return <RuleTable table={block.table} />;
    case 'figure':
      return <RuleFigure figure={block.figure} />;
    default:
      return block satisfies never;
  }
}
