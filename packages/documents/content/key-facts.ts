import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { PROTECTION_ALLOWS, PROTECTION_IS_NOT_OF_THE_PRICE } from '@milepost/domain/quote/no-claims-section'
import { QUOTE_DAYS } from '@milepost/domain/quote/time-limits'
import type { NoClaimsProtection } from '@milepost/domain/quote/underwritten-option'
import { formatPence, formatPounds } from '@milepost/domain/values/pence'
import {
  answers,
  type Block,
  chapter,
  type DocumentContent,
  list,
  paragraph,
  strong,
  type TableBlock,
} from '../pdf/blocks.ts'
import { includedCovers, selectedAddOns } from '../phrases/cover.ts'
import { quoteDocument } from '../phrases/document-header.ts'
import { lengthInWords, moment } from '../phrases/format.ts'
import { excessTables, paymentCards, priceTable } from '../phrases/price.ts'
import { answersOnUse } from '../phrases/use.ts'
import type { NoClaimsScale, QuoteDocumentData } from '../quote-document-data.ts'

/** The offer at a glance: the price, who and what is covered, and the excesses. */
export function keyFacts(quote: QuoteDocumentData): DocumentContent {
  return quoteDocument(quote, 'Key facts about your quote', [
    paragraph(
      `Your ${quote.terms.name.toLowerCase()} from ${quote.firm.name}, with ${quote.terms.insurer}.`,
      'lead',
    ),
    { kind: 'cards', cards: paymentCards(quote) },
    paragraph(
      `This price is valid until midnight on the day we calculated it. Your quote reference is valid for ${QUOTE_DAYS} days.`,
      'small',
    ),
    chapter('What you pay', priceTable(quote)),
    chapter('Who and what is insured', answers(whatIsInsured(quote), 0.34)),
    chapter('Your demands and needs', ...demandsAndNeeds(quote)),
    chapter('Your cover', coverTable(quote)),
    ...extras(quote),
    chapter('Your excess', ...excessTables(quote.option.excesses)),
    ...endorsements(quote),
    ...noClaimsBlocks(quote),
  ])
}

function whatIsInsured(quote: QuoteDocumentData) {
  const { vehicle, drivers, period, level, holder } = quote
  const people = drivers.map(({ name, isMainDriver }) => (isMainDriver ? `${name} (main driver)` : name))
  return [
    ['Policyholder', [holder.name, ...holder.addressLines].join(', ')],
    ['Vehicle', `${vehicle.registration}, ${vehicle.description}`],
    ...(vehicle.value ? [['Value you told us', formatPounds(vehicle.value)] as const] : []),
    ['Who may drive', people.join('; ')],
    ...answersOnUse(quote),
    ['Level of cover', descOf(coverLevels, level) ?? ''],
    ['Cover starts', moment(period.from)],
    ['Cover ends', moment(period.to)],
  ] as const
}

function coverTable(quote: QuoteDocumentData): Block {
  return {
    kind: 'table',
    columns: [{ share: 0.25, isStrong: true }, { share: 0.5 }, { share: 0.25 }],
    head: ['Cover', 'What it pays for', 'Limit'],
    rows: includedCovers(quote).map(({ name, words, limit }) => ({ cells: [name, words, limit] })),
  }
}

function extras(quote: QuoteDocumentData): readonly Block[] {
  const chosen = selectedAddOns(quote)
  if (chosen.length === 0) return []
  return [chapter('Optional extras you have chosen', list(chosen.map(({ description }) => description)))]
}

function endorsements({ option }: QuoteDocumentData): readonly Block[] {
  if (option.endorsements.length === 0) return []
  return [
    chapter('Endorsements on your policy', paragraph('These change your standard cover. Please read them.'), {
      kind: 'table',
      columns: [{ share: 0.3, isStrong: true }, { share: 0.7 }],
      rows: option.endorsements.map(({ name, wording }) => ({ cells: [name, wording] })),
    }),
  ]
}

/** ICOBS 5.2: the customer's demands and needs, stated before the contract is made. No advice is given. */
function demandsAndNeeds({ terms, level, option, period, firm }: QuoteDocumentData): readonly Block[] {
  const levelWords = (descOf(coverLevels, level) ?? '').toLowerCase()
  return [
    paragraph(
      `This policy meets the demands and needs of someone who wants ${levelWords} cover for ${lengthInWords(option.term, period)}, for a vehicle used as described, and driven by the people named, above${option.addOns.some(({ selected }) => selected) ? ', with the optional extras chosen' : ''}.`,
    ),
    paragraph(
      `${firm.name} gives you information but not advice. It's up to you to decide whether this ${terms.name.toLowerCase()} and any extras are right for you.`,
    ),
  ]
}

/**
 * The cost and effect of protecting the discount. The Private Motor Insurance Market Investigation Order 2015 prescribes the
 * implied price, the two tables and the sentence that the price itself is not protected.
 */
function noClaimsBlocks({ option, noClaimsScale }: QuoteDocumentData): readonly Block[] {
  const { noClaimsProtection } = option.cover
  if (noClaimsProtection.kind === 'not-available') return []
  return [
    chapter(
      'No claims discount protection',
      paragraph(priceInWords(noClaimsProtection)),
      paragraph([strong(PROTECTION_IS_NOT_OF_THE_PRICE)]),
      paragraph(PROTECTION_ALLOWS),
      ...(noClaimsScale ? [scaleTable(noClaimsScale)] : []),
    ),
  ]
}

function priceInWords({ impliedPrice, selected }: NoClaimsProtection & { kind: 'available' }): string {
  const price = formatPence(impliedPrice)
  return selected
    ? `You have chosen to protect your discount. The price implied by that choice is ${price}, tax included, and is in your premium.`
    : `You have not chosen to protect your discount. You can: the price implied by that choice is ${price}, tax included.`
}

function scaleTable({ averageDiscounts, stepBack }: NoClaimsScale): TableBlock {
  const discountOf = (years: number) => averageDiscounts.find((each) => each.years === years)?.percent
  return {
    kind: 'table',
    columns: [{ share: 0.16 }, { share: 0.2 }, { share: 0.32 }, { share: 0.32 }],
    head: [
      'Years now',
      'Average discount',
      'Years left after 1, 2 and 3 claims, not protected',
      'Years left after 1, 2 and 3 claims, protected',
    ],
    rows: stepBack.map((row) => {
      const percent = discountOf(row.years)
      return {
        cells: [
          String(row.years),
          percent === undefined ? 'Not known' : `${percent}%`,
          row.unprotected.join(', '),
          row.protected.join(', '),
        ],
      }
    }),
  }
}
