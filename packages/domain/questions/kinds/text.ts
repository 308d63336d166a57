import type { Terms } from '../../terms/terms.ts'
import { type Email, parseEmail } from '../../values/email.ts'
import { isMaskedEmail, isMaskedPhone, type MaskedEmail, type MaskedPhone } from '../../values/masked.ts'
import { type PersonName, parsePersonName } from '../../values/person-name.ts'
import { type Phone, type PhoneRefusal, parsePhone, STARTS_WITH_ZERO } from '../../values/phone.ts'
import { type Checked, ok } from '../../values/result.ts'
import type { FieldError } from '../question.ts'
import type { Kind } from './kind.ts'
import { isText } from './plate.ts'

/** A person's name, tidied when read. `what` names it in the messages: "your first name". */
export function nameOf(what: string): Kind<PersonName> {
  return {
    input: 'name',
    example: 'Morgan',
    onTelephone: 'by-link',
    read: (typed) => (typed.trim() === '' ? ok(undefined) : parsePersonName(typed, what)),
    show: (name) => name,
    holds: isText,
    dto: { shape: 'person-name', serialise: tidyName, deserialise: tidyName },
  }
}

/** A name in its stored form. An invalid one is unchanged, for its question to refuse. */
export function tidyName(text: string): string {
  const checked = parsePersonName(text)
  return checked.ok ? checked.value : text
}

/** A name is required and must be well formed (YOU-03, CON-04). */
export function mustBeName(what: string): (name: string | undefined) => FieldError | undefined {
  return (name) => {
    const checked = parsePersonName(typeof name === 'string' ? name : '', what)
    return checked.ok ? undefined : { key: checked.key ?? 'nameMissing', message: checked.message }
  }
}

/** A masked address stays as shown; the question decides whether it is allowed (safety T23). */
export const email: Kind<Email | MaskedEmail> = {
  input: 'email',
  example: 'alan@morgan.example',
  onTelephone: 'by-link',
  read(typed) {
    const text = typed.trim()
    if (text === '') return ok(undefined)
    return isMaskedEmail(text) ? ok(text) : parseEmail(text)
  },
  show: (address) => address,
  holds: isText,
  dto: { shape: 'email', serialise: tidyEmail, deserialise: tidyEmail },
}

/** An email address in its stored form. An invalid one is unchanged, for its question to refuse. */
export function tidyEmail(text: string): string {
  const checked = parseEmail(text)
  return checked.ok ? checked.value : text
}

/** A UK phone number, digits only once read; or a masked one as shown (safety T23). */
export const phone: Kind<Phone | MaskedPhone> = {
  input: 'phone',
  example: '0113 496 0100',
  onTelephone: 'by-link',
  read(typed, { terms }) {
    const text = typed.trim()
    if (text === '') return ok(undefined)
    return isMaskedPhone(text) ? ok(text) : checkPhone(text, terms)
  },
  show: (number) => number,
  holds: isText,
  dto: { shape: 'phone', serialise: tidyPhone, deserialise: tidyPhone },
}

/** A phone number in its stored form. An invalid one is unchanged, for its question to refuse. */
export function tidyPhone(text: string): string {
  const checked = parsePhone(text)
  return checked.ok ? checked.value : text
}

/** Some journeys add a sentence to the error message (YOU-08, D-095). */
export function checkPhone(typed: string, { contact }: Pick<Terms, 'contact'>): Checked<Phone, PhoneRefusal> {
  const checked = parsePhone(typed)
  if (checked.ok || checked.key === 'phoneNotFromZero' || !contact.phoneErrorNamesZero) return checked
  return { ...checked, message: `${checked.message}. ${STARTS_WITH_ZERO}` }
}
