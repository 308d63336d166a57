import type { Answers } from '@milepost/domain/questions/answers'
import { answeredUpToCover } from '../../state/testing'

/** A customer who has come to the additional drivers step of a private car journey; tests change what they are about. */
export const atTheDrivers: Answers = {
  ...answeredUpToCover,
  proposerDetails: { ...answeredUpToCover.proposerDetails, hasAdditionalDriver: true },
}
