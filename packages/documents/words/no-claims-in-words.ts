import type { NoClaimsProtection } from '@milepost/domain/outcome/underwritten-option'
import { formatPence } from '@milepost/domain/values/pence'
import { type Block, chapter, paragraph, type TableBlock } from '../paper/blocks'
import { strong } from '../paper/text'
import type { NoClaimsScale, QuoteFacts } from '../quote-facts'

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
      paragraph([
        strong('No claims discount protection does not protect the overall price of your insurance. '),
        'The price may rise after a claim even when you were not to blame. It lets you make one or more claims before the number of your no claims discount years falls, as this table shows.',
      ]),
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
