import type { OpenQuote } from '../open-quote.ts'

/** The single option of an outcome with a price. */
export function optionOf(made: { kind: string } & Partial<{ quote: Pick<OpenQuote, 'current'> | unknown }>) {
  const { assessment } = (made.quote as OpenQuote).current
  const [option] = assessment.outcome.options
  if (option === undefined) throw new Error('No option')
  return option
}
export function idsOf(made: Parameters<typeof optionOf>[0]) {
  const { optionId, cover } = optionOf(made)
  return { outcomeId: (made.quote as OpenQuote).current.outcomeId, optionId, coverId: cover.dataPointId }
}
export function addOnOf(made: Parameters<typeof optionOf>[0], code: string) {
  const found = optionOf(made).addOns.find((addOn) => addOn.code === code)
  if (found === undefined) throw new Error(`No ${code}`)
  return { dataPointId: found.dataPointId, code }
}
