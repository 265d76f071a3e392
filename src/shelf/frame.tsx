import type { ComponentChildren } from 'preact';
import { words } from '../locale';
import { Icon } from './shelf-icon';

export type Tab = 'home' | 'settings' | 'about';

/** The bar at the foot of every shelf screen. */
function Tabs({ tab }: { readonly tab: Tab | null }) {
  const { nav } = words();
  const link = (to: Tab, href: string, icon: 'flag' | 'sliders' | 'book', text: string) => (
    <a href={href} aria-current={tab === to ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{text}</span>
    </a>
  );
  return (
    <nav class="tabs" aria-label={nav.label}>
      {link('home', '#/', 'flag', nav.games)}
      {link('settings', '#/settings', 'sliders', nav.settings)}
      {link('about', '#/about', 'book', nav.about)}
    </nav>
  );
}

/** A shelf screen: its content and the tabs. */
export function Frame({ tab, children }: { readonly tab: Tab | null; readonly children: ComponentChildren }) {
  return (
    <div class="shelf">
      <main class="page">{children}</main>
      <Tabs tab={tab} />
    </div>
  );
}

interface PageTitleProps {
  readonly children: string;
  /** The title is a proper name: it keeps its lettering in every language. */
  readonly name?: boolean;
}

/** The head of every screen but home. */
export function PageTitle({ children, name = false }: PageTitleProps) {
  return (
    <header class="page-title">
      <a class="icon-link" href="#/" aria-label={words().nav.back}>
        <Icon name="back" />
      </a>
      <h1 tabIndex={-1} class={name ? 'proper' : undefined}>
        {children}
      </h1>
    </header>
  );
}
