import { londonDate } from '@milepost/domain/values/london-time'
import type { Block, Paper } from '../pdf/blocks'
import type { PolicyFacts } from '../policy-facts'
import type { QuoteFacts } from '../quote-facts'
import { longDate } from './format'

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

/** A paper of a policy: it bears the policy's number and the day it was bought. */
export function policyPaper(facts: PolicyFacts, title: string, blocks: readonly Block[]): Paper {
  return issued(paperOf(facts, title, blocks), facts)
}

/** A paper of the offer, as the policyholder keeps it. */
export function issued(paper: Paper, facts: PolicyFacts, about = aboutPolicy(facts)): Paper {
  return { ...paper, reference: facts.policyNumber, madeAt: facts.issuedAt, about }
}

function aboutPolicy({ holder, policyNumber, vehicle, issuedAt }: PolicyFacts): Paper['about'] {
  return [
    { label: 'Policyholder', value: holder.name },
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date of purchase', value: longDate(londonDate(issuedAt)) },
  ]
}
