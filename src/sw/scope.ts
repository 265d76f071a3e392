/** What a service worker finds around it, as far as ours uses it: the page's own types do not know it. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface ToWorker extends ExtendableEvent {
  readonly data: unknown;
}

interface Window {
  readonly id: string;
  postMessage(message: unknown): void;
}

interface Windows {
  get(id: string): Promise<Window | undefined>;
  matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Window[]>;
  claim(): Promise<void>;
}

export interface Scope {
  /** Put in by the build: every file of this version. */
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
  readonly clients: Windows;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'message', hear: (event: ToWorker) => void): void;
}
