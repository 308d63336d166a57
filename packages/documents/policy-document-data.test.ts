import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { policyDocumentData } from './policy-document-data.ts'
import { anIssuedPolicy, aPolicy } from './testing/policies.ts'

describe("the data of a policy's documents", () => {
  it('has only the chosen payment option [D-176]', () => {
    const monthly = aPolicy('acorn_pc')
    expect(monthly.option.paymentOptions.map(({ code }) => code)).toEqual(['TX_FINANCE_PLAN_V2'])
    expect(monthly.paidNow).toBe(fromPounds('89.53'))
    const inFull = aPolicy('acorn_pc', { pays: 'in-full' })
    expect(inFull.option.paymentOptions.map(({ code }) => code)).toEqual(['ANNUAL_CARD_IN_FULL'])
    expect(inFull.paidNow).toBe(fromPounds('689.38'))
  })

  it('has the period of cover in London time', () => {
    const policy = aPolicy('acorn_pc', {
      coverStart: new Date('2027-06-01T08:30:00Z'),
      coverEnd: new Date('2028-05-31T22:59:00Z'),
    })
    expect(policy.period).toEqual({
      from: { date: localDate('2027-06-01'), hour: 9, minute: 30 },
      to: { date: localDate('2028-05-31'), hour: 23, minute: 59 },
    })
    expect(policy.proofs.find(({ code }) => code === 'no-claims')?.by).toContain('22 June 2027')
  })

  it.each([
    ['an account number', { lastFour: '66374958' }],
    ['a sort code', { lastFour: '4958', sortCodeEnding: '089999' }],
    ['letters', { lastFour: '49x8' }],
  ])('refuses a complete account: %s [D-046]', (_what, shown) => {
    const issued = anIssuedPolicy('acorn_pc')
    if (!issued.credit) throw new Error('It is paid monthly')
    const credit = { ...issued.credit, account: { holder: 'Alan Morgan', ...shown } }
    expect(() => policyDocumentData({ ...issued, credit })).toThrow('Only the last digits of an account')
  })

  it('refuses a policy that does not match its offer', () => {
    const monthly = anIssuedPolicy('acorn_pc')
    expect(() => policyDocumentData({ ...monthly, credit: undefined })).toThrow('Credit was accepted')
    const inFull = anIssuedPolicy('acorn_pc', { pays: 'in-full' })
    expect(() => policyDocumentData({ ...inFull, credit: monthly.credit })).toThrow('Credit was accepted')
    expect(() => policyDocumentData({ ...inFull, collectionCode: 'SHORT_TERM_CARD_PAYMENT_V1' })).toThrow(
      'a way its offer had',
    )
  })

  it('has the renewal question only if the journey and the customer allow it [D-011] [SEC-04]', () => {
    expect(aPolicy('acorn_pc').askedWhenBuying).toEqual([
      { question: 'Do you want your policy to renew automatically?', answer: 'No' },
    ])
    expect(aPolicy('motorcade_pc').askedWhenBuying).toEqual([])
  })

  it('may have nothing to pay now [D-182]', () => {
    const issued = anIssuedPolicy('acorn_pc')
    const paymentOptions = issued.quote.option.paymentOptions.map((paymentOption) =>
      paymentOption.method === 'DIRECT_DEBIT'
        ? { ...paymentOption, plan: { ...paymentOption.plan, upFront: pence(0) } }
        : paymentOption,
    )
    const option = { ...issued.quote.option, paymentOptions }
    expect(policyDocumentData({ ...issued, quote: { ...issued.quote, option } }).paidNow).toBe(0)
  })
})
