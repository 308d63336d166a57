import type { BankAccount } from '@milepost/domain/payment/bank-account'
import { localDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LoanEndingToTell, Mandate } from '../../purchase/attempt/provider-ports.ts'
import { deadUrl, fakeProvider, json } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { type FinanceSettings, financeProvider } from './finance-provider.ts'

const provider = (settings: Partial<FinanceSettings>) =>
  financeProvider(
    { sandboxUrl: 'http://sandbox.invalid', ...settings },
    { clock: () => new Date(), observe: () => {} },
  )

const account: BankAccount = {
  sortCode: '089999',
  accountNumber: '66374958',
  bankName: undefined,
  accountHolder: 'Morgan Sutton',
  accountHolderAddress: '1 Sample Street',
  accountHolderPostcode: 'ID1 1QD',
}
let count = 0
/** A mandate for a new policy. */
const aMandate = (changed: Partial<BankAccount> = {}): Mandate => {
  count += 1
  return {
    tenant: 'A',
    policyNumber: `A${count}`,
    account: { ...account, ...changed },
    credit: pence(55_000),
    payments: [
      { on: localDate('2026-12-16'), amount: pence(5_754) },
      { on: localDate('2027-01-18'), amount: pence(5_750) },
    ],
  }
}

describe('the lender of the sandbox, over HTTP', () => {
  let sandbox: Awaited<ReturnType<typeof realSandbox>>
  let lodge: ReturnType<typeof financeProvider>['lodgeMandate']
  beforeAll(async () => {
    sandbox = await realSandbox()
  })
  beforeEach(() => {
    lodge = provider({ sandboxUrl: sandbox.url }).lodgeMandate
  })
  afterAll(() => sandbox.stop())
  const lodged = async ({ policyNumber }: Mandate) => {
    const reply = await fetch(`${sandbox.url}/finance/v1/mandates?policyNumber=${policyNumber}`)
    return Object(await reply.json()).mandates
  }
  const order = (fault: object) =>
    fetch(`${sandbox.url}/finance/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })

  const anEnding = ({ tenant, policyNumber }: Mandate): LoanEndingToTell => ({
    tenant,
    policyNumber,
    kind: 'settled',
    lent: pence(55_000),
    sent: pence(40_112),
    owed: pence(0),
    back: pence(0),
    settledOn: localDate('2027-02-02'),
    askedAt: new Date('2027-01-05T10:00:00Z'),
  })

  it('ends an agreement once, with its own reference, and stops its payments [DSK-521]', async () => {
    const { endLoan } = provider({ sandboxUrl: sandbox.url })
    const mandate = aMandate()
    await lodge(mandate)
    const first = await endLoan(anEnding(mandate))
    expect(first).toEqual({ kind: 'acknowledged', ref: expect.stringMatching(/^END/) })
    expect(await endLoan(anEnding(mandate))).toEqual(first)
    expect((await lodged(mandate))[0].payments).toEqual([{ on: '2026-12-16', amount: 5_754 }])
    const other = { ...anEnding(mandate), sent: pence(1) }
    expect(await endLoan(other)).toEqual({ kind: 'failed', reason: 'broken' })
  })

  it('is asked again when its reply was lost, and fails for the account that always fails [DSK-521]', async () => {
    const { endLoan } = provider({ sandboxUrl: sandbox.url })
    const mandate = aMandate()
    await order({ kind: 'drop-after', policyNumber: mandate.policyNumber })
    expect((await endLoan(anEnding(mandate))).kind).toBe('failed')
    expect((await endLoan(anEnding(mandate))).kind).toBe('acknowledged')
    const down = aMandate({ accountNumber: '90000090' })
    await lodge(down)
    expect((await endLoan(anEnding(down))).kind).toBe('failed')
  })

  it('accepts a mandate once, even if it is lodged again [F19]', async () => {
    const mandate = aMandate({ sortCode: '08-99-99', bankName: 'The Co-operative Bank' })
    const first = await lodge(mandate)
    expect(first).toEqual({ kind: 'lodged', ref: expect.stringMatching(/^SBX/) })
    expect(await lodge(mandate)).toEqual(first)
    expect(await lodged(mandate)).toMatchObject([
      { sortCode: '089999', accountEnding: '4958', credit: 55_000, payments: mandate.payments },
    ])
  })

  it.each([
    ['90000001', '1'],
    ['90000005', '5'],
    ['90000011', 'B'],
    ['90000016', 'G'],
  ])('rejects account %s with code %s [F19]', async (accountNumber, code) => {
    expect(await lodge(aMandate({ accountNumber }))).toEqual({ kind: 'rejected', code })
  })

  it('has one mandate after a lost reply, and reports it on retry [F19]', async () => {
    const mandate = aMandate()
    await order({ kind: 'drop-after', policyNumber: mandate.policyNumber })
    expect(await lodge(mandate)).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(await lodge(mandate)).toMatchObject({ kind: 'lodged' })
    expect(await lodged(mandate)).toHaveLength(1)
  })

  it('has no mandate after a failure until it is lodged again [F19]', async () => {
    const mandate = aMandate()
    await order({ kind: 'fail-before', times: 2, policyNumber: mandate.policyNumber })
    for (let i = 0; i < 2; i++) expect(await lodge(mandate)).toEqual({ kind: 'failed', reason: 'broken' })
    expect(await lodged(mandate)).toEqual([])
    expect(await lodge(mandate)).toMatchObject({ kind: 'lodged' })
  })

  it('does not replace the first mandate with another', async () => {
    const mandate = aMandate()
    await lodge(mandate)
    expect(await lodge({ ...mandate, credit: pence(1) })).toEqual({ kind: 'failed', reason: 'broken' })
  })
})

describe('any lender', () => {
  it('is called once, with the configured address and key', async () => {
    const fake = await fakeProvider((reply) => json(reply, 500, {}))
    const { lodgeMandate } = provider({ financeUrl: fake.url, financeKey: 'fk_1' })
    expect(await lodgeMandate(aMandate())).toEqual({ kind: 'failed', reason: 'broken' })
    expect(fake.requests).toHaveLength(1)
    expect(fake.requests[0]).toMatchObject({
      path: '/finance/v1/mandates',
      headers: { authorization: 'Bearer fk_1' },
    })
    await fake.close()
  })

  it('is never quoted: only the code of a rejection is returned', async () => {
    const fake = await fakeProvider((reply) =>
      json(reply, 422, { code: 'Z', reason: 'Account 66374958 <b>' }),
    )
    const { lodgeMandate } = provider({ financeUrl: fake.url })
    expect(await lodgeMandate(aMandate())).toEqual({ kind: 'rejected', code: 'Z' })
    await fake.close()
  })

  it.each([
    [201, {}],
    [201, { mandateRef: '' }],
    [422, {}],
    [422, { code: 'not a code' }],
    [400, { mandateRef: 'M1' }],
  ])('that answers %i %j has neither accepted nor rejected the mandate', async (status, body) => {
    const fake = await fakeProvider((reply) => json(reply, status, body))
    const { lodgeMandate } = provider({ financeUrl: fake.url })
    expect(await lodgeMandate(aMandate())).toEqual({ kind: 'failed', reason: 'broken' })
    await fake.close()
  })

  it('that is down fails', async () => {
    const { lodgeMandate } = provider({ financeUrl: await deadUrl() })
    expect(await lodgeMandate(aMandate())).toEqual({ kind: 'failed', reason: 'unreachable' })
  })
})
