import { expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { fromPounds } from '../values/pence.ts'
import { subscriptionRenewal, subscriptionYear } from './subscription.ts'
import {
  subscriptionBenefits,
  subscriptionKeyInformation,
  subscriptionYearInWords,
} from './subscription-words.ts'

const keyInformation = subscriptionKeyInformation(subscriptionRenewal(localDate('2026-12-15')))

it.each([
  "Your price won't go up for 12 consecutive 30-day policies",
  'You can cancel at any time.',
  'There is no credit agreement',
])('states in the key information: %s [SUB-08] [D-262]', (fact) => {
  expect(keyInformation.filter(({ words }) => words.startsWith(fact))).toHaveLength(1)
})

it('states the days around the end, and none for a quote without a start [CON-30] [D-225]', () => {
  const atTheEnd = (of: typeof keyInformation) => of.find(({ name }) => name === 'When it ends')?.words
  expect(atTheEnd(keyInformation)).toMatch(
    /touch by 9 December 2026\. .*on 14 December 2026, .*from 16 December 2026/,
  )
  expect(atTheEnd(subscriptionKeyInformation(undefined))).not.toMatch(/\d{4}/)
})

it.each([
  [1_454, 'That is £444.40 more than 12 months paid in full.'],
  [2_000, 'That is £101.60 less than 12 months paid in full.'],
  [1_898.4, 'That is the same as 12 months paid in full.'],
])('compares the cost of twelve with a year at £%d', (year, comparison) => {
  expect(subscriptionYearInWords(subscriptionYear(fromPounds(158.2), fromPounds(year)))).toEqual([
    '12 consecutive 30-day policies cost £1,898.40 and cover 360 days.',
    comparison,
  ])
})

it('makes no comparison where no annual policy is sold', () => {
  expect(subscriptionYearInWords(subscriptionYear(fromPounds(158.2), undefined))).toHaveLength(1)
})

it('states in one sentence what is still to pay wherever it promises no charge [SUB-08] [CON-21]', () => {
  const promised = [...subscriptionBenefits, ...keyInformation].filter(({ words }) =>
    /no cancellation charge|free of charge/.test(words),
  )
  expect(promised.map(({ name }) => name)).toEqual(['Zero cancellation charge', 'Cancelling'])
  for (const { words } of promised)
    expect(words).toMatch(
      /You pay only for the days you were covered\. The policy administration fee is not refundable\.$/,
    )
})
