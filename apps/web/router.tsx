import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'

type Path = { pathname: string; search: string; hash: string }
export type Location = Path & { state: unknown }
export type To = string | Partial<Path>
export type NavigateOptions = { replace?: boolean | undefined; state?: unknown }
export type NavigateFunction = (to: To, options?: NavigateOptions) => void

/** The history of visited pages: the browser's own, or a test's. */
export type PageHistory = {
  location: () => Location
  write: (path: Path, options: { replace: boolean; state: unknown }) => void
  /** Notifies about Back and Forward. Returns the unsubscribe function. */
  listen: (moved: () => void) => () => void
}

type Routing = { location: Location; navigate: NavigateFunction }
const RoutingContext = createContext<Routing | undefined>(undefined)

/** A minimal router: paths have no parameters, and a table maps them to pages (routes.tsx). Why we have our own: decision 0039. */
export function Router({ history, children }: { history: PageHistory; children: ReactNode }) {
  const [location, setLocation] = useState(history.location)
  const routing = useMemo(() => {
    // In a transition the current page stays visible until the next one is loaded.
    const moved = () => startTransition(() => setLocation(history.location()))
    const navigate: NavigateFunction = (to, { replace = false, state = null } = {}) => {
      history.write(pathOf(to), { replace, state })
      moved()
    }
    return { moved, navigate }
  }, [history])
  useLayoutEffect(() => history.listen(routing.moved), [history, routing])
  const value = useMemo(() => ({ location, navigate: routing.navigate }), [location, routing])
  return <RoutingContext value={value}>{children}</RoutingContext>
}

/** The location state is stored under `usr` in the history entry, where tabs opened by earlier builds have it. */
export const browserHistory: PageHistory = {
  location: () => {
    const { pathname, search, hash } = window.location
    const entry: unknown = window.history.state
    const state = typeof entry === 'object' && entry !== null ? (Reflect.get(entry, 'usr') ?? null) : null
    return { pathname, search, hash, state }
  },
  write: (path, { replace, state }) => {
    const entry = { usr: state }
    if (replace) window.history.replaceState(entry, '', addressOf(path))
    else window.history.pushState(entry, '', addressOf(path))
  },
  listen: (moved) => {
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  },
}

/** A single page, for rendering without a browser. */
export function fixedHistory(to: To): PageHistory {
  return {
    location: () => ({ ...pathOf(to), state: null }),
    write: () => undefined,
    listen: () => () => undefined,
  }
}

export function useLocation(): Location {
  return useRouting().location
}

export function useNavigate(): NavigateFunction {
  return useRouting().navigate
}

/** The query of the URL, and a setter that stays on the page. */
export function useSearchParams(): [
  URLSearchParams,
  (query: URLSearchParams, options?: NavigateOptions) => void,
] {
  const { location, navigate } = useRouting()
  const { pathname, search } = location
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = (next: URLSearchParams, options?: NavigateOptions) =>
    navigate({ pathname, search: next.size > 0 ? `?${next}` : '' }, options)
  return [query, setQuery]
}

/** Redirects as soon as it is rendered. */
export function Navigate({ to, replace = false, state = null }: { to: To } & NavigateOptions) {
  const { navigate } = useRouting()
  const address = addressOf(pathOf(to))
  useEffect(() => navigate(address, { replace, state }), [navigate, address, replace, state])
  return null
}

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: To } & NavigateOptions

/** A link to a page of the site. Anything but a plain click is left to the browser: another tab, another window, a download. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { location, navigate } = useRouting()
  const path = pathOf(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || (rest.target ?? '_self') !== '_self') return
    event.preventDefault()
    // A link to the current page adds no history entry.
    navigate(path, { replace: replace ?? addressOf(path) === addressOf(location), state })
  }
  return <a {...rest} href={addressOf(path)} onClick={follow} />
}

/** The parts of a link's address; missing ones are empty. */
export function pathOf(to: To): Path {
  if (typeof to !== 'string') {
    const { pathname = '/', search = '', hash = '' } = to
    return { pathname, search: marked('?', search), hash: marked('#', hash) }
  }
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  return { pathname: pathname || '/', search: marked('?', search), hash: marked('#', hash) }
}

/** With its mark in front; empty if there is nothing after it. */
function marked(mark: string, part: string): string {
  const text = part.startsWith(mark) ? part.slice(1) : part
  return text === '' ? '' : mark + text
}

export function addressOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash
}

function useRouting(): Routing {
  const routing = useContext(RoutingContext)
  if (!routing) throw new Error('This is drawn outside of a Router')
  return routing
}
