import { type Email, parseEmail } from '../values/email'
import { isLocalDate, type LocalDate } from '../values/local-date'
import { type Postcode, parsePostcode } from '../values/postcode'

/**
 * The most bytes of unfinished answers that are kept for a visitor. Six people with five claims and five convictions each come to about
 * 21 KB; the rest is for boxes half filled and for where answers come from. Anybody may save, so no more is taken than that.
 */
export const LARGEST_DRAFT = 32 * 1024

/** What opens saved answers again: two facts their owner knows by heart (D-046). */
export type DraftKeys = { dateOfBirth: LocalDate; postcode: Postcode }

/** The keys that answers hold themselves. Without both, nothing could ever open them again, and they are not worth saving. */
export function draftKeysOf(answers: unknown): DraftKeys | undefined {
  const proposer = inside(answers, 'proposerDetails')
  const dateOfBirth = inside(proposer, 'dateOfBirth')
  const written = inside(inside(proposer, 'address'), 'postcode')
  const postcode = typeof written === 'string' ? parsePostcode(written) : undefined
  return isLocalDate(dateOfBirth) && postcode?.ok ? { dateOfBirth, postcode: postcode.value } : undefined
}

/** The date exactly, the postcode whatever its case, spaces and punctuation; both, or nothing opens (D-247). */
export function opensDraft(answers: unknown, given: { dateOfBirth: string; postcode: string }): boolean {
  const keys = draftKeysOf(answers)
  const postcode = parsePostcode(given.postcode)
  return (
    keys !== undefined &&
    postcode.ok &&
    keys.dateOfBirth === given.dateOfBirth &&
    keys.postcode === postcode.value
  )
}

/** Where a link that opens them may be sent: the address in the answers themselves, and no other (D-046). */
export function draftEmailOf(answers: unknown): Email | undefined {
  const written = inside(inside(answers, 'proposerDetails'), 'emailAddress')
  const email = typeof written === 'string' ? parseEmail(written) : undefined
  return email?.ok ? email.value : undefined
}

/** Stored answers are whatever a browser sent, so nothing is believed of their shape. */
function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
