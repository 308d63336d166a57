import { type Email, parseEmail } from '../values/email.ts'
import { isLocalDate, type LocalDate } from '../values/local-date.ts'
import { type Postcode, parsePostcode } from '../values/postcode.ts'

/**
 * The most bytes of unfinished answers stored for a visitor. Six people with five claims and five convictions each need about 21
 * KB; the rest is for partly filled fields and provenance. Saving needs no account, so the size is limited.
 */
export const LARGEST_DRAFT = 32 * 1024

/** The two answers that open a saved draft (D-046). */
export type DraftKeys = { dateOfBirth: LocalDate; postcode: Postcode }

/** The keys in the answers themselves. A draft without both could never be opened, so it is not saved. */
export function draftKeysOf(answers: unknown): DraftKeys | undefined {
  const proposer = inside(answers, 'proposerDetails')
  const dateOfBirth = inside(proposer, 'dateOfBirth')
  const written = inside(inside(proposer, 'address'), 'postcode')
  const postcode = typeof written === 'string' ? parsePostcode(written) : undefined
  return isLocalDate(dateOfBirth) && postcode?.ok ? { dateOfBirth, postcode: postcode.value } : undefined
}

/** The date must match exactly, the postcode regardless of case, spaces and punctuation; both are needed (D-247). */
export function opensDraft(
  answers: unknown,
  securityAnswers: { dateOfBirth: string; postcode: string },
): boolean {
  const keys = draftKeysOf(answers)
  const postcode = parsePostcode(securityAnswers.postcode)
  return (
    keys !== undefined &&
    postcode.ok &&
    keys.dateOfBirth === securityAnswers.dateOfBirth &&
    keys.postcode === postcode.value
  )
}

/** Where a link to the draft may be sent: only the address in the answers themselves (D-046). */
export function draftEmailOf(answers: unknown): Email | undefined {
  const written = inside(inside(answers, 'proposerDetails'), 'emailAddress')
  const email = typeof written === 'string' ? parseEmail(written) : undefined
  return email?.ok ? email.value : undefined
}

/** Stored answers are unchecked browser input, so their shape is not trusted. */
function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
