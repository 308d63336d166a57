import { paths } from '../../paths'

/** What a reminder link holds: which quote, and which mail or message it stood in (RMD-01). */
export type ReminderLink = { token: string; source: string | undefined }

let link: ReminderLink | undefined

/**
 * Takes what a reminder link holds out of the address bar before anything else can read it there (safety T5). It is held by this
 * page alone: in no storage, in no history.
 */
export function takeReminderLink(): void {
  const { pathname, search, hash } = location
  if (pathname !== paths.reminder) return
  const query = new URLSearchParams(search)
  const names = [...query.keys()].filter((name) => ['quote', 'source'].includes(name.toLowerCase()))
  if (names.length === 0) return
  const given = (wanted: string, form: RegExp) => {
    const name = names.find((each) => each.toLowerCase() === wanted)
    const text = name === undefined ? '' : (query.get(name) ?? '')
    return form.test(text) ? text : undefined
  }
  const token = given('quote', /^[A-Za-z0-9_-]{1,128}$/)
  link = token === undefined ? undefined : { token, source: given('source', /^[A-Za-z0-9_-]{1,60}$/) }
  for (const name of names) query.delete(name)
  const rest = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', pathname + rest + hash)
}

export function reminderLink(): ReminderLink | undefined {
  return link
}
