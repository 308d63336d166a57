import {
  documentsIssued,
  documentsOffered,
  loadRenderer,
  renderPolicyDocument,
  renderQuoteDocument,
} from '@milepost/documents/documents'

import { documentsAtEnd, renderEndingDocument } from '@milepost/documents/ending-documents'
import { policyDocumentData } from '@milepost/documents/policy-document-data'
import { quoteDocumentData } from '@milepost/documents/quote-document-data'
import { journeys } from '@milepost/domain/journeys/journeys'
import { masked } from '@milepost/domain/quote/masking'
import type {
  DocumentedPolicy,
  EndedDocumentedPolicy,
  PolicyDocumentRenderer,
} from '../../purchase/policy/ports.ts'
import type { DocumentedQuote, DocumentRenderer } from '../../quote/ports.ts'

export { loadRenderer }

/** The documents of packages/documents, rendered on request. */
export const documentRenderer: DocumentRenderer = {
  documentsOf,
  async renderDocument(kind, quote) {
    const document = documentsOf(quote).find((offered) => offered.kind === kind)
    const option = optionOf(quote)
    if (!document || !option) return undefined
    const { journey, reference, channel, current, deviceProvider, noClaimsScale } = quote
    const data = quoteDocumentData({
      terms: journeys[journey],
      reference,
      pricedAt: current.pricedAt,
      // Anyone who opened the quote may read them, not only the person who entered these answers, so they are masked (safety T23). A
      // policy's documents show everything.
      answers: masked(current.answers),
      channel,
      option,
      deviceProvider,
      noClaimsScale,
    })
    return { fileName: document.fileName, bytes: await renderQuoteDocument(document.kind, data) }
  },
}

function documentsOf(quote: DocumentedQuote) {
  const { journey, term, reference } = quote
  const option = optionOf(quote)
  if (!option) return []
  return documentsOffered(
    { terms: journeys[journey], term, paymentOptions: option.paymentOptions },
    reference,
  )
}

function optionOf({ current: { assessment } }: DocumentedQuote) {
  return assessment.kind === 'offered' ? assessment.outcome.options[0] : undefined
}

/** The documents of packages/documents that a policy has. */
export const policyDocumentRenderer: PolicyDocumentRenderer = {
  documentsIssued: (policy) => documentsIssued(dataOf(policy)),
  async renderPolicyDocument(kind, policy) {
    const data = dataOf(policy)
    const document = documentsIssued(data).find((issued) => issued.kind === kind)
    if (!document) throw new Error(`This policy has no ${kind}`)
    return renderPolicyDocument(document.kind, data)
  },
  documentsAtEnd: (policy) => documentsAtEnd(endedDataOf(policy)),
  async renderEndingDocument(kind, policy) {
    const data = endedDataOf(policy)
    const document = documentsAtEnd(data).find((issued) => issued.kind === kind)
    if (!document) throw new Error(`This policy has no ${kind}`)
    return renderEndingDocument(document.kind, data)
  },
}

const endedDataOf = ({ ending, ...policy }: EndedDocumentedPolicy) => ({
  ...dataOf(policy, { isOver: true }),
  ending,
})

function dataOf({ policy, quote, account, previous }: DocumentedPolicy, { isOver }: { isOver?: true } = {}) {
  const { journey, reference, channel, current, deviceProvider, noClaimsScale } = quote
  const { assessment } = current
  const options = assessment.kind === 'offered' ? assessment.outcome.options : []
  const option = options.find(({ optionId }) => optionId === policy.optionId)
  if (!option) throw new Error('A policy is of an offer that was made')
  const { acceptedOn, automaticRenewal, saveCard, sendWelcomePack } = policy.requested
  return policyDocumentData({
    quote: {
      terms: journeys[journey],
      reference,
      pricedAt: current.pricedAt,
      answers: current.answers,
      channel,
      option,
      deviceProvider,
      noClaimsScale,
    },
    policyNumber: policy.policyNumber,
    issuedAt: policy.issuedAt,
    coverStart: policy.coverStart,
    coverEnd: policy.coverEnd,
    collectionCode: policy.collectionCode,
    ...(isOver && { isOver }),
    credit: account && acceptedOn && { acceptedOn, acceptedAt: policy.issuedAt, account },
    email: policy.contact.email,
    documentsByPost: policy.contact.documentsByPost,
    automaticRenewal,
    isCardSaved: saveCard,
    sendWelcomePack,
    previous,
  })
}
