import type { DeskSection } from '@milepost/domain/desk/people'

/**
 * The addresses of the desk's pages, with `:name` for a variable part. The server serves its one page only at these. A section of the
 * menu (domain/desk/people.ts) becomes a link when its page is listed here.
 */
export const deskPages = {
  home: '/',
  signedOut: '/signed-out',
  quote: '/quotes/:brand/:reference',
  search: '/search',
  person: '/people/:brand/:reference',
  audit: '/audit',
  policy: '/policies/:brand/:number',
  console: '/console',
  'data-requests': '/data-requests',
  dataRequest: '/data-requests/:id',
  payments: '/payments',
  queue: '/queue',
} as const

export type DeskPage = keyof typeof deskPages
type Parts = Readonly<Record<string, string>>

/** The address of a section of the menu, if it has a page. */
export function sectionAddress(section: DeskSection['name']): string | undefined {
  return Object.entries(deskPages).find(([page]) => page === section)?.[1]
}

/** The page at an address and its variable parts; undefined if there is none. */
export function deskPageAt(pathname: string): { page: DeskPage; parts: Parts } | undefined {
  for (const page of Object.keys(deskPages) as DeskPage[]) {
    const parts = partsOf(deskPages[page], pathname)
    if (parts) return { page, parts }
  }
  return undefined
}

/** The address of a page with variable parts: `deskAddress('quote', { brand, reference })`. */
export function deskAddress(page: DeskPage, parts: Parts): string {
  return deskPages[page].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
}

function partsOf(pattern: string, pathname: string): Parts | undefined {
  const wanted = pattern.split('/')
  const pieces = pathname.split('/')
  if (wanted.length !== pieces.length) return undefined
  const parts: Record<string, string> = {}
  for (const [index, piece] of wanted.entries()) {
    const value = decoded(pieces[index] ?? '')
    if (piece.startsWith(':') && value) parts[piece.slice(1)] = value
    else if (piece !== value) return undefined
  }
  return parts
}

/** An address may be typed by hand: one that cannot be decoded is not a page. */
function decoded(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece)
  } catch {
    return undefined
  }
}

/** The server's own addresses, where a browser signs in and returns to. */
export const deskSignIn = { begin: '/sign-in', back: '/sign-in/back' } as const

/** Why the signed-out page is shown: `?because=`. The provider returns the same word as `state`. */
export const signedOutReasons = ['chosen', 'idle', 'expired', 'refused', 'unavailable'] as const
export type SignedOutReason = (typeof signedOutReasons)[number]
