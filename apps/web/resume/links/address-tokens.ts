import { takenFrom, tokenIn } from '@milepost/contract/link-address'
import type { LinkKind } from '@milepost/contract/links'
import { paths } from '../../paths.ts'

/** The link that led to a page: its token, or undefined if part of it is missing. */
export type HeldLink<Kind extends LinkKind> = { kind: Kind; token: string | undefined }

/** The token in the hash of links to these pages, which no server sees, with the kind of its link. */
export function addressToken<Kind extends LinkKind>(kinds: Readonly<Record<string, Kind>>) {
  let link: HeldLink<Kind> | undefined
  return {
    /**
     * Removes it from the address bar before anything else can read it there (safety T5). It is held in memory only: in no storage,
     * in no history.
     * @returns whether a link was followed
     */
    take(): boolean {
      const { pathname, search, hash } = location
      const kind = kinds[pathname]
      if (kind === undefined || hash === '') return false
      history.replaceState(history.state, '', pathname + search)
      link = { kind, token: tokenIn(hash.slice(1)) }
      return true
    },
    held: () => link,
    /** Once tried, the link is of no further use. */
    drop(): void {
      link = undefined
    },
  }
}

let link: ReminderLink | 'damaged' | undefined

/** For an emailed link to a saved quote. */
export const {
  take: takeSavedQuoteToken,
  held: heldSavedQuoteLink,
  drop: dropSavedQuoteToken,
} = addressToken({
  [paths.savedQuote]: 'saved-quote',
})

/** For an email about a renewal, one that can be unsubscribed from, or a question about a referred quote. */
export const { take: takeEmailToken, held: heldEmailLink } = addressToken({
  [paths.subscription]: 'renewal',
  [paths.stopEmails]: 'stop-emails',
  [paths.referral]: 'question',
})

/** A reminder link: the quote, and which email or message it was in (RMD-01). */
export type ReminderLink = { token: string; source: string | undefined }

const names = ['quote', 'source']

/**
 * Removes the contents of a reminder link from the address bar before anything else can read them there (safety T5). They are held
 * in memory only: in no storage, in no history.
 */
export function takeReminderLink(): void {
  const { pathname, search, hash } = location
  const taken = pathname === paths.reminder ? takenFrom(search, names) : undefined
  if (!taken) return
  const { parameters, rest } = taken
  const token = tokenIn(parameters.get('quote') ?? '')
  const [source] = /^[A-Za-z0-9_-]{1,60}/.exec(parameters.get('source') ?? '') ?? []
  link = token === undefined ? 'damaged' : { token, source }
  history.replaceState(history.state, '', pathname + rest + hash)
}

/** Undefined if the page was reloaded, or its address typed in. */
export function reminderLink(): ReminderLink | 'damaged' | undefined {
  return link
}
