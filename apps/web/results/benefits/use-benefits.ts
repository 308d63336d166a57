import type { CoverBenefit } from '@milepost/domain/quote/cover-benefits'
import { journey } from '../../brands/current'
import type { Option } from '../../offer/offer'
import { useQuote } from '../../state/quote-state'
import { benefitsOf } from './benefits-of'

/** What this offer gives. A quote that does not say its level of cover promises nothing. */
export function useBenefits(option: Option): readonly CoverBenefit[] {
  const level = useQuote((state) => state.answers.coverDetails.levelOfCover)
  return level === undefined ? [] : benefitsOf(journey, level, option)
}
