import { londonDate } from '@milepost/domain/values/london-time'
import type { Block, Paper } from '../pdf/blocks'
import type { QuoteFacts } from '../quote-facts'
import { longDate } from './time-in-words'

/** What every paper about a quote has in common: whose it is, for whom, of what and of when. */
export function paperOf(
  facts: QuoteFacts,
  title: string,
  blocks: readonly Block[],
  about = aboutQuote(facts),
): Paper {
  const { terms, firm, reference, pricedAt } = facts
  return {
    title,
    product: terms.name,
    reference,
    madeAt: pricedAt,
    author: firm.legalName,
    about,
    blocks,
    foot: firm.regulation,
  }
}

function aboutQuote({ holder, reference, pricedAt, vehicle }: QuoteFacts): Paper['about'] {
  return [
    { label: 'Prepared for', value: holder.name },
    { label: 'Quote reference', value: reference },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date', value: longDate(londonDate(pricedAt)) },
  ]
}
