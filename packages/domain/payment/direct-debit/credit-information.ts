import type { CreditTold, Point } from './credit-told'
import { additionalInformation } from './credit-words/additional-information'
import { contactDetails } from './credit-words/contact-details'
import { costsOfTheCredit } from './credit-words/costs-of-the-credit'
import { frequentQuestions } from './credit-words/frequent-questions'
import { keyFeatures } from './credit-words/key-features'
import { legalAspects } from './credit-words/legal-aspects'

export type CreditSection = { title: string; points: readonly Point[] }

/** What is told of the credit before it is accepted, under the six headings of the specification and in its order (DDM-09, D-191). */
export function creditInformation(told: CreditTold): readonly CreditSection[] {
  return [
    { title: 'Key Features', points: keyFeatures(told) },
    { title: 'Costs of the credit', points: costsOfTheCredit(told) },
    { title: 'Other important legal aspects', points: legalAspects(told) },
    { title: 'Additional information', points: additionalInformation(told) },
    { title: 'FAQs', points: frequentQuestions(told) },
    { title: 'Contact Details', points: contactDetails(told) },
  ]
}
