import type { Branded } from './branded.ts'

/** Values of a stored quote as shown again: enough to recognise, not enough to use (safety T23). */
export type MaskedEmail = Branded<string, 'MaskedEmail'>
export type MaskedPhone = Branded<string, 'MaskedPhone'>
export type MaskedLicenceNumber = Branded<string, 'MaskedLicenceNumber'>

/** No email address, phone number or licence number may contain it, so a masked value is never mistaken for a real one. */
const DOT = '•'

const maskedEmail = new RegExp(`^[^\\s@${DOT}]?${DOT}{3}@[a-z0-9.-]{1,250}$`)
const maskedPhone = new RegExp(`^${DOT}{6,7}\\d{4}$`)
const maskedLicenceNumber = new RegExp(`^${DOT}{16}$`)

/** j•••@example.com. For a name of one or two letters none is shown, because one would be half of it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const first = at > 2 ? email.slice(0, 1) : ''
  return `${first}${DOT.repeat(3)}${email.slice(at)}`
}

/** •••••••1234. */
export function maskPhone(phone: string): string {
  return DOT.repeat(Math.max(phone.length - 4, 0)) + phone.slice(-4)
}

/** SW1A •••: the district shows the area of a home, the rest nearly its address. */
export function maskPostcode(postcode: string): string {
  const [district = ''] = postcode.split(' ')
  return district === '' ? '' : `${district} ${DOT.repeat(3)}`
}

/** Shows only that there is a number. */
export function maskLicenceNumber(number: string): string {
  return DOT.repeat(number.length)
}

/** The same for any answer whose question is secret; an answer that is not text becomes one dot. */
export function maskSecret(answer: unknown): string {
  return maskLicenceNumber(typeof answer === 'string' ? answer : DOT)
}

export function isMaskedEmail(text: unknown): text is MaskedEmail {
  return typeof text === 'string' && maskedEmail.test(text)
}

export function isMaskedPhone(text: unknown): text is MaskedPhone {
  return typeof text === 'string' && maskedPhone.test(text)
}

export function isMaskedLicenceNumber(text: unknown): text is MaskedLicenceNumber {
  return typeof text === 'string' && maskedLicenceNumber.test(text)
}
