import './eyes.css';
import { useRef } from 'preact/hooks';
import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { useYielding } from '../parts/use-yielding';

/** On the corner of the map: through whose eyes it is looked at, and the list of all posts. */
export function MapTools() {
  const { model, desk } = useKit();
  const list = useOwnPress(() => desk.open({ is: 'post-list' }));
  const tools = useRef<HTMLDivElement>(null);
  useYielding(tools);
  if (model.telling.value || model.curtain.value) return null;
  return (
    <div class="map-tools" ref={tools}>
      <EyesButton />
      {desk.sheet.value === null && (
        <button type="button" class="eyes posts-button" aria-label={words().table.posts.title} {...list}>
          <Icon name="fort" />
        </button>
      )}
    </div>
  );
}

/** A press that began on the map, where this button lay nowhere near before the strip grew, is none of its own. */
function useOwnPress(act: () => void) {
  const began = useRef(false);
  return {
    onPointerDown() {
      began.current = true;
    },
    onClick({ detail }: MouseEvent) {
      // Keys press without a pointer.
      if (detail === 0 || began.current) act();
      began.current = false;
    },
  };
}

/** Whoever hides something looks at the map as the other side sees it; on the open table a held button shows what is hidden. */
function EyesButton() {
  const { model, words: game } = useKit();
  const t = words().table.eyes;
  const { hides } = model.game.face;
  const { side, result } = model.position.value;
  const { sides } = model.game;
  const turn = useOwnPress(() => model.see(model.eyes.peek() === 'open' ? 'own' : 'open'));
  if (hides === undefined || result || model.cursor.value !== null) return null;
  const eyes = model.eyes.value;
  if (model.covered.value) {
    const held = eyes === 'held';
    const release = () => model.see('own');
    const others = sides.filter((one) => one !== hides).map((one) => game.sides[one] ?? one);
    return (
      <>
        <button
          type="button"
          class="eyes"
          data-held={held || undefined}
          aria-label={t.hold({ side: game.sides[hides] ?? hides })}
          onPointerDown={() => model.see('held')}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onKeyDown={({ key }) => key === 'Enter' && model.see('held')}
          onKeyUp={release}
          onBlur={release}
          onContextMenu={(event) => event.preventDefault()}
        >
          <Icon name="mask" />
        </button>
        {held && (
          <p class="eyes-away" role="alert">
            {t.away({ side: others.join(', ') })}
          </p>
        )}
      </>
    );
  }
  if (side !== hides) return null;
  const open = eyes === 'open';
  return (
    <button
      type="button"
      class="eyes"
      aria-pressed={open}
      aria-label={open ? t.open : t.own}
      title={t.openAbout}
      {...turn}
    >
      <Icon name={open ? 'eye' : 'mask'} />
    </button>
  );
}
