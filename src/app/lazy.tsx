import type { ComponentType } from 'preact';
import { useLoaded } from '../panels/parts/use-loaded';
import { load } from './net/load';
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
    const found = useLoaded(() => (here ? null : fetch()), []);
    const Screen = here ?? found;
    return Screen ? <Screen {...props} /> : <Splash text="" />;
  }
  return Object.assign(Later, { fetch });
}
