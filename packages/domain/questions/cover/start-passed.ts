import type { CoverDetails } from '../answers'
import type { Asking } from '../asking'
import type { FieldError } from '../question'
import { effectiveFrom } from './effective-from'
import { startPassedKeys } from './start-passed-keys'

/**
 * A start that was valid when chosen and has since passed: the customer waited, or came back another day. Backdated cover must
 * not be sold (D-129), so only the start is asked again.
 */
export function startPassed(asking: Asking<CoverDetails>): FieldError | undefined {
  const error = effectiveFrom.validate(asking.subject.effectiveFrom, asking)
  return error && startPassedKeys.includes(error.key) ? error : undefined
}
