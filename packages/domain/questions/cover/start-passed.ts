import type { CoverDetails } from '../answers.ts'
import type { Asking } from '../asking.ts'
import type { FieldError } from '../question.ts'
import { effectiveFrom } from './effective-from.ts'
import { startPassedKeys } from './start-passed-keys.ts'

/**
 * A start that was valid when chosen and has since passed: the customer waited, or came back another day. Backdated cover must
 * not be sold (D-129), so only the start is asked again.
 */
export function startPassed(asking: Asking<CoverDetails>): FieldError | undefined {
  const error = effectiveFrom.validate(asking.subject.effectiveFrom, asking)
  return error && startPassedKeys.includes(error.key) ? error : undefined
}
