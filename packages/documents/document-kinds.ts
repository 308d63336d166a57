import { creditAgreement } from './credit/credit-agreement'
import { preContractCreditInformation } from './credit/pre-contract-credit-information'
import { ipid } from './ipid'
import { keyFacts } from './key-facts'
import type { Paper } from './pdf/blocks'
import { policySummary } from './policy-summary'
import { policyWording } from './policy-wording'
import type { QuoteFacts } from './quote-facts'
import { statementOfFact } from './statement-of-fact'
import { subscriptionTerms } from './subscription-terms'
import { telematicsTerms } from './telematics-terms'
import { termsOfBusiness } from './terms-of-business'

/** The papers there are about a quote: what a list calls them, and how each is written. */
export const documentKinds = {
  'key-facts': { name: 'Key facts', write: keyFacts },
  ipid: { name: 'Insurance product information', write: ipid },
  'policy-summary': { name: 'Policy summary', write: policySummary },
  'policy-wording': { name: 'Policy wording', write: policyWording },
  'statement-of-fact': { name: 'Statement of fact', write: statementOfFact },
  'terms-of-business': { name: 'Terms of business', write: termsOfBusiness },
  'subscription-terms': { name: '30-day subscription terms', write: subscriptionTerms },
  'telematics-terms': { name: 'Telematics terms', write: telematicsTerms },
  /** These two only where the offer can be paid on credit (DDM-03, D-189). */
  'pre-contract-credit-information': {
    name: 'Pre-contract credit information',
    write: preContractCreditInformation,
  },
  'credit-agreement': { name: 'Fixed sum loan agreement', write: creditAgreement },
} as const satisfies Record<string, { name: string; write: (facts: QuoteFacts) => Paper }>

export type DocumentKind = keyof typeof documentKinds
