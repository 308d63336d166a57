import type { CodeEntry } from '../../lists/code-list'
import { good, refused } from '../../values/result'
import type { AnySubject, Asking } from '../asking'
import { isText } from './is-text'
import type { Kind } from './kind'
import { NOT_OFFERED } from './must-be-offered'

/** One of a closed list, which may depend on the journey; a code outside it is refused wherever it comes from. */
export function choice<const Code extends string>(
  offered:
    | readonly (CodeEntry & { code: Code })[]
    | ((asking: Asking<AnySubject>) => readonly (CodeEntry & { code: Code })[]),
): Kind<Code> {
  const options = (asking: Asking<AnySubject>) => (typeof offered === 'function' ? offered(asking) : offered)
  return {
    input: 'choice',
    options,
    read(code, asking) {
      if (code === '') return good(undefined)
      const option = options(asking).find((each) => each.code === code)
      return option ? good(option.code) : refused(NOT_OFFERED.key, NOT_OFFERED.message)
    },
    show: (code) => code,
    holds: isText,
    dto: { shape: 'code' },
  }
}
