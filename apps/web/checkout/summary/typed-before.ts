import type { TypedAnswers } from '@milepost/domain/questions/read-subject'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { formatSortCode, isSortCode } from '@milepost/domain/values/sort-code'
import type { DirectDebit } from '../direct-debit-state'

/**
 * What whoever comes back from the card page finds in the boxes: what they gave, as long as it is for this price. It was in memory
 * only, and so a reload asks for it again (D-046). An acceptance is of its day.
 */
export function typedBefore(
  given: DirectDebit | undefined,
  { outcomeId, today }: { outcomeId: string; today: LocalDate },
): TypedAnswers {
  if (given?.outcomeId !== outcomeId) return {}
  const { sortCode, accountNumber } = given.bankDetails
  const { acceptedOn } = given.creditDeclarations
  return {
    premiumFinance: 'yes',
    affordableLending: 'yes',
    isAccountHolder: 'yes',
    isOnlySignatoryRequired: 'yes',
    sortCode: isSortCode(sortCode) ? formatSortCode(sortCode) : sortCode,
    accountNumber,
    detailsCorrect: 'yes',
    ...(acceptedOn === today && { hasAccepted: 'yes' }),
  }
}
