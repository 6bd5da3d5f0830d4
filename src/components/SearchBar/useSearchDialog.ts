import {useCallback, useEffect, useRef, useState, type AnchorHTMLAttributes, type RefAttributes} from 'react';
import {hosted} from './hosted';

type DialogModule = typeof import('../SearchDialog');

let loading: Promise<DialogModule> | undefined;

/** Asks for the index while the dialog's script is on its way: on a slow line the first result is there 0.2 s earlier. */
async function preloadIndex(): Promise<void> {
  const {default: {core}} = await import('@generated/search/default/manifest.json');
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: core});
  document.head.append(link);
}

function loadDialog(): Promise<DialogModule> {
  if (!hosted) void preloadIndex().catch(() => undefined);
  return import('../SearchDialog');
}

/** Loads the dialog and begins to load what it searches, once; after a failure it may be tried again. */
const load = (): Promise<DialogModule> =>
  (loading ??= loadDialog().then(
    (module) => {
      module.prepare();
      return module;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  ));

const prepare = (): void => void load().catch(() => undefined);

const isTyping = ({target}: KeyboardEvent): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

interface SearchDialogControl {
  opened: {Dialog: DialogModule['default']; query: string} | undefined;
  shortcut: string;
  close: () => void;
  /** The props of the element that opens the dialog. */
  box: AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>;
}

/** Opens the dialog by click and shortcut, and loads it when the reader is about to. */
export function useSearchDialog(): SearchDialogControl {
  const [opened, setOpened] = useState<SearchDialogControl['opened']>();
  const [shortcut, setShortcut] = useState('Ctrl K');
  const ref = useRef<HTMLAnchorElement>(null);

  const open = (query = ''): void =>
    void load().then(
      ({default: Dialog}) => setOpened((now) => now ?? {Dialog, query}),
      () => window.location.assign('/search'),
    );

  // Once the dialog has gone: until then nothing of the page can have the focus.
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current && !opened) ref.current?.focus({preventScroll: true});
    wasOpened.current = opened !== undefined;
  }, [opened]);

  useEffect(() => {
    if (/Mac|iP/.test(navigator.platform)) setShortcut('⌘ K');
    const query = window.location.pathname === '/search' && new URLSearchParams(window.location.search).get('q');
    if (query) open(query);
    const onKey = (event: KeyboardEvent): void => {
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!command && (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return {
    opened,
    shortcut,
    close: useCallback(() => setOpened(undefined), []),
    box: {
      ref,
      onFocus: prepare,
      onMouseEnter: prepare,
      onTouchStart: prepare,
      onClick: (event) => {
        event.preventDefault();
        open();
      },
      onKeyDown: (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        open();
      },
    },
  };
}
