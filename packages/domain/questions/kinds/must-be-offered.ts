import type { AnySubject, Asking } from '../asking'
import type { Wrong } from '../question'
import type { Kind } from './kind'

export const NOT_OFFERED: Wrong = { key: 'notOffered', message: 'Please choose one of the answers' }

/**
 * The judgement of a closed list: an answer is needed, and one this journey does not offer is refused even when it did not
 * come through the box. The server judges answers that were never read as text.
 */
export function mustBeOffered<Value>(
  kind: Kind<Value>,
  missing: Wrong,
): (value: Value | undefined, asking: Asking<AnySubject>) => Wrong | undefined {
  return (value, asking) => {
    if (value === undefined) return missing
    const code = kind.show(value)
    return kind.options?.(asking).some((option) => option.code === code) ? undefined : NOT_OFFERED
  }
}
