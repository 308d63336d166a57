import { londonDate } from '@milepost/domain/values/london-time'
import type { Block, DocumentContent } from '../pdf/blocks'
import type { PolicyFacts } from '../policy-facts'
import type { QuoteFacts } from '../quote-facts'
import { longDate } from './format'

/** What every document about a quote has in common: whose it is, for whom, of what and of when. */
export function quoteDocument(
  facts: QuoteFacts,
  title: string,
  blocks: readonly Block[],
  about = aboutQuote(facts),
): DocumentContent {
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

function aboutQuote({ holder, reference, pricedAt, vehicle }: QuoteFacts): DocumentContent['about'] {
  return [
    { label: 'Prepared for', value: holder.name },
    { label: 'Quote reference', value: reference },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date', value: longDate(londonDate(pricedAt)) },
  ]
}

/** A document of a policy: it bears the policy's number and the day it was bought. */
export function policyDocument(facts: PolicyFacts, title: string, blocks: readonly Block[]): DocumentContent {
  return asIssued(quoteDocument(facts, title, blocks), facts)
}

/** A document of the offer, as the policyholder keeps it. */
export function asIssued(
  content: DocumentContent,
  facts: PolicyFacts,
  about = aboutPolicy(facts),
): DocumentContent {
  return { ...content, reference: facts.policyNumber, madeAt: facts.issuedAt, about }
}

function aboutPolicy({ holder, policyNumber, vehicle, issuedAt }: PolicyFacts): DocumentContent['about'] {
  return [
    { label: 'Policyholder', value: holder.name },
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date of purchase', value: longDate(londonDate(issuedAt)) },
  ]
}
