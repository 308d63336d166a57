import { documentReferences } from '@milepost/domain/quote/document-references'
import { totalExcess } from '@milepost/domain/quote/excess'
import {
  leadsToUses,
  rowsOfUses,
  usesCovered,
  usesExcludedInWords,
  usesInWords,
} from '@milepost/domain/quote/uses-covered'
import { isMeasured } from '@milepost/domain/terms/terms'
import { formatPounds } from '@milepost/domain/values/pence'
import { type Block, list, paragraph } from '../pdf/blocks.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'
import { limits } from './cover.ts'
import { lowered } from './format.ts'

/** The heading that other documents and sections refer to. */
export const USE_HEADING = 'How you may use the vehicle'

export function blocksOfUses({ vehicle, terms }: QuoteDocumentData): readonly Block[] {
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
  'Sharing the cost of a journey with your passengers does not count as hire or reward, as long as you make no profit.'

/** Rows about the vehicle, with its licensing authority if hire depends on it (DRV-14). */
export function answersOnUse({ vehicle }: QuoteDocumentData): readonly (readonly [string, string])[] {
  const { use, licensingAuthority } = vehicle
  const [label] = documentReferences['licensing-authority'].rows
  return [
    ...rowsOfUses(use).map(({ name, words }) => [name, words] as const),
    ...(licensingAuthority ? [[label, licensingAuthority] as const] : []),
  ]
}

/** Item 6 of a certificate (Motor Vehicles (Third Party Risks) Regulations 1972). */
export function limitationsAsToUse({ vehicle }: QuoteDocumentData): { covered: string; excluded: string } {
  return {
    covered: `Use for ${lowered(usesInWords(vehicle.use))}`,
    excluded: `. The policy does not cover use for ${lowered(usesExcludedInWords(vehicle.use))}.`,
  }
}

/** What restricts the cover: the excesses, and the endorsements of this offer in their own words (RES-20, RES-22). */
export function restrictions(quote: QuoteDocumentData): readonly string[] {
  return [...alwaysRestricted(quote), ...quote.option.endorsements.map(({ wording }) => wording)]
}

/** The same for a document of two pages: the endorsements by name, because their wording is in the policy wording. */
export function restrictionsInShort(quote: QuoteDocumentData): readonly string[] {
  const { endorsements } = quote.option
  return [
    ...alwaysRestricted(quote),
    ...endorsements.map(({ name }) => `Endorsement: ${name}.`),
    ...(endorsements.length > 0 ? ['The wording of each endorsement is in your policy wording.'] : []),
  ]
}

function alwaysRestricted({ option, level }: QuoteDocumentData): readonly string[] {
  const own = option.excesses.find(({ code }) => code === 'FIRE_AND_THEFT')
  return [
    ...(level === 'COMP'
      ? [
          `You pay the first ${formatPounds(totalExcess(option.excesses))} of a claim for damage to your vehicle.`,
        ]
      : []),
    ...(own ? [`You pay the first ${formatPounds(own.amount)} of a claim for fire or theft.`] : []),
    ...(level === 'TPO' ? [] : ['We pay no more than the market value of the vehicle just before the loss.']),
  ]
}

/** The customer's obligations, and when they apply (CIDRA 2012; ICOBS 6 Annex 3). */
export function dutiesAtTheStart({ terms }: QuoteDocumentData): readonly string[] {
  return [
    'Take reasonable care to answer every question fully and correctly, and check your statement of fact before you buy.',
    ...(isMeasured(terms) ? ['Have the telematics device fitted within 14 days of the start of cover.'] : []),
    ...(terms.use.ownerMustBeKeeper ? ['Be the legal owner and the registered keeper of the vehicle.'] : []),
    ...(terms.drivers.asksTaxiBadge
      ? ['Hold the taxi licences that your licensing authority requires for you and for the vehicle.']
      : []),
  ]
}

export function dutiesDuringCover({ terms }: QuoteDocumentData): readonly string[] {
  return [
    'Tell us before anything changes, such as your address, your job, the vehicle, its use or value, a modification, or a driver; and about any new claim or conviction.',
    'Keep the vehicle roadworthy, taxed and with a valid MOT. Keep it locked, and look after its keys.',
    ...(isMeasured(terms) ? ['Leave the telematics device in place and connected.'] : []),
  ]
}

export function dutiesOnAClaim(): readonly string[] {
  return [
    `Report any accident, theft or loss to us within ${limits.reportWithinHours} hours, and any theft to the police too.`,
    'Give us the help and the documents we ask for. Do not admit blame.',
  ]
}
