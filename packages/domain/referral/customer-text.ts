import { unprintable } from '../values/printable.ts'
import { type Checked, ok, refused } from '../values/result.ts'

/** Text from staff to a customer and back: long enough to be meaningful, short enough to be read. */
export const TEXT_LENGTH = { least: 10, most: 1_000 } as const

/** Links and addresses in free text are how customers are deceived; ours appear in buttons only (safety T5). */
const link = /https?:|www\.|[\w-]\.(?:com|uk|co|net|org|info|io|app|link)\b|\S@\S/i

/** The text of a decision or question as sent to the customer: no links, no control characters except line ends. */
export function parseStaffText(text: string): Checked<string, 'length' | 'link'> {
  const read = parseCustomerText(text)
  if (read.ok && link.test(read.value))
    return refused('link', 'Leave links and addresses out. The email has its own button.')
  return read
}

/** A customer's answer to a question. They may name an address; it is shown as text and never as a link. */
export function parseCustomerText(text: string): Checked<string, 'length'> {
  const tidy = text
    .split(/\r?\n/)
    .map((line) => line.replace(new RegExp(unprintable.source, 'gu'), ' ').trim())
    .join('\n')
    .trim()
  const { least, most } = TEXT_LENGTH
  if (tidy.length < least)
    return refused('length', `Please write a little more: at least ${least} characters`)
  return tidy.length > most ? refused('length', 'Please shorten this to 1,000 characters') : ok(tidy)
}
