// The pages of the client and their addresses.  The server answers every one of them with the same document.

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'how_to_play'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'replay'; table: string }
  | { page: 'about' }
  | { page: 'privacy' }
  | { page: 'gallery' }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = ''] = parts(path);
  if (first === '') return { page: 'home' };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'how-to-play' && second) return { page: 'how_to_play', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'replay' && second) return { page: 'replay', table: second };
  if (first === 'about') return { page: 'about' };
  if (first === 'privacy') return { page: 'privacy' };
  if (first === 'gallery') return { page: 'gallery' };
  return { page: 'lost' };
}

function parts(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['?']; // a broken address is nobody's
  }
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** The part after `#`, such as a rule's identifier. */
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  /** Show another page without loading the document again. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Drop the fragment from the address bar and the history: it may be a secret. */
  forgetFragment(): void {
    history.replaceState(null, '', location.pathname + location.search);
    this.fragment = '';
  }

  /** The address names what is shown; nothing is added to the history. */
  mark(fragment: string): void {
    history.replaceState(null, '', `#${fragment}`);
    this.fragment = fragment;
  }

  private read(): void {
    this.route = routeOf(location.pathname);
    this.fragment = location.hash.slice(1);
  }
}

export const router = new Router();

/** For `onclick` of a container: links to pages of the client are followed without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
