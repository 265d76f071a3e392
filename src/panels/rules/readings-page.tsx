import { isRead } from '../../kernel/rulebook';
import { words } from '../../locale';
import { RuleWay } from '../parts/line';
import { useReading } from '../parts/reading';
import { Part, Readings } from './section';

/** Every place where the rulebook is silent or says two things: how this game reads it, and how else it could be read. */
export function ReadingsPage({ here }: { readonly here: string }) {
  const { rulebook } = useReading();
  return (
    <>
      <p class="rule-text">{words().rules.readingsAbout}</p>
      {rulebook.chapters
        .flatMap(({ sections }) => sections.filter((one) => isRead(rulebook, one)))
        .map(({ number, title, body }) => (
          <section key={number} class="rule-section" data-here={here === `readings.${number}` || undefined}>
            <h2 tabIndex={-1}>
              <RuleWay rule={number}>
                {number} {title}
              </RuleWay>
            </h2>
            {body.map((block, at) => block.is === 'ruling' && <Part key={at} block={block} />)}
            <Readings of={number} />
          </section>
        ))}
    </>
  );
}
