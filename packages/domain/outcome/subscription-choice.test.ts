import { expect, it } from 'vitest'
import { subscriptionChoice } from './subscription-choice'

it.each([
  [true, true, 'choose'],
  [true, false, 'annual'],
  [false, true, 'thirty-day'],
  [false, false, 'annual'],
] as const)(
  'with a year offered (%s) and thirty days offered (%s) is %s [NAV-04] [D-036]',
  (annual, thirtyDay, choice) => {
    expect(subscriptionChoice({ annual, thirtyDay })).toBe(choice)
  },
)
