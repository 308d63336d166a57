import { good, refused } from '../../values/result'
import type { Kind } from './kind'

/** One of a closed list; a code outside it is refused wherever it comes from. */
export function choice<const Code extends string>(
  options: readonly { code: Code; desc: string }[],
): Kind<Code> {
  return {
    input: 'choice',
    options,
    read(code) {
      if (code === '') return good(undefined)
      const option = options.find((each) => each.code === code)
      return option ? good(option.code) : refused('notOffered', 'Please choose one of the answers')
    },
    show: (code) => code,
  }
}
