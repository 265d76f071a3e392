import { words } from '../locale';
import { Frame, PageTitle } from './frame';

interface Props {
  readonly title?: string;
  /** Why there is nothing to show. */
  readonly why?: string;
}

/** An address that leads to nothing on this device, or to something that cannot be shown. */
export function Missing({ title = words().missing.title, why = words().missing.campaign }: Props) {
  return (
    <Frame tab={null}>
      <PageTitle>{title}</PageTitle>
      <p class="prose">{why}</p>
      <a class="button primary" href="#/">
        {words().nav.back}
      </a>
    </Frame>
  );
}
