import type { Terms } from '../../terms/terms'
import { isMaskedPhone, type MaskedPhone } from '../../values/masked'
import { type Phone, type PhoneRefusal, parsePhone, STARTS_WITH_ZERO } from '../../values/phone'
import { type Checked, good } from '../../values/result'
import { isText } from './is-text'
import type { Kind } from './kind'

/** A UK phone number, digits only once it is read; or one that was shown masked, as it was shown (safety T23). */
export const phone: Kind<Phone | MaskedPhone> = {
  input: 'phone',
  read(typed, { terms }) {
    const text = typed.trim()
    if (text === '') return good(undefined)
    return isMaskedPhone(text) ? good(text) : checkPhone(text, terms)
  },
  show: (number) => number,
  holds: isText,
  dto: { shape: 'phone', serialise: tidyPhone, deserialise: tidyPhone },
}

/** In the one form it is stored in. What is no number stays as it came, for its question to refuse. */
export function tidyPhone(text: string): string {
  const checked = parsePhone(text)
  return checked.ok ? checked.value : text
}

/** The words under a bad number say one thing more on some journeys (YOU-08, D-095). */
export function checkPhone(typed: string, { contact }: Pick<Terms, 'contact'>): Checked<Phone, PhoneRefusal> {
  const checked = parsePhone(typed)
  if (checked.ok || checked.key === 'phoneNotFromZero' || !contact.phoneErrorNamesZero) return checked
  return { ...checked, message: `${checked.message}. ${STARTS_WITH_ZERO}` }
}
