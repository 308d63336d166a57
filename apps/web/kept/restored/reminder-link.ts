import { fragmentBeside, linkParameters, links, tokenIn } from '@milepost/contract/links'

/** What a reminder link holds: which quote, and which mail or message it stood in (RMD-01). */
export type ReminderLink = { token: string; source: string | undefined }

let link: ReminderLink | 'damaged' | undefined

const names = ['quote', 'source']

/**
 * Takes what a reminder link holds out of the address bar before anything else can read it there (safety T5). It is held by this
 * page alone: in no storage, in no history.
 */
export function takeReminderLink(): void {
  const { pathname } = location
  if (!links.reminder.pages.includes(pathname)) return
  const given = new Map<string, string>()
  const rest = new URLSearchParams()
  for (const [name, value] of linkParameters(location)) {
    const known = names.find((each) => each === name.toLowerCase())
    if (known === undefined) rest.append(name, value)
    else if (!given.has(known)) given.set(known, value)
  }
  if (given.size === 0) return
  const token = tokenIn(given.get('quote') ?? '')
  const [source] = /^[A-Za-z0-9_-]{1,60}/.exec(given.get('source') ?? '') ?? []
  link = token === undefined ? 'damaged' : { token, source }
  history.replaceState(
    history.state,
    '',
    pathname + (rest.size > 0 ? `?${rest}` : '') + fragmentBeside(location.hash),
  )
}

/** None when the page was loaded anew, or its address typed in. */
export function reminderLink(): ReminderLink | 'damaged' | undefined {
  return link
}
