import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountNumberNotes } from '../console/test-values.ts'
import { type TestServices, testServices } from '../testing/test-services.ts'
import { rejectedAccounts } from './mandate.ts'

let dataDir: string
let services: TestServices
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-finance-'))
  services = await testServices(dataDir)
})
afterEach(async () => {
  await services.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const account = {
  sortCode: '089999',
  accountNumber: '66374958',
  accountHolder: 'Morgan Sutton',
  accountHolderAddress: '1 Sample Street',
  accountHolderPostcode: 'ID1 1QD',
}
const mandate = {
  tenant: 'A',
  policyNumber: 'A0000001',
  account,
  credit: 55_000,
  payments: [
    { on: '2026-12-16', amount: 5_754 },
    { on: '2027-01-18', amount: 5_750 },
  ],
}
const lodge = (more: object = {}, at = services) =>
  at.send('POST', '/finance/v1/mandates', { ...mandate, ...more })
const of = (accountNumber: string) => ({ account: { ...account, accountNumber } })
const lodged = async () =>
  (await services.send('GET', '/finance/v1/mandates?policyNumber=A0000001')).body.mandates

describe('a mandate', () => {
  it('is lodged once for a policy, even after a restart [F19]', async () => {
    const first = await lodge()
    expect(first).toEqual({ status: 201, body: { mandateRef: expect.stringMatching(/^SBX[0-9A-F]{12}$/) } })
    expect(await lodge()).toEqual(first)
    const second = await testServices(dataDir)
    expect(await lodge({}, second)).toEqual(first)
    await second.close()
    expect(await lodged()).toHaveLength(1)
    expect((await lodge({ tenant: 'M' })).body).not.toEqual(first.body)
  })

  it('is not replaced by a different one', async () => {
    await lodge()
    expect(await lodge({ credit: 99_000 })).toMatchObject({
      status: 409,
      body: { error: { code: 'MANDATE_DIFFERS' } },
    })
    expect(await lodged()).toMatchObject([{ credit: 55_000 }])
  })

  it('is stored without the full account number and the holder’s details', async () => {
    await lodge()
    expect(await lodged()).toEqual([
      {
        tenant: 'A',
        policyNumber: 'A0000001',
        mandateRef: expect.any(String),
        sortCode: '089999',
        accountEnding: '4958',
        credit: 55_000,
        payments: mandate.payments,
      },
    ])
    const folder = join(dataDir, 'finance')
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(files).toHaveLength(1)
    expect(files.join()).not.toMatch(/66374958|Sutton|Sample|ID1/)
  })

  it('is rejected with the code encoded in its account number, and is not stored [F19]', async () => {
    expect(await lodge(of('90000001'))).toEqual({
      status: 422,
      body: { code: '1', reason: 'Instruction cancelled by payer' },
    })
    expect((await lodge(of('90000011'))).body).toEqual({ code: 'B', reason: 'Account closed' })
    const codes = await Promise.all(
      [...rejectedAccounts.keys()].map(async (number) => (await lodge(of(number))).body.code),
    )
    expect(codes.join('')).toBe('12356BCFGHIKLMNOPQ')
    expect(await lodged()).toEqual([])
    expect((await lodge()).status).toBe(201)
  })

  it('matches the console’s notes on account numbers', async () => {
    for (const { value, what } of accountNumberNotes) {
      const reply = await lodge({ ...of(value), policyNumber: value })
      expect(what).toContain(reply.status === 201 ? 'is lodged' : `code ${reply.body.code}:`)
    }
  })

  it.each([
    ['credit', { credit: 10.5 }],
    ['credit', { credit: 0 }],
    ['payments', { payments: [] }],
    ['on', { payments: [{ on: '16/12/2026', amount: 1 }] }],
    ['amount', { payments: [{ on: '2026-12-16', amount: '1' }] }],
    ['sortCode', { account: { ...account, sortCode: '08-99-99' } }],
    ['accountHolder', { account: { ...account, accountHolder: '' } }],
    ['unknown parameter: extra', { extra: 1 }],
  ])('is refused because of its %s', async (field, wrong) => {
    const { status, body } = await lodge(wrong)
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(field)])
    expect(await lodged()).toEqual([])
  })
})

describe('the end of an agreement', () => {
  const ending = {
    tenant: 'A',
    policyNumber: 'A0000001',
    kind: 'undone',
    lent: 55_000,
    sent: 55_000,
    owed: 0,
    back: 0,
    settledOn: '2026-12-20',
    askedOn: '2026-12-20',
  }
  const end = (more: object = {}) => services.send('POST', '/finance/v1/endings', { ...ending, ...more })

  it('is acknowledged once with a reference of the lender, and stops the payments to come [DSK-521]', async () => {
    await lodge()
    const first = await end()
    expect(first).toEqual({ status: 201, body: { endingRef: expect.stringMatching(/^END[0-9A-F]{12}$/) } })
    expect(await end()).toEqual(first)
    expect(await end({ sent: 55_001 })).toMatchObject({
      status: 409,
      body: { error: { code: 'ENDING_DIFFERS' } },
    })
    expect(await lodged()).toMatchObject([
      { payments: [{ on: '2026-12-16', amount: 5_754 }], endingRef: first.body.endingRef },
    ])
    const { endings } = (await services.send('GET', '/finance/v1/endings?policyNumber=A0000001')).body
    expect(endings).toEqual([{ ...ending, ...first.body }])
  })

  it('before its mandate refuses the mandate [DSK-521]', async () => {
    expect((await end({ kind: 'undrawn', sent: 0 })).status).toBe(201)
    expect(await lodge()).toMatchObject({ status: 409, body: { error: { code: 'AGREEMENT_ENDED' } } })
    expect(await lodged()).toEqual([])
  })

  it('fails every time for the account that the console names [DSK-521]', async () => {
    await lodge(of('90000090'))
    expect([(await end()).status, (await end()).status]).toEqual([503, 503])
  })

  it.each([
    ['kind', { kind: 'forgotten' }],
    ['sent', { sent: -1 }],
    ['settledOn', { settledOn: '20/12/2026' }],
    ['unknown parameter: extra', { extra: 1 }],
  ])('is refused because of its %s', async (field, wrong) => {
    const { status, body } = await end(wrong)
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(field)])
  })
})

it('loses its reply after the effect if a fault was injected, and repeats the same reply on the next call [K10]', async () => {
  await services.send('POST', '/finance/control/faults', { kind: 'drop-after' })
  await expect(lodge()).rejects.toThrow('fetch failed')
  const [lodgedMandate] = await lodged()
  expect((await lodge()).body).toEqual({ mandateRef: lodgedMandate.mandateRef })
  expect(await lodged()).toHaveLength(1)
})
