import { words } from '../locale';
import { Frame, PageTitle } from './frame';

/** An address that leads to nothing on this device. */
export function Missing() {
  const { missing, nav } = words();
  return (
    <Frame tab={null}>
      <PageTitle>{missing.title}</PageTitle>
      <p class="prose">{missing.campaign}</p>
      <a class="button primary" href="#/">
        {nav.back}
      </a>
    </Frame>
  );
}
