import type { OpenQuote } from '../quote/open-quote'

type Offered = OpenQuote['current']['assessment']

/** The same offer under ids of its own: ids are what a purchase names (safety K1). */
export function offerUnderId(assessment: Offered, outcomeId: string): Offered {
  const { outcome } = assessment
  const renamed = (id: string) => id.replace(outcome.outcomeId, outcomeId)
  const options = outcome.options.map((option) => ({
    ...option,
    optionId: renamed(option.optionId),
    cover: { ...option.cover, dataPointId: renamed(option.cover.dataPointId) },
    addOns: option.addOns.map((addOn) => ({ ...addOn, dataPointId: renamed(addOn.dataPointId) })),
  }))
  return { ...assessment, outcome: { ...outcome, outcomeId, options } }
}
