import { documentsIssued, makePolicyDocument } from '@milepost/documents/policy/policy-documents'
import { policyFacts } from '@milepost/documents/policy/policy-facts'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { PaperedPolicy, PolicyPapers } from '../../policy/document-ports'

/** The papers of packages/documents that a policy has. */
export const policyPaperMaker: PolicyPapers = {
  papersIssued: (policy) => documentsIssued(factsOf(policy)),
  async makePolicyPaper(kind, policy) {
    const facts = factsOf(policy)
    const paper = documentsIssued(facts).find((issued) => issued.kind === kind)
    if (!paper) throw new Error(`This policy has no ${kind}`)
    return makePolicyDocument(paper.kind, facts)
  },
}

function factsOf({ policy, quote, account }: PaperedPolicy) {
  const { journey, reference, channel, current, deviceProvider, noClaimsScale } = quote
  const { assessment } = current
  const options = assessment.kind === 'offered' ? assessment.outcome.options : []
  const option = options.find(({ optionId }) => optionId === policy.optionId)
  if (!option) throw new Error('A policy is of an offer that was made')
  const { acceptedOn, automaticRenewal, saveCard, sendWelcomePack } = policy.wanted
  return policyFacts({
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
    credit: account && acceptedOn && { acceptedOn, acceptedAt: policy.issuedAt, account },
    email: policy.contact.email,
    documentsByPost: policy.contact.documentsByPost,
    automaticRenewal,
    isCardSaved: saveCard,
    sendWelcomePack,
  })
}
