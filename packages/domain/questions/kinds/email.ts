import { type Email, parseEmail } from '../../values/email'
import { isMaskedEmail, type MaskedEmail } from '../../values/masked'
import { good } from '../../values/result'
import { isText } from './is-text'
import type { Kind } from './kind'

/** A masked one stays as it was shown; whether it may stand is the question's business (safety T23). */
export const email: Kind<Email | MaskedEmail> = {
  input: 'email',
  read(typed) {
    const text = typed.trim()
    if (text === '') return good(undefined)
    return isMaskedEmail(text) ? good(text) : parseEmail(text)
  },
  show: (address) => address,
  holds: isText,
  dto: { shape: 'email', serialise: tidyEmail, deserialise: tidyEmail },
}

/** In the one form it is stored in. What is no address stays as it came, for its question to refuse. */
export function tidyEmail(text: string): string {
  const checked = parseEmail(text)
  return checked.ok ? checked.value : text
}
