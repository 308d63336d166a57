import { instalmentPlan } from '@milepost/domain/payment/instalment-plan'
import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { isWorkingDay } from '@milepost/domain/payment/working-days'
import { addDays, localDate, longDate } from '@milepost/domain/values/local-date'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { quoteDocumentData } from '../quote-document-data.ts'
import { expectAccessible, expectInsideThePage } from '../testing/expect-document.ts'
import { aPolicy, readPolicyDocument } from '../testing/policies.ts'
import { aQuote, readDocument } from '../testing/quotes.ts'
import { elements } from '../testing/read-pdf.ts'
import { creditOffer } from './credit-offer.ts'

const both = ['pre-contract-credit-information', 'credit-agreement'] as const

const madeOn = localDate('2026-11-15')

/** A quote made that day for cover from noon, so many days ahead. */
function startingIn(days: number) {
  const quote = aQuote('acorn_pc')
  const { coverDetails } = quote.answers
  const effectiveFrom = { date: addDays(madeOn, days), hour: 12, minute: 0 }
  return { ...quote, answers: { ...quote.answers, coverDetails: { ...coverDetails, effectiveFrom } } }
}

describe.each(both)('%s', (kind) => {
  it('has the real figures of the offer [D-178] [D-189]', async () => {
    const pdf = await readDocument(kind, aQuote('acorn_pc'))
    expectAccessible(pdf)
    expectInsideThePage(pdf)
    for (const figure of [
      '£599.85',
      '£89.98',
      '£779.36',
      '£89.53',
      '£689.38',
      '33.0% APR',
      '15.00% fixed per annum',
    ]) {
      expect(pdf.text).toContain(figure)
    }
  })

  it('uses the rate of the plan [D-178]', async () => {
    const quote = aQuote('acorn_pc', { offer: { premium: pence(1_003) } })
    const { plan } = creditOffer(quoteDocumentData(quote)) ?? {}
    const { text } = await readDocument(kind, quote)
    expect(text).toContain(`${plan?.apr.toFixed(1)}% APR`)
  })

  it('lists every payment, and they add up to the credit and its interest', async () => {
    const { root } = await readDocument(kind, aQuote('acorn_pc'))
    const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
    expect(rows).toContainEqual(['1', '21 December 2026', '£62.73'])
    expect(rows).toContainEqual(['11', '20 October 2027', '£62.71'])
    expect(rows).toContainEqual(['Total', '11 payments', '£689.83'])
  })

  it('is valid until the end of the next day [CON-29] [D-190]', async () => {
    expect((await readDocument(kind, aQuote('acorn_pc'))).text).toContain('the end of 16 November 2026')
  })

  it('lists the charges and the rights [CON-22] [CON-23] [CON-24]', async () => {
    const { text } = await readDocument(kind, aQuote('acorn_pc'))
    for (const words of [
      'Late payment: £25.00',
      'notice: up to £10.00',
      'Unpaid cheque: up to £25.00',
      'Unpaid instalment: up to £25.00',
      'Recalled standing order: up to £10.00',
      'agency: up to £50.00',
      'within six months',
      '14',
    ]) {
      expect(text).toContain(words)
    }
  })

  it.each([0, 1, 14, 30])(
    'draws the loan on the first day of cover, %i days after it is made, and runs from there [DDM-09] [D-268]',
    async (ahead) => {
      const quote = startingIn(ahead)
      const start = longDate(addDays(madeOn, ahead))
      const { root, text } = await readDocument(kind, quote)
      expect(text).toMatch(
        new RegExp(`On the first day of cover, ${start}, (Larchfield Premium Finance Limited|we) pays? `),
      )
      expect(text).not.toMatch(/[Ww]hen you buy your policy, (Larchfield Premium Finance Limited|we) pay/)
      expect(text).not.toMatch(/made today|provided immediately/)
      const rows = elements(root, 'TR').map(({ children }) => children.map(({ text: cell }) => cell))
      const duration = `11 months from ${start}, the first day of cover`
      expect(
        rows.some(([name, value]) => /^(Duration|The duration)/.test(name ?? '') && value === duration),
      ).toBe(true)
      expect(text).toContain('33.0% APR')
    },
  )

  it('cannot be made from an offer without credit', async () => {
    await expect(readDocument(kind, aQuote('briefly_impound'))).rejects.toThrow('cannot be paid on credit')
  })
})

it('has the prescribed heading of the agreement', async () => {
  const { root } = await readDocument('credit-agreement', aQuote('acorn_pc'))
  expect(elements(root, 'H1')[0]?.text).toBe(
    'Fixed Sum Loan Agreement regulated by the Consumer Credit Act 1974',
  )
})

it('has the prescribed heading of the pre-contract information as one heading', async () => {
  const { root } = await readDocument('pre-contract-credit-information', aQuote('acorn_pc'))
  expect(elements(root, 'H1').map(({ text }) => text)).toEqual([
    'Pre-contract credit information (Standard European Consumer Credit Information)',
  ])
})

it('has the five parts of the pre-contract information in order', async () => {
  const { root } = await readDocument('pre-contract-credit-information', aQuote('acorn_pc'))
  expect(elements(root, 'H2').map(({ text }) => text)).toEqual([
    '1. Contact details',
    '2. Key features of the credit product',
    '3. Costs of the credit',
    '4. Other important legal aspects',
    '5. Additional information in the case of distance marketing',
  ])
})

it('lists the payments of the plan on the same days as the site and the lender [D-183] [CON-25]', () => {
  const { payments = [] } = creditOffer(quoteDocumentData(aQuote('acorn_pc'))) ?? {}
  expect(payments).toHaveLength(11)
  expect(payments.every(({ on }) => isWorkingDay(on))).toBe(true)
  const plan = instalmentPlan({ premium: fromPounds('654.38'), fee: fromPounds(35) })
  const start = { coverStart: localDate('2026-11-20'), today: localDate('2026-11-15') }
  const [, ...collected] = paymentSchedule(plan, start)
  expect(payments).toEqual(collected)
})

const readSigned = (...args: Parameters<typeof aPolicy>) =>
  readPolicyDocument('credit-agreement', aPolicy(...args))

it('is signed by both parties, each with its own time, in the words that were ticked [DDM-03]', async () => {
  const { root } = await readSigned('acorn_pc')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  expect(rows).toContainEqual([
    'You',
    'Mr Alan Morgan. Signed electronically on 15 November 2026 at 10:58, by ticking "I accept on 15/11/2026".',
  ])
  expect(rows).toContainEqual([
    'We',
    'Larchfield Premium Finance Limited. Signed electronically on 15 November 2026 at 11:00.',
  ])
})

it('shows United Kingdom time in summer', async () => {
  const { credit } = aPolicy('acorn_pc')
  if (!credit) throw new Error('It is paid monthly')
  const summer = { acceptedOn: localDate('2026-07-01'), acceptedAt: new Date('2026-07-01T23:30:00Z') }
  const { text } = await readSigned('acorn_pc', { credit: { ...credit, ...summer } })
  expect(text).toContain('on 2 July 2026 at 00:30, by ticking "I accept on 01/07/2026"')
})

it('has the figures of the loan and every payment [CON-18] [CON-19] [CON-22] [CON-23]', async () => {
  const { root, text } = await readSigned('acorn_pc')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text: cell }) => cell))
  for (const row of [
    ['Cash price of the insurance', '£689.38'],
    ['Deposit paid in advance', '£89.53'],
    ['Total amount of credit', '£599.85'],
    ['Rate of interest', '15.00% fixed per annum, flat, on the credit'],
    ['Interest', '£89.98'],
    ['Other charges for the credit', '£0.00'],
    ['Annual Percentage Rate', '33.0% APR'],
    ['Total amount payable', '£779.36'],
    ['Duration', '11 months from 20 November 2026, the first day of cover'],
    ['1', '21 December 2026', '£62.73'],
    ['11', '20 October 2027', '£62.71'],
  ])
    expect(rows).toContainEqual(row)
  expect(text).toContain('Late payment: £25.00.')
  expect(text).toContain('Default notice: up to £10.00.')
})

it('states until when the customer may withdraw, and no longer until when to accept [CON-24] [CON-29]', async () => {
  const { text } = await readSigned('acorn_pc')
  expect(text).toContain('You can withdraw from it until the end of 29 November 2026')
  expect(text).toContain('at least 14 days to put things right')
  expect(text).not.toContain('To be accepted by')
})

it('has the same prescribed heading once signed', async () => {
  const { root } = await readSigned('flag_taxi')
  expect(elements(root, 'H1').map(({ text }) => text)).toEqual([
    'Fixed Sum Loan Agreement regulated by the Consumer Credit Act 1974',
  ])
})
