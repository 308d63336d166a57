import { type Journey, journeys } from '../desk/journeys'

/** The brands, each by the first of its journeys. */
export const brands: readonly Journey[] = journeys.filter(
  ({ tenant }, index) => journeys.findIndex((other) => other.tenant === tenant) === index,
)

/** The brand whose policy or quote carries this number. */
export function brandOf(reference: string): Journey | undefined {
  return brands.find(({ tenant }) => reference.startsWith(`${tenant}-`))
}
