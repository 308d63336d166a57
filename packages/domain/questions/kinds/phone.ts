import type { Terms } from '../../terms/terms'
import { type Phone, parsePhone } from '../../values/phone'
import { type Checked, good } from '../../values/result'
import { isText } from './is-text'
import type { Kind } from './kind'

/** A UK phone number, digits only once it is read. */
export const phone: Kind<Phone> = {
  input: 'phone',
  read: (typed, { terms }) => (typed.trim() === '' ? good(undefined) : checkPhone(typed, terms)),
  show: (number) => number,
  holds: isText,
}

/** The words under a bad number say one thing more on some journeys (YOU-08, D-095). */
export function checkPhone(
  typed: string,
  { contact }: Pick<Terms, 'contact'>,
): Checked<Phone, 'phoneMissing' | 'phoneNotValid'> {
  const checked = parsePhone(typed)
  if (checked.ok || !contact.phoneErrorNamesZero) return checked
  return { ...checked, message: `${checked.message}. It must start with a zero` }
}
