import { takenFrom, tokenIn } from '@milepost/contract/link-address'
import type { LinkKind } from '@milepost/contract/links'
import { paths } from '../../paths'

/** What a page holds of the link that led to it: its token, or that part of it is missing. */
export type HeldLink<Kind extends LinkKind> = { kind: Kind; token: string | undefined }

/** The token that links to these pages have after their #, where no server sees it; each with the kind of link it is of. */
export function addressToken<Kind extends LinkKind>(kinds: Readonly<Record<string, Kind>>) {
  let link: HeldLink<Kind> | undefined
  return {
    /**
     * Takes it out of the address bar before anything else can read it there (safety T5). It is held by this page alone: in no
     * storage, in no history.
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
    /** Opened or not, it has done what it can. */
    drop(): void {
      link = undefined
    },
  }
}

let link: ReminderLink | 'damaged' | undefined

/** Of an emailed link to a saved quote. */
export const {
  take: takeSavedQuoteToken,
  held: heldSavedQuoteLink,
  drop: dropSavedQuoteToken,
} = addressToken({
  [paths.savedQuote]: 'saved-quote',
})

/** Of an email about a renewal, or of one that may be stopped. */
export const { take: takeEmailToken, held: heldEmailLink } = addressToken({
  [paths.subscription]: 'renewal',
  [paths.stopEmails]: 'stop-emails',
})

/** What a reminder link holds: which quote, and which mail or message it stood in (RMD-01). */
export type ReminderLink = { token: string; source: string | undefined }

const names = ['quote', 'source']

/**
 * Takes what a reminder link holds out of the address bar before anything else can read it there (safety T5). It is held by this
 * page alone: in no storage, in no history.
 */
export function takeReminderLink(): void {
  const { pathname, search, hash } = location
  const taken = pathname === paths.reminder ? takenFrom(search, names) : undefined
  if (!taken) return
  const { given, rest } = taken
  const token = tokenIn(given.get('quote') ?? '')
  const [source] = /^[A-Za-z0-9_-]{1,60}/.exec(given.get('source') ?? '') ?? []
  link = token === undefined ? 'damaged' : { token, source }
  history.replaceState(history.state, '', pathname + rest + hash)
}

/** None when the page was loaded anew, or its address typed in. */
export function reminderLink(): ReminderLink | 'damaged' | undefined {
  return link
}
