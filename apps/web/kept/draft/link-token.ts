import { paths } from '../../paths'

let token: string | undefined

/**
 * Takes the token of an emailed link out of the address bar before anything else can read it there (safety T5). It is held by
 * this page alone: in no storage, in no history.
 * @returns whether a link was followed
 */
export function takeLinkToken(): boolean {
  const { pathname, search, hash } = location
  if (pathname !== paths.savedQuote || hash === '') return false
  history.replaceState(history.state, '', pathname + search)
  token = /^#([A-Za-z0-9_-]{43})$/.exec(hash)?.[1]
  return true
}

export function linkToken(): string | undefined {
  return token
}

/** Opened or not, it has done what it can. */
export function dropLinkToken(): void {
  token = undefined
}
