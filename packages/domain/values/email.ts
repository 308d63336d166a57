import type { Branded } from './branded.ts'
import { type Checked, ok, refused } from './result.ts'

/** An email address; the domain is lower case, the local part is as typed. */
export type Email = Branded<string, 'Email'>

/** Limits of RFC 5321: 254 for the address, 64 before the @. */
const MAX_LENGTH = 254
/**
 * Pragmatic: what mail providers issue, not all that the standard allows. Neither side may begin or end with a dot or have two in
 * a row, a domain has at least two parts, and no space, quote, bracket or control character can get into a mail header.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[A-Za-z0-9_+&%$#!'*/=?^`{|}~-]+(?:\.[A-Za-z0-9_+&%$#!'*/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/

/** One message for both causes (YOU-06); the key distinguishes them for forms with two messages. */
export function parseEmail(text: string): Checked<Email, 'emailMissing' | 'emailNotValid'> {
  const message = 'Please enter a valid email'
  const typed = text.trim()
  if (typed === '') return refused('emailMissing', message)
  const email = typed.length > MAX_LENGTH ? '' : withLowerCaseDomain(typed)
  return isEmail(email) ? ok(email) : refused('emailNotValid', message)
}

export function isEmail(text: unknown): text is Email {
  return typeof text === 'string' && text.length <= MAX_LENGTH && emailPattern.test(text)
}

function withLowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at)
  // Only ASCII letters are lower-cased: the Kelvin sign and others would turn into them.
  return address.slice(0, at) + domain.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
