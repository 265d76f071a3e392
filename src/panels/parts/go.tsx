import { Icon } from './icon';

interface GoProps {
  readonly label: string;
  readonly act: () => void;
}

/** The one obvious step where nothing is asked. */
export function Go({ label, act }: GoProps) {
  return (
    <button type="button" class="button primary" onClick={act}>
      <span>{label}</span>
      <Icon name="chev" size={18} />
    </button>
  );
}
