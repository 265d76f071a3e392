import { Component, type ComponentChildren } from 'preact';
import { remember } from '../base/faults';
import { FaultScreen } from './fault-screen';

interface Props {
  /** Going somewhere else leaves the failure behind. */
  readonly address: string;
  /** The campaign on the screen, for export. */
  readonly campaign: string | null;
  readonly children: ComponentChildren;
}

interface State {
  readonly caught: { readonly error: unknown } | null;
}

/** Catches whatever fails while a screen is drawn, and shows words and ways out in its place. */
export class Net extends Component<Props, State> {
  override state: State = { caught: null };

  static override getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    remember(error);
  }

  override componentDidUpdate({ address }: Props): void {
    if (address !== this.props.address && this.state.caught) this.setState({ caught: null });
  }

  override render({ campaign, children }: Props, { caught }: State) {
    if (!caught) return children;
    return <FaultScreen error={caught.error} campaign={campaign} again={() => this.setState({ caught: null })} />;
  }
}
