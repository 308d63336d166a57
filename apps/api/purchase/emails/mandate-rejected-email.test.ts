import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { expectValidEmail } from '../../platform/email/testing/read-email.ts'
import { mandateRejectedEmail } from './mandate-rejected-email.ts'

const details = {
  journey: 'acorn_pc',
  firstName: 'Pat',
  policyNumber: 'A-10000427',
  registration: 'AA19 AAA',
  code: undefined,
} as const

it('says that cover continues, that nothing was taken, and what to do now [F19]', () => {
  const { subject, text } = mandateRejectedEmail(details)
  expect(subject).toBe('About your Direct Debit, policy A-10000427')
  expect(text).toMatch(/^Your bank didn't accept the Direct Debit\n/)
  expect(text).toContain("You're still covered: policy A-10000427 hasn't changed.")
  expect(text).toContain('Nothing has been taken from your bank account.')
  expect(text).toContain('Please call us on 0808 157 0132.')
  expect(text).toContain('at least 10 working days before the first payment')
  expect(text).toContain("don't send us bank details by email")
})

it.each([
  ['5', "it doesn't have this account"],
  ['B', 'the account is closed'],
  ['G', "can't pay Direct Debits"],
  ['1', 'was cancelled'],
  ['C', 'has moved'],
])("explains a reason that the customer can act on: the bank's code %s [F19]", (code, words) => {
  expect(mandateRejectedEmail({ ...details, code }).text).toContain(words)
})

it.each(['2', 'I', 'Z', '<script>'])('does not reveal the reason of code %s', (code) => {
  const { text } = mandateRejectedEmail({ ...details, code })
  expect(text).toBe(mandateRejectedEmail(details).text)
  expect(text).not.toMatch(/deceased|AUDDIS/)
})

describe.each(journeyIds)('the email of %s', (journey) => {
  it.each([undefined, '5', 'B'])('is valid for code %s', (code) => {
    expectValidEmail(mandateRejectedEmail({ ...details, journey, code }))
  })
})
