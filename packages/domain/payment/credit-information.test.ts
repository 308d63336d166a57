import { describe, expect, it } from 'vitest'
import { larchfield } from '../brands/lender.ts'
import { fromPounds, pence } from '../values/pence.ts'
import { affordabilityHelp, creditInformation } from './credit-information.ts'
import { directDebitGuarantee } from './direct-debit-guarantee.ts'
import { instalmentPlan } from './instalment-plan.ts'

const plan = instalmentPlan({ premium: fromPounds('654.38'), fee: fromPounds(35) })
const credit = { plan, firm: { name: 'Acorn' }, lender: larchfield }
const textOf = (title: string) =>
  creditInformation(credit)
    .find((section) => section.title === title)
    ?.points.map(({ name, words }) => `${name}: ${words}`)
    .join('\n') ?? ''

describe('the credit information', () => {
  it('has the six sections of the specification in order, none of them empty [DDM-09]', () => {
    const sections = creditInformation(credit)
    expect(sections.map(({ title }) => title)).toEqual([
      'Key Features',
      'Costs of the credit',
      'Other important legal aspects',
      'Additional information',
      'FAQs',
      'Contact Details',
    ])
    for (const { points } of sections) expect(points.length).toBeGreaterThan(3)
  })

  it('states what is lent, for how long and what is repaid [CON-18]', () => {
    const text = textOf('Key Features')
    for (const words of ['£599.85', '11 months', 'lasts 12', '£89.53', '£779.36', '10 of £62.71 a month'])
      expect(text).toContain(words)
  })

  it('names the lender, and that the firm is linked to it [JRN-12] [D-192]', () => {
    expect(textOf('Key Features')).toContain(
      'Larchfield Premium Finance Limited. Acorn arranges the loan. It is a credit broker linked to the lender',
    )
  })

  it('states in both sections that the loan is drawn on the first day of cover [DDM-09] [D-268]', () => {
    expect(textOf('Key Features')).toContain('How it is paid: On the first day of cover, the lender pays')
    expect(textOf('FAQs')).toContain('When does the loan begin?: On the first day of cover.')
  })

  it('states what the credit costs, from the plan [CON-19] [CON-21] [D-178]', () => {
    const text = textOf('Costs of the credit')
    for (const words of [
      '15.00% fixed per annum',
      'Interest: £89.98',
      'APR: 33.0%',
      'Fee for arranging the credit: £0.00',
    ])
      expect(text).toContain(words)
  })

  it('states no rate for interest-free credit [D-177]', () => {
    const free = { ...credit, plan: { ...plan, interest: pence(0), apr: 0 } }
    const text = JSON.stringify(creditInformation(free))
    expect(text).not.toContain('APR')
    expect(text).not.toContain('15.00%')
    expect(text).not.toContain('£0.00 less')
  })

  it('states every charge [CON-22] [CON-23]', () => {
    const text = textOf('Costs of the credit')
    for (const words of [
      'Late payment: £25 each time',
      'up to £10 for a default notice',
      'up to £25 for an unpaid cheque',
      'up to £25 for an unpaid instalment',
      'up to £10 for recalling a standing order',
      'up to £50 for a collection agency',
    ])
      expect(text).toContain(words)
  })

  it('states the rights and their periods [CON-24] [CON-29] [D-190]', () => {
    const text = textOf('Other important legal aspects')
    for (const words of [
      'within 14 days',
      'at least 14 days',
      'after 48 hours',
      'until the end of the next day',
    ])
      expect(text).toContain(words)
    expect(textOf('Additional information')).toContain('Ombudsman Service, free of charge, within 6 months')
  })

  it('states the notice of payments, and who may change the account [CON-25] [CON-26] [SEC-07] [D-188]', () => {
    const text = textOf('Additional information')
    for (const words of [
      'about 10 working days in advance',
      "at least 10 working days' notice",
      'Only the named account holder can change',
      '18 months',
    ])
      expect(text).toContain(words)
  })

  it('states how to contact the lender [DDM-09]', () => {
    const text = textOf('Contact Details')
    for (const words of [larchfield.address, larchfield.phone.display, larchfield.email])
      expect(text).toContain(words)
  })
})

it('states the Direct Debit Guarantee in the words of the scheme, with the name of the collector [CON-25]', () => {
  const points = directDebitGuarantee(larchfield.name)
  expect(points).toHaveLength(4)
  expect(points[1]).toContain('Larchfield Premium Finance Limited will notify you 10 working days in advance')
  expect(points[2]).toContain('full and immediate refund')
})

it('helps the customer judge whether they can afford the repayments, with the amounts [DDM-02]', () => {
  const [amounts] = affordabilityHelp(plan)
  expect(amounts).toBe(
    'You would pay a deposit of £89.53 when you buy, then 1 of £62.73, then 10 of £62.71 a month: £779.36 in total.',
  )
})
