import { creditAgreement } from './content/credit-agreement'
import { ipid } from './content/ipid'
import { keyFacts } from './content/key-facts'
import { policySummary } from './content/policy-summary'
import { policyWording } from './content/policy-wording'
import { preContractCreditInformation } from './content/pre-contract-credit-information'
import { statementOfFact } from './content/statement-of-fact'
import { subscriptionTerms } from './content/subscription-terms'
import { telematicsTerms } from './content/telematics-terms'
import { termsOfBusiness } from './content/terms-of-business'
import type { Paper } from './pdf/blocks'
import type { QuoteFacts } from './quote-facts'

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
