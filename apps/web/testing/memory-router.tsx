import { Children, isValidElement, type ReactNode, useState } from 'react'
import { type Location, type PageHistory, pathOf, Router, type To, useLocation } from '../router.tsx'

type Entry = string | (Partial<Location> & { state?: unknown })
export type MemoryHistory = PageHistory & { back: () => void }

/** The history of a test. It starts on the last entry, or on the one passed. */
export function memoryHistory(
  initial: readonly Entry[] = ['/'],
  initialIndex = initial.length - 1,
): MemoryHistory {
  let entries = initial.map(locationOf)
  let index = initialIndex
  const listeners = new Set<() => void>()
  return {
    location: () => entries[index] ?? locationOf('/'),
    write: (path, { replace, state }) => {
      const entry = { ...path, state }
      entries = replace ? entries.with(index, entry) : [...entries.slice(0, index + 1), entry]
      if (!replace) index += 1
    },
    listen: (moved) => {
      listeners.add(moved)
      return () => void listeners.delete(moved)
    },
    back: () => {
      index = Math.max(index - 1, 0)
      for (const moved of listeners) moved()
    },
  }
}

type MemoryRouterProps = {
  initialEntries?: readonly Entry[]
  initialIndex?: number
  /** A history that the test has a reference to, to go back in it. */
  history?: MemoryHistory
  children: ReactNode
}

export function MemoryRouter({ initialEntries, initialIndex, history, children }: MemoryRouterProps) {
  const [own] = useState(() => history ?? memoryHistory(initialEntries, initialIndex))
  return <Router history={own}>{children}</Router>
}

type RouteProps = { path: string; element: ReactNode }

/** Declares the element of a path; read by Routes. */
export function Route(_props: RouteProps): ReactNode {
  return null
}

/** The first route with the path, or the one for any other path (*). */
export function Routes({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation()
  const routes = Children.toArray(children).flatMap((each) =>
    isValidElement<RouteProps>(each) ? [each.props] : [],
  )
  const route = routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => path === '*')
  return route?.element ?? null
}

function locationOf(entry: Entry): Location {
  if (typeof entry === 'string') return { ...pathOf(entry), state: null }
  const { state = null, ...to } = entry
  return { ...pathOf(to satisfies To), state }
}
