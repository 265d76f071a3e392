import { words } from '../../locale';
import { Glossed } from './glossed';
import { useKit } from './kit';

/** Says where the rulebook states a thing; marks what is rebuilt, and why so: 'card-16', 'table-9', 'track-cm'. */
export function Provenance({ of }: { readonly of: string }) {
  const { words: game } = useKit();
  const source = game.source(of);
  if (!source) return null;
  const { stated, rebuilt } = source;
  if (rebuilt === '') {
    return (
      <p class="provenance">
        <Glossed text={linked(stated)} />
      </p>
    );
  }
  const t = words().table.provenance;
  return (
    <details class="provenance" data-rebuilt>
      <summary>{stated === '' ? t.rebuilt : t.partly}</summary>
      <p>
        {stated !== '' && <Glossed text={linked(stated)} />} {rebuilt}
      </p>
    </details>
  );
}

/** The numbers of rules become ways to them. */
export function linked(text: string): string {
  return text.replace(/\d+(?:\.\w+)+/g, '[[$&]]');
}
