import type { CoverDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import { hasNoClaimsDiscount } from './years-of-no-claims-discount'

export const protectNoClaimsDiscount = question<CoverDetails>()({
  name: 'protectNoClaimsDiscount',
  kind: yesNo,
  label: 'Do you want to protect your no claims discount?',
  help: {
    summary: 'What does protecting it do?',
    body: 'You keep your discount even if you make a claim, up to the number the policy allows. It does not stop the price of your insurance going up after a claim.',
  },
  isAsked: ({ subject }) => hasNoClaimsDiscount(subject),
  judge: mustBeAnswered({
    key: 'protectNoClaimsDiscountRequired',
    message: 'Please tell us if you want to protect your no claims discount',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'ncdProtected', assume: [false, 'The no-claims discount is not to be protected'] },
  summary: yesOrNo,
})
