import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLoaded } from '../../panels/parts/use-loaded';
import { load } from '../base/load';
import { namePage } from '../base/page-title';
import { Splash } from './splash';

/** A screen whose code is fetched when it is first shown, or a little before by `fetch`. */
export function lazy<Props extends object>(part: () => Promise<ComponentType<Props>>) {
  let coming: Promise<ComponentType<Props>> | null = null;
  let here: ComponentType<Props> | null = null;
  const fetch = async () => {
    coming ??= load(part);
    try {
      here = await coming;
      return here;
    } catch (error) {
      coming = null; // whoever comes next tries again
      throw error;
    }
  };
  function Later(props: Props) {
    // As it was when first drawn: what comes between the drawing and its effect must still be drawn.
    const [known] = useState(() => here);
    const found = useLoaded(() => (known ? null : fetch()), []);
    const Screen = known ?? found;
    useEffect(namePage, [Screen]);
    return Screen ? <Screen {...props} /> : <Splash text="" />;
  }
  return Object.assign(Later, { fetch });
}
