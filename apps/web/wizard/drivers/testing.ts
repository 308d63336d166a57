import type { Answers } from '@milepost/domain/questions/answers'
import { answeredUpToCover } from '../../state/testing.ts'

/** A customer of a private car journey at the additional drivers step. Tests override what they are about. */
export const atTheDrivers: Answers = {
  ...answeredUpToCover,
  proposerDetails: { ...answeredUpToCover.proposerDetails, hasAdditionalDriver: true },
}
