import { pounds } from '../words/limits'
import type { WriteExtra } from './extra-terms'

export function excessReimbursement(most: number): WriteExtra {
  return () => ({
    name: 'Excess reimbursement',
    type: 'This is insurance that pays back the excess of a claim on your policy.',
    insured: [
      `The excess you bore on a claim that your policy settled, up to ${pounds(most)} in the period of cover`,
      'Claims for accident, fire, theft, flood and vandalism, whoever was to blame',
    ],
    notInsured: [
      'Excesses for glass',
      'A claim your policy does not pay, or that is less than its excess',
      'An excess that somebody else has paid back to you',
      'Anything that happened before you bought it',
    ],
    restrictions: [`The limit of ${pounds(most)} is for all claims in the period of cover together.`],
    where: ['Wherever your policy covers damage to the vehicle'],
    onAClaim: 'Tell us within 30 days of the claim being settled, and send us the letter that settled it.',
  })
}
