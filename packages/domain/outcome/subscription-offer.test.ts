import { expect, it } from 'vitest'
import { subscriptionOffer } from './subscription-offer'

const short = { code: 'SHORT_TERM_CARD_PAYMENT_V1', totalAmountPayable: { amount: 158.2 } }
const annual = { code: 'ANNUAL_CARD_IN_FULL', totalAmountPayable: { amount: 1_454 } }
const option = { optionId: 'o', paymentCollectionOptions: [annual, short] }
const offered = { didRefer: false, didDecline: false, underwrittenOptions: [option] }

it('is the option that can be paid by card for a short term, and that way to pay [SUB-01]', () => {
  expect(subscriptionOffer(offered)).toEqual({ option, way: short })
})

it('is not there without a rating for thirty days [SUB-01] [D-170]', () => {
  expect(subscriptionOffer(undefined)).toBeUndefined()
})

it.each([
  ['referred', { ...offered, didRefer: true }],
  ['declined', { ...offered, didDecline: true }],
  ['without an option', { ...offered, underwrittenOptions: [] }],
  [
    'without the short-term card option',
    { ...offered, underwrittenOptions: [{ ...option, paymentCollectionOptions: [annual] }] },
  ],
  [
    'without a price',
    {
      ...offered,
      underwrittenOptions: [
        { ...option, paymentCollectionOptions: [{ ...short, totalAmountPayable: { amount: 0 } }] },
      ],
    },
  ],
])('is not there when it is %s [SUB-01]', (_, outcome) => {
  expect(subscriptionOffer(outcome)).toBeUndefined()
})
