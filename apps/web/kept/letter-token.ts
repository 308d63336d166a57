import { paths } from '../paths'

let token: string | undefined

/**
 * Takes the token of a letter about a renewal, or of one that may be stopped, out of the address bar before anything else can read
 * it there (safety T5). It is held by this page alone.
 */
export function takeLetterToken(): void {
  const { pathname, search, hash } = location
  if ((pathname !== paths.subscription && pathname !== paths.stopEmails) || hash === '') return
  history.replaceState(history.state, '', pathname + search)
  token = /^#([A-Za-z0-9_-]{43})$/.exec(hash)?.[1]
}

export function letterToken(): string | undefined {
  return token
}
