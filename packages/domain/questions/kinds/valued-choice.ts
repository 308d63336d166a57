import type { CodeEntry } from '../../lists/code-list'
import { good, refused } from '../../values/result'
import type { KindDto } from '../dto'
import type { Kind } from './kind'
import { NOT_OFFERED } from './must-be-offered'

/** One of a closed list whose answer is not the code but what it stands for: a number of months, an amount of money. */
export function valuedChoice<Entry extends CodeEntry, Value>(
  offered: readonly Entry[],
  answerOf: (entry: Entry) => Value,
  dto?: KindDto<Value>,
): Kind<Value> {
  return {
    input: 'choice',
    options: () => offered,
    read(code) {
      if (code === '') return good(undefined)
      const entry = offered.find((each) => each.code === code)
      return entry ? good(answerOf(entry)) : refused(NOT_OFFERED.key, NOT_OFFERED.message)
    },
    show: (value) => offered.find((each) => answerOf(each) === value)?.code ?? '',
    holds: (value) => offered.some((each) => typeof answerOf(each) === typeof value),
    ...(dto && { dto }),
  }
}
