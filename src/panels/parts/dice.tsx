import { words } from '../../locale';

/** Where the pips of each face lie on a 3 by 3 grid, from the top left. */
const faces: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Dice as they were thrown. */
export function Dice({ dice, size = 44 }: { readonly dice: readonly number[]; readonly size?: number }) {
  return (
    <span class="dice" role="img" aria-label={words().table.roll.dice({ dice: dice.join(', ') })}>
      {dice.map((face, i) => (
        <svg key={i} width={size} height={size} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
          <rect class="die" x="1.5" y="1.5" width="41" height="41" rx="6" />
          {(faces[face - 1] ?? []).map((at) => (
            <circle key={at} class="pip" cx={11 + (at % 3) * 11} cy={11 + Math.floor(at / 3) * 11} r="3.9" />
          ))}
        </svg>
      ))}
    </span>
  );
}
