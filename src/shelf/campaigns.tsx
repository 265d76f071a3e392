import { useState } from 'preact/hooks';
import { words } from '../locale';
import { textsOn } from './cover-texts';
import { Picture } from './picture';
import { Icon } from './shelf-icon';
import type { CampaignActions, CampaignCard } from './shelf-types';
import { useSome } from './use-some';

interface ListProps {
  readonly campaigns: readonly CampaignCard[];
  readonly actions: CampaignActions;
}

/** Campaigns one below the other, each with what can be done with it. */
export function CampaignList({ campaigns, actions }: ListProps) {
  const [some, more] = useSome(campaigns);
  return (
    <>
      <ul class="rows">
        {some.map((campaign) => (
          <li key={campaign.id}>
            <CampaignRow campaign={campaign} actions={actions} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

function CampaignRow({ campaign, actions }: { readonly campaign: CampaignCard; readonly actions: CampaignActions }) {
  const name = textsOn(campaign.game).name;
  const { result, status, scenario, seats, when, marks } = campaign;
  return (
    <div class="campaign-row">
      <a class="row" href={`#/play/${encodeURIComponent(campaign.id)}`}>
        <Picture campaign={campaign} size="stamp" read={actions.picture} />
        <div class="row-text">
          <h3>{name}</h3>
          <p>{[result, status].filter(Boolean).join(' · ')}</p>
          <p>{[scenario, ...marks].filter(Boolean).join(' · ')}</p>
          {seats.length > 0 && <p>{seats.join(' · ')}</p>}
          <p>{when}</p>
        </div>
      </a>
      <More campaign={campaign} actions={actions} />
    </div>
  );
}

/** Export and delete, behind one button: neither is done by a slip of the thumb. */
export function More({ campaign, actions }: { readonly campaign: CampaignCard; readonly actions: CampaignActions }) {
  const [open, setOpen] = useState(false);
  const t = words().saves.shelf;
  const name = `${textsOn(campaign.game).name}, ${campaign.status}`;
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-expanded={open}
        aria-label={t.more({ name })}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <div class="campaign-acts">
          <button type="button" class="button" onClick={() => actions.send(campaign)}>
            <Icon name="share" size={18} /> {t.send}
          </button>
          <button type="button" class="button" onClick={() => actions.remove(campaign)}>
            {t.remove}
          </button>
        </div>
      )}
    </>
  );
}

/** A campaign has just gone: the way back is at hand. */
export function RemovedLine({ campaign, undo }: { readonly campaign: CampaignCard; readonly undo: () => void }) {
  const t = words().saves.shelf;
  return (
    <div class="update-line" role="status">
      <p>{t.removed({ name: textsOn(campaign.game).name })}</p>
      <button type="button" class="button" onClick={undo}>
        {t.undo}
      </button>
    </div>
  );
}

/** Deleted campaigns, and those set aside, that can still come back. */
export function Bin({
  campaigns,
  actions,
}: {
  readonly campaigns: readonly CampaignCard[];
  readonly actions: Pick<CampaignActions, 'restore' | 'send'>;
}) {
  const t = words().saves.shelf;
  const { aside, asideAbout, exportOne } = words().safety.shelf;
  const [some, more] = useSome(campaigns);
  return (
    <details class="bin">
      <summary>
        {t.bin} ({campaigns.length})
      </summary>
      <p class="quiet">
        {t.binAbout} {campaigns.some((campaign) => campaign.aside) && asideAbout}
      </p>
      <ul class="rows">
        {some.map((campaign) => (
          <li key={campaign.id} class="bin-row">
            <div class="row-text">
              <b>{textsOn(campaign.game).name}</b>
              {campaign.aside && <p class="aside-mark">{aside}</p>}
              <p>{[campaign.status, campaign.when].join(' · ')}</p>
            </div>
            <div class="bin-acts">
              <button type="button" class="button" onClick={() => actions.restore(campaign.id)}>
                {t.bringBack}
              </button>
              <button type="button" class="button" onClick={() => actions.send(campaign)}>
                {exportOne}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {more}
    </details>
  );
}
