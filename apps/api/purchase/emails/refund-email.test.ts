import { localDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { type RefundEmailDetails, refundEmail } from './refund-email.ts'

const details = {
  journey: 'acorn_pc',
  firstName: 'Pat',
  policyNumber: 'A-10000427',
  registration: 'AA19 AAA',
  moment: 'paid',
  reason: 'goodwill',
  way: 'card',
  amount: pence(37_778),
  corrected: undefined,
  lastFour: '0000',
  by: localDate('2026-11-26'),
} as const satisfies RefundEmailDetails

it('says how much was refunded, to which card and by when it shows [DSK-515]', () => {
  const { subject, text } = refundEmail(details)
  expect(subject).toBe("We've paid your refund: A-10000427")
  expect(text).toContain("Hello Pat. We've refunded £377.78 to the card ending 0000.")
  expect(text).toContain('by 26 November 2026')
  expect(refundEmail({ ...details, lastFour: undefined }).text).toContain('to the card you paid with')
})

it('says that a refund is on its way if it takes time, and what a correction changed [DSK-515]', () => {
  expect(refundEmail({ ...details, moment: 'started' }).text).toContain("You don't need to do anything.")
  const { text } = refundEmail({
    ...details,
    moment: 'corrected',
    reason: 'cancellation',
    corrected: pence(30_000),
  })
  expect(text).toContain("It was £300.00. It's now £377.78.")
  expect(text).toContain('For: Your cancelled policy')
})

it('says that a failed refund is still owed and will be paid another way, and when it was [DSK-515]', () => {
  const { text } = refundEmail({ ...details, moment: 'failed' })
  expect(text).toContain("We still owe you this money. We'll pay it another way if your card can't take it.")
  expect(text).toContain("don't send us bank details by email")
  expect(refundEmail({ ...details, moment: 'transferred' }).text).toContain('into your bank account')
})

it('by bank transfer says why it does not go to the card [DSK-522]', () => {
  const owed = { ...details, reason: 'cancellation', way: 'bank' } as const
  expect(refundEmail({ ...owed, moment: 'transferred' }).text).toContain(
    "This part of your refund is more than your card paid, so we've paid £377.78 into your bank account.",
  )
  expect(refundEmail({ ...owed, moment: 'corrected', corrected: pence(30_000) }).text).toContain(
    "We're paying it into the bank account you pay your instalments from.",
  )
})
