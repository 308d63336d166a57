import { takenFrom, tokenIn } from '@milepost/contract/link-address'
import { paths } from '../../paths'

/** What a reminder link holds: which quote, and which mail or message it stood in (RMD-01). */
export type ReminderLink = { token: string; source: string | undefined }

let link: ReminderLink | 'damaged' | undefined

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
