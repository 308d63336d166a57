import { type Email, parseEmail } from '../../values/email'
import { good } from '../../values/result'
import { isText } from './is-text'
import type { Kind } from './kind'

export const email: Kind<Email> = {
  input: 'email',
  read: (typed) => (typed.trim() === '' ? good(undefined) : parseEmail(typed)),
  show: (address) => address,
  holds: isText,
}
