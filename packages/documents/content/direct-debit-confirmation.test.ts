import { directDebitGuarantee } from '@milepost/domain/payment/direct-debit-guarantee'
import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { aPolicy, issuedAt, readPolicyDocument } from '../testing/policies.ts'
import { elements } from '../testing/read-pdf.ts'

const read = (...args: Parameters<typeof aPolicy>) =>
  readPolicyDocument('direct-debit-confirmation', aPolicy(...args))

it('gives advance notice of every payment, on the days sent to the lender [CON-25] [D-183]', async () => {
  const { root } = await read('acorn_pc')
  const policy = aPolicy('acorn_pc')
  if (policy.payment.method !== 'DIRECT_DEBIT') throw new Error('It is paid monthly')
  const start = { coverStart: policy.period.from.date, today: londonDate(issuedAt) }
  const [, ...collected] = paymentSchedule(policy.payment.plan, start)
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  expect(collected).toHaveLength(11)
  collected.forEach(({ on, amount }, index) => {
    expect(rows).toContainEqual([String(index + 1), longDate(on), formatPence(amount)])
  })
  expect(rows).toContainEqual(['Total', '11 payments', '£689.83'])
})

it('states who collects, how much, how often and under which reference', async () => {
  const { root } = await read('acorn_pc')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  expect(rows.slice(0, 6)).toEqual([
    ['Collected by', 'Larchfield Premium Finance Limited, the name on your bank statement'],
    ['Reference', 'A-10000427'],
    ['Account holder', 'Alan Morgan'],
    ['Account', 'Lloyds Bank, sort code ending 99, account ending 4958'],
    ['Set up on', '15 November 2026'],
    ['Amount', '£689.83 in 11 monthly payments'],
  ])
})

it('quotes the Guarantee in the name of the lender', async () => {
  const { text } = await read('motorcade_pc')
  for (const words of directDebitGuarantee('Larchfield Premium Finance Limited'))
    expect(text).toContain(words)
  expect(text).toContain("at least 10 working days' notice")
})

it('is issued by the lender, and states this in its footer', async () => {
  const { pages, info } = await read('acorn_pc')
  expect(info).toBeDefined()
  expect(pages[0]?.artifacts).toContain('Larchfield Premium Finance Limited is authorised')
})

it('shows only the last digits of an account if its bank is unknown', async () => {
  const { credit } = aPolicy('acorn_pc')
  if (!credit) throw new Error('It is paid monthly')
  const { text } = await read('acorn_pc', {
    credit: { ...credit, account: { holder: 'Alan Morgan', lastFour: '4958' } },
  })
  expect(text).toContain('Account\naccount ending 4958')
})
