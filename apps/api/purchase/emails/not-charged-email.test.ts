import { journeyIds } from '@milepost/domain/terms/identity'
import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { expectValidEmail } from '../../platform/email/testing/read-email.ts'
import { type NotChargedDetails, notChargedEmail } from './not-charged-email.ts'

const details: NotChargedDetails = {
  journey: 'acorn_pc',
  reference: 'A-7K3M9QX2B4T',
  amount: pence(11_236),
  because: undefined,
  retrievalAddress: 'https://quotes.acorn.example/quote-retrieval',
}
const reasons = [
  undefined,
  'taken-up',
  'locked',
  'expired',
  'declined',
  'referred',
  'mismatch',
  'start-passed',
  'not-wanted',
] as const

it('says that no money was taken, that the customer is not insured, and what to do now [F2, K8]', () => {
  const { subject, text } = notChargedEmail(details)
  expect(subject).toBe('Your payment to Acorn was not taken')
  expect(text).toMatch(/^Your payment was not taken, and you are not insured\n/)
  expect(text).toContain(
    "Your payment of £112.36 to Acorn didn't go through, and you don't have a policy. We haven't taken any money.",
  )
  expect(text).toContain("Please don't drive the vehicle unless you have other insurance for it.")
  expect(text).toContain('pending for a few days')
  expect(text).toContain('open your quote, check the price and pay again')
  expect(text).toContain('call 0808 157 0132')
})

it('links to the quote if it can be paid again, and to the telephone if not', () => {
  expect(notChargedEmail({ ...details, because: 'expired' }).text).toContain(
    'Open my quote:\nhttps://quotes.acorn.example/quote-retrieval\n',
  )
  for (const because of ['locked', 'declined', 'referred', 'taken-up'] as const)
    expect(notChargedEmail({ ...details, because }).text).toContain('\nCall 0808 157 0132\n')
})

it('does not tell a customer who has a policy that they are not insured [F6]', () => {
  const { subject, text } = notChargedEmail({ ...details, because: 'taken-up' })
  expect(subject).toBe('Your second payment to Acorn was not taken')
  expect(text).toContain('That policy is active')
  expect(text).not.toMatch(/not insured|don't drive|pay again/)
})

it('says why cover did not start, and asks for a new start time [F10]', () => {
  const { text } = notChargedEmail({ ...details, because: 'start-passed' })
  expect(text).toContain("Cover can't start in the past.")
  expect(text).toContain('choose a new start time')
})

describe.each(journeyIds)('the email of %s', (journey) => {
  it.each(reasons)('is valid when the reason is %s [F16]', (because) => {
    expectValidEmail(notChargedEmail({ ...details, journey, because }))
  })
})
