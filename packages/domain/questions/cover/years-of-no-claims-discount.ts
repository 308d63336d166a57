import { descOf } from '../../lists/code-list'
import { noClaimsYears } from '../../lists/no-claims-years'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { CoverDetails } from './cover-details'

const kind = choice(noClaimsYears)

export const yearsOfNoClaimsDiscount = question<CoverDetails>()({
  name: 'yearsOfNoClaimsDiscount',
  kind,
  label: 'How many years of no claims discount do you have?',
  hint: 'It must have been used in the UK within the last 2 years.',
  help: {
    summary: 'What counts as no claims discount?',
    body: 'Count each full year you were insured in your own name without a claim. Your last renewal letter says how many. We may ask you to prove it.',
  },
  judge: mustBeOffered(kind, {
    key: 'yearsOfNoClaimsDiscountRequired',
    message: 'Please choose how many years of no claims discount you have',
  }),
  whenNeverAsked: 'ask-before-renewing',
  summary: (code) => descOf(noClaimsYears, code) ?? code,
})

/** Nothing more is asked about a discount of no years (COV-05, COV-06). */
export function hasNoClaimsDiscount({ yearsOfNoClaimsDiscount: years }: CoverDetails): boolean {
  return years !== undefined && years !== '0'
}
