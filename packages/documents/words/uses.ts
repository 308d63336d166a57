import { documentReferences } from '@milepost/domain/quote/document-references'
import {
  leadsToUses,
  rowsOfUses,
  usesCovered,
  usesExcludedInWords,
  usesInWords,
} from '@milepost/domain/quote/uses-covered'
import { type Block, list, paragraph } from '../pdf/blocks'
import type { QuoteFacts } from '../quote-facts'
import { lowered } from './first-letter'

/** What the section is called that other papers and parts point at. */
export const USE_HEADING = 'How you may use the vehicle'

export function blocksOfUses({ vehicle, terms }: QuoteFacts): readonly Block[] {
  const { covered, excluded } = usesCovered(vehicle.use)
  return [
    paragraph(leadsToUses.covered),
    list([...covered], 'tick'),
    paragraph(leadsToUses.excluded),
    list([...excluded], 'cross'),
    ...(terms.drivers.asksTaxiBadge ? [] : [paragraph(CAR_SHARING)]),
  ]
}

/** Road Traffic Act 1988, section 150. */
const CAR_SHARING =
  'Sharing the cost of a journey with your passengers is not hire or reward, as long as you make no profit.'

/** Rows about the vehicle, with who licenses it where hire depends on that (DRV-14). */
export function answersOnUse({ vehicle }: QuoteFacts): readonly (readonly [string, string])[] {
  const { use, licensingAuthority } = vehicle
  const [label] = documentReferences['licensing-authority'].rows
  return [
    ...rowsOfUses(use).map(({ name, words }) => [name, words] as const),
    ...(licensingAuthority ? [[label, licensingAuthority] as const] : []),
  ]
}

/** Item 6 of a certificate (Motor Vehicles (Third Party Risks) Regulations 1972). */
export function limitationsAsToUse({ vehicle }: QuoteFacts): { covered: string; excluded: string } {
  return {
    covered: `Use for ${lowered(usesInWords(vehicle.use))}`,
    excluded: `. The policy does not cover use for ${lowered(usesExcludedInWords(vehicle.use))}.`,
  }
}
