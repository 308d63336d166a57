import { isUnder18 } from '../payment/under-18'
import type { Answers } from '../questions/answers'

/**
 * Whether the customer is under 18 when cover starts; not known until both dates are. Worked out from the answers each time,
 * so a change of either date changes it (YOU-12, D-098).
 */
export function isProposerUnder18({
  proposerDetails,
  coverDetails,
}: Pick<Answers, 'proposerDetails' | 'coverDetails'>): boolean | undefined {
  const { dateOfBirth } = proposerDetails
  const coverStart = coverDetails.effectiveFrom?.date
  return dateOfBirth && coverStart && isUnder18({ dateOfBirth, coverStart })
}
