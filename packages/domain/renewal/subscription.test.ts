import { expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { fromPounds } from '../values/pence.ts'
import {
  subscriptionChoice,
  subscriptionOffer,
  subscriptionRenewal,
  subscriptionYear,
} from './subscription.ts'

const short = { code: 'SHORT_TERM_CARD_PAYMENT_V1', totalAmountPayable: { amount: 158.2 } }
const annual = { code: 'ANNUAL_CARD_IN_FULL', totalAmountPayable: { amount: 1_454 } }
const option = { optionId: 'o', paymentCollectionOptions: [annual, short] }
const offered = { didRefer: false, didDecline: false, underwrittenOptions: [option] }

it('is the option with a short-term card payment, and that payment option [SUB-01]', () => {
  expect(subscriptionOffer(offered)).toEqual({ option, paymentOption: short })
})

it('is undefined without a thirty-day rating [SUB-01] [D-170]', () => {
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
])('is undefined when it is %s [SUB-01]', (_, outcome) => {
  expect(subscriptionOffer(outcome)).toBeUndefined()
})

it.each([
  [true, true, 'choose'],
  [true, false, 'annual'],
  [false, true, 'thirty-day'],
  [false, false, 'annual'],
] as const)(
  'with a year offered (%s) and thirty days offered (%s) leads to %s [NAV-04] [D-036]',
  (annual, thirtyDay, choice) => {
    expect(subscriptionChoice({ annual, thirtyDay })).toBe(choice)
  },
)

it('contacts the customer 6 days before the end, charges the card a day before it, and continues the day after [CON-30] [D-225]', () => {
  expect(subscriptionRenewal(localDate('2027-01-02'))).toEqual({
    contactOn: localDate('2026-12-27'),
    paymentOn: localDate('2027-01-01'),
    nextStarts: localDate('2027-01-03'),
  })
})

it('costs twelve prices a year, for the 360 days they cover [SUB-08]', () => {
  expect(subscriptionYear(fromPounds(158.2), undefined)).toEqual({ total: fromPounds(1_898.4), days: 360 })
})

it.each([
  [1_454, { kind: 'more', by: fromPounds(444.4) }],
  [2_000, { kind: 'less', by: fromPounds(101.6) }],
  [1_898.4, { kind: 'same', by: fromPounds(0) }],
] as const)('compared with a year at £%d is %j', (year, against) => {
  expect(subscriptionYear(fromPounds(158.2), fromPounds(year)).against).toEqual(against)
})
