import { longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Block, DocumentContent } from '../pdf/blocks.ts'
import type { PolicyDocumentData } from '../policy-document-data.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/** The common parts of every document about a quote: issuer, customer, subject and date. */
export function quoteDocument(
  quote: QuoteDocumentData,
  title: string,
  blocks: readonly Block[],
  about = aboutQuote(quote),
): DocumentContent {
  const { terms, firm, reference, pricedAt } = quote
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

function aboutQuote({ holder, reference, pricedAt, vehicle }: QuoteDocumentData): DocumentContent['about'] {
  return [
    { label: 'Prepared for', value: holder.name },
    { label: 'Quote reference', value: reference },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date', value: longDate(londonDate(pricedAt)) },
  ]
}

/** A document of a policy: with the policy number and the date of purchase. */
export function policyDocument(
  policy: PolicyDocumentData,
  title: string,
  blocks: readonly Block[],
): DocumentContent {
  return asIssued(quoteDocument(policy, title, blocks), policy)
}

/** A document of the offer, as the policyholder's copy. */
export function asIssued(
  content: DocumentContent,
  policy: PolicyDocumentData,
  about = aboutPolicy(policy),
): DocumentContent {
  return { ...content, reference: policy.policyNumber, madeAt: policy.issuedAt, about }
}

function aboutPolicy({
  holder,
  policyNumber,
  vehicle,
  issuedAt,
}: PolicyDocumentData): DocumentContent['about'] {
  return [
    { label: 'Policyholder', value: holder.name },
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date of purchase', value: longDate(londonDate(issuedAt)) },
  ]
}
