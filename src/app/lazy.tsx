import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A screen whose code is fetched when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Screen, setScreen] = useState(() => loaded);
    useEffect(() => {
      if (Screen) return;
      let gone = false;
      void load().then((found) => {
        loaded = found;
        if (!gone) setScreen(() => found);
      });
      return () => {
        gone = true;
      };
    }, [Screen]);
    return Screen && <Screen {...props} />;
  };
}
