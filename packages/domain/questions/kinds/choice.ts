import type { CodeEntry } from '../../lists/code-list.ts'
import { ok, refused } from '../../values/result.ts'
import type { AnySubject, Asking } from '../asking.ts'
import type { KindDto } from '../dto.ts'
import type { FieldError } from '../question.ts'
import type { Kind } from './kind.ts'
import { isText } from './plate.ts'

/** One of a closed list, which may depend on the journey; a code outside it is always refused. */
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
      if (code === '') return ok(undefined)
      const option = options(asking).find((each) => each.code === code)
      return option ? ok(option.code) : refused(NOT_OFFERED.key, NOT_OFFERED.message)
    },
    show: (code) => code,
    holds: isText,
    dto: { shape: 'code' },
  }
}

/** A choice that always shows every option: one press instead of opening a list first. */
export function laidOut<Value>(kind: Kind<Value>): Kind<Value> {
  return { ...kind, isLaidOut: true }
}

export const NOT_OFFERED: FieldError = { key: 'notOffered', message: 'Please choose an answer' }

/**
 * Validates a closed list: an answer is required, and one that this journey does not offer is refused even if it did not come
 * through the field. The server validates answers that were never read as text.
 */
export function mustBeOffered<Value>(
  kind: Kind<Value>,
  missing: FieldError,
): (value: Value | undefined, asking: Asking<AnySubject>) => FieldError | undefined {
  return (value, asking) => {
    if (value === undefined) return missing
    const code = kind.show(value)
    return kind.options?.(asking).some((option) => option.code === code) ? undefined : NOT_OFFERED
  }
}

/** One of a closed list whose answer is not the code but its value: a number of months, an amount of money. */
export function valuedChoice<Entry extends CodeEntry, Value>(
  offered: readonly Entry[],
  answerOf: (entry: Entry) => Value,
  dto?: KindDto<Value>,
): Kind<Value> {
  return {
    input: 'choice',
    options: () => offered,
    read(code) {
      if (code === '') return ok(undefined)
      const entry = offered.find((each) => each.code === code)
      return entry ? ok(answerOf(entry)) : refused(NOT_OFFERED.key, NOT_OFFERED.message)
    },
    show: (value) => offered.find((each) => answerOf(each) === value)?.code ?? '',
    holds: (value) => offered.some((each) => typeof answerOf(each) === typeof value),
    ...(dto && { dto }),
  }
}
