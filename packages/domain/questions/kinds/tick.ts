import { good, refused } from '../../values/result'
import type { Kind } from './kind'

/** A box to tick. A box left clear is no answer, so that a question may demand the tick. */
export const tick: Kind<boolean> = {
  input: 'tick',
  read(typed) {
    if (typed === '') return good(undefined)
    return typed === 'yes' ? good(true) : refused('notOffered', 'Please tick the box or leave it clear')
  },
  show: (isTicked) => (isTicked ? 'yes' : ''),
  holds: (value) => typeof value === 'boolean',
}
