import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { answersWith, isNothingTried, type WhatIfAnswers } from '@milepost/domain/journeys/what-if'
import { useQuote } from '../../state/quote-state'
import { circumstances } from '../../state/use-journey-progress'

/** As many as stand side by side; the server prices no more in one call. */
export const MOST_VARIANTS = 3

/** Something tried beside the quote. */
export type Variant = { id: number; tried: WhatIfAnswers }

/** What is tried, and which of it the controls move. */
export type Variants = { variants: readonly Variant[]; activeId: number; lastId: number }

export const noVariants: Variants = { variants: [{ id: 1, tried: {} }], activeId: 1, lastId: 1 }

export function activeOf({ variants, activeId }: Variants): Variant {
  return variants.find(({ id }) => id === activeId) ?? variants[0] ?? { id: activeId, tried: {} }
}

export function withWhatIf(bench: Variants, tried: WhatIfAnswers): Variants {
  const { id } = activeOf(bench)
  return { ...bench, variants: bench.variants.map((each) => (each.id === id ? { id, tried } : each)) }
}

/** One more, which the controls move from now on. */
export function withAnother(bench: Variants): Variants {
  if (bench.variants.length >= MOST_VARIANTS) return bench
  const id = bench.lastId + 1
  return { variants: [...bench.variants, { id, tried: {} }], activeId: id, lastId: id }
}

export function withActive(bench: Variants, activeId: number): Variants {
  return { ...bench, activeId }
}

/** Without one of them; the controls then move the last that is left, and there is always one to move. */
export function withoutVariant(bench: Variants, gone: number): Variants {
  const left = bench.variants.filter(({ id }) => id !== gone)
  if (left.length === 0) return { ...withAnother({ ...bench, variants: [] }) }
  const isActive = bench.activeId === gone
  return { ...bench, variants: left, activeId: isActive ? (left.at(-1)?.id ?? 0) : bench.activeId }
}

/** Something tried, with what stands between it and a price: the questions say it, as they would in the wizard. */
export type WhatIfState = Variant & { errors: readonly string[] }

/** What is really tried: variants in which nothing is moved are not. */
export function useWhatIf({ variants }: Variants): readonly WhatIfState[] {
  const answers = useQuote((state) => state.answers)
  const completed = useQuote((state) => state.completedSteps)
  const here = circumstances()
  return variants
    .filter(({ tried }) => !isNothingTried(tried))
    .map((variant) => {
      const { missing } = journeyProgress(answersWith(answers, variant.tried), completed, here)
      return { ...variant, errors: missing.map(({ message }) => message) }
    })
}
