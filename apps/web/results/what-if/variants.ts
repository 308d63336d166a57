import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { answersWith, isNothingTried, type WhatIfAnswers } from '@milepost/domain/journeys/what-if'
import { useQuote } from '../../state/quote-state.ts'
import { circumstances } from '../../state/use-journey-progress.ts'

/** As many as fit side by side; the server prices no more in one call. */
export const MOST_VARIANTS = 3

/** One variant of the quote. */
export type Variant = { id: number; tried: WhatIfAnswers }

/** The variants, and which one the controls change. */
export type Variants = { variants: readonly Variant[]; activeId: number; lastId: number }

export const noVariants: Variants = { variants: [{ id: 1, tried: {} }], activeId: 1, lastId: 1 }

export function activeOf({ variants, activeId }: Variants): Variant {
  return variants.find(({ id }) => id === activeId) ?? variants[0] ?? { id: activeId, tried: {} }
}

export function withWhatIf(bench: Variants, tried: WhatIfAnswers): Variants {
  const { id } = activeOf(bench)
  return { ...bench, variants: bench.variants.map((each) => (each.id === id ? { id, tried } : each)) }
}

/** Adds a variant and makes it active. */
export function withAnother(bench: Variants): Variants {
  if (bench.variants.length >= MOST_VARIANTS) return bench
  const id = bench.lastId + 1
  return { variants: [...bench.variants, { id, tried: {} }], activeId: id, lastId: id }
}

export function withActive(bench: Variants, activeId: number): Variants {
  return { ...bench, activeId }
}

/** Removes a variant. The last remaining one becomes active, and there is always one. */
export function withoutVariant(bench: Variants, gone: number): Variants {
  const left = bench.variants.filter(({ id }) => id !== gone)
  if (left.length === 0) return { ...withAnother({ ...bench, variants: [] }) }
  const isActive = bench.activeId === gone
  return { ...bench, variants: left, activeId: isActive ? (left.at(-1)?.id ?? 0) : bench.activeId }
}

/** A variant, with the errors that prevent a price; the questions word them as in the wizard. */
export type WhatIfState = Variant & { errors: readonly string[] }

/** The variants with at least one change. */
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
