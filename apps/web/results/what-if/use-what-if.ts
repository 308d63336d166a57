import { answersWith, isNothingTried } from '@milepost/domain/journeys/try-out'
import { walk } from '@milepost/domain/journeys/walk'
import { useQuote } from '../../state/quote-state'
import { circumstances } from '../../state/use-journey-progress'
import type { Bench, Variant } from './variants'

/** Something tried, with what stands between it and a price: the questions say it, as they would in the wizard. */
export type Tried = Variant & { wrong: readonly string[] }

/** What is really tried: variants in which nothing is moved are not. */
export function useTried({ variants }: Bench): readonly Tried[] {
  const answers = useQuote((state) => state.answers)
  const completed = useQuote((state) => state.completedSteps)
  const here = circumstances()
  return variants
    .filter(({ tried }) => !isNothingTried(tried))
    .map((variant) => {
      const { missing } = walk(answersWith(answers, variant.tried), completed, here)
      return { ...variant, wrong: missing.map(({ message }) => message) }
    })
}
