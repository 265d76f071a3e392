import { useEffect, useRef, useState } from 'preact/hooks';
import type { CampaignActions, CampaignCard } from './shelf-types';
import { Vignette } from './vignette';

interface Props {
  readonly campaign: CampaignCard;
  readonly size: 'stamp' | 'plate';
  readonly read: CampaignActions['picture'];
}

/** How far below the screen a picture is fetched, so that it is there when it comes into sight. */
const AHEAD = '300px';

/** The map as it lay on the table, or the engraving of the game where there is none: read when it comes into sight. */
export function Picture({ campaign: { id, game }, size, read }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        read(id).then(
          (found) => !gone && setPicture(found),
          () => !gone && setPicture(null),
        );
      },
      { rootMargin: AHEAD },
    );
    if (frame.current) seen.observe(frame.current);
    return () => {
      gone = true;
      seen.disconnect();
    };
  }, [id, read]);
  if (picture === null) return <Vignette game={game} size={size} />;
  if (picture === undefined) return <div class={`picture picture-${size}`} ref={frame} />;
  return <img class={`picture picture-${size}`} src={picture} alt="" />;
}
