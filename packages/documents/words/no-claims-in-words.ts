import { PROTECTION_STATEMENT } from '@milepost/domain/quote/no-claims-section'
import type { NoClaimsProtection } from '@milepost/domain/quote/underwritten-option'
import { formatPence } from '@milepost/domain/values/pence'
import { type Block, chapter, paragraph, strong, type TableBlock } from '../pdf/blocks'
import type { NoClaimsScale, QuoteFacts } from '../quote-facts'

const [howItWorks, notThePrice] = PROTECTION_STATEMENT

/**
 * What protection of the discount costs and does. The Private Motor Insurance Market Investigation Order 2015 prescribes the
 * price it implies, the two tables and the sentence that it does not protect the price.
 */
export function noClaimsBlocks({ option, noClaimsScale }: QuoteFacts): readonly Block[] {
  const { noClaimsProtection } = option.cover
  if (noClaimsProtection.kind === 'not-available') return []
  return [
    chapter(
      'No claims discount protection',
      paragraph(priceInWords(noClaimsProtection)),
      paragraph([strong(notThePrice)]),
      paragraph(howItWorks),
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
