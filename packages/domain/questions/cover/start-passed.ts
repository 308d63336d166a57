import type { CoverDetails } from '../answers'
import type { Asking } from '../asking'
import type { FieldError } from '../question'
import { effectiveFrom } from './effective-from'
import { startPassedKeys } from './start-passed-keys'

/**
 * A start that was good when it was chosen and is not any more: the customer read on for a while, or comes back another day.
 * Backdated cover may not be sold (D-129), so it is asked for again, and nothing else is.
 */
export function startPassed(asking: Asking<CoverDetails>): FieldError | undefined {
  const error = effectiveFrom.validate(asking.subject.effectiveFrom, asking)
  return error && startPassedKeys.includes(error.key) ? error : undefined
}
