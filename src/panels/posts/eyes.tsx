import './eyes.css';
import { useRef } from 'preact/hooks';
import { words } from '../../locale';
import { useKit } from '../model/kit';
import { Icon } from '../parts/icon';

/** On the corner of the map: through whose eyes it is looked at, and the list of all posts. */
export function MapTools() {
  const { model, desk } = useKit();
  const list = useOwnPress(() => desk.open({ is: 'post-list' }));
  if (model.telling.value || model.curtain.value) return null;
  return (
    <div class="map-tools">
      <EyesButton />
      {desk.sheet.value === null && (
        <button type="button" class="eyes posts-button" {...list}>
          {words().table.posts.title}
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
          {t.hold({ side: game.sides[hides] ?? hides })}
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
    <button type="button" class="eyes" aria-pressed={open} title={t.openAbout} {...turn}>
      <Icon name={open ? 'eye' : 'mask'} />
      {open ? t.open : t.own}
    </button>
  );
}
