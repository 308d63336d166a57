import type { DeskSection } from '@milepost/domain/desk/people'

/**
 * The addresses of the desk's pages, `:name` for a part that varies. The server serves its one page at these and at no other; a
 * section of the menu (domain/desk/people.ts) is a link once the page of its name is here.
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

/** The address of a section of the menu, once it has a page. */
export function sectionAddress(section: DeskSection['name']): string | undefined {
  return Object.entries(deskPages).find(([page]) => page === section)?.[1]
}

/** The page at an address and its varying parts; undefined where there is none. */
export function deskPageAt(pathname: string): { page: DeskPage; parts: Parts } | undefined {
  for (const page of Object.keys(deskPages) as DeskPage[]) {
    const parts = partsOf(deskPages[page], pathname)
    if (parts) return { page, parts }
  }
  return undefined
}

/** The address of a page that has varying parts: `deskAddress('quote', { brand, reference })`. */
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

/** An address can be typed by anybody: what cannot be decoded is no page. */
function decoded(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece)
  } catch {
    return undefined
  }
}

/** Where a browser goes to sign in and comes back to; the server's own addresses. */
export const deskSignIn = { begin: '/sign-in', back: '/sign-in/back' } as const

/** Why a person sees the signed-out page: `?because=`. From the provider the same word comes back as `state`. */
export const signedOutReasons = ['chosen', 'idle', 'expired', 'refused', 'unavailable'] as const
export type SignedOutReason = (typeof signedOutReasons)[number]
