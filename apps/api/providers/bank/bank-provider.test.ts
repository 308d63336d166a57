import { type AccountNumber, parseAccountNumber } from '@milepost/domain/values/account-number'
import { parseSortCode, type SortCode } from '@milepost/domain/values/sort-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deadUrl, fakeProvider, json } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { type BankSettings, bankProvider } from './bank-provider.ts'

function account(
  sortCode: string,
  accountNumber = '12345678',
): { sortCode: SortCode; accountNumber: AccountNumber } {
  const code = parseSortCode(sortCode)
  const number = parseAccountNumber(accountNumber)
  if (!code.ok || !number.ok) throw new Error('Not an account')
  return { sortCode: code.value, accountNumber: number.value }
}
const provider = (settings: Partial<BankSettings>) =>
  bankProvider(
    { sandboxUrl: 'http://sandbox.invalid', ...settings },
    { clock: () => new Date(), observe: () => {} },
  )

describe('the bank check of the sandbox, over HTTP', () => {
  let sandbox: Awaited<ReturnType<typeof realSandbox>>
  beforeAll(async () => {
    sandbox = await realSandbox()
  })
  afterAll(() => sandbox.stop())
  const find = (sortCode: string, accountNumber?: string) =>
    provider({ sandboxUrl: sandbox.url }).findBankAccount(account(sortCode, accountNumber))

  it('finds an account, with the bank’s name if the reply has one [API-03]', async () => {
    expect(await find('99-99-01')).toEqual({ kind: 'found', value: { bankName: 'Sandbox Bank' } })
    expect(await find('20-29-59', '63748472')).toEqual({ kind: 'found', value: { bankName: undefined } })
    expect(await find('99-99-94')).toEqual({ kind: 'not-found' })
  })

  it.each([
    ['99-99-95', 'broken'],
    ['99-99-96', 'broken'],
    ['99-99-98', 'unreachable'],
  ])('fails for %s as %s [F18]', async (sortCode, reason) => {
    expect(await find(sortCode)).toEqual({ kind: 'failed', reason })
  })

  it('waits at most three seconds [F18]', async () => {
    const before = performance.now()
    expect(await find('99-99-97')).toEqual({ kind: 'failed', reason: 'timed-out' })
    const ms = performance.now() - before
    expect(ms).toBeGreaterThan(2_900)
    expect(ms).toBeLessThan(4_500)
  })
})

describe('any bank check', () => {
  it('is called once, regardless of the reply [F18]', async () => {
    const fake = await fakeProvider((reply) => json(reply, 500, {}))
    const { findBankAccount } = provider({ bankCheckUrl: fake.url })
    expect(await findBankAccount(account('08-99-99', '66374958'))).toEqual({
      kind: 'failed',
      reason: 'broken',
    })
    expect(fake.requests).toHaveLength(1)
    expect(JSON.parse(fake.requests[0]?.body ?? '')).toEqual({
      sortCode: '089999',
      accountNumber: '66374958',
    })
    expect(fake.requests[0]?.headers.authorization).toBeUndefined()
    await fake.close()
  })

  it('is called with the configured address and key', async () => {
    const fake = await fakeProvider((reply) => json(reply, 200, { exists: true, bankName: 'A\u202Ebank\n' }))
    const { findBankAccount } = provider({ bankCheckUrl: `${fake.url}/`, bankCheckKey: 'bk_1' })
    expect(await findBankAccount(account('089999'))).toEqual({ kind: 'found', value: { bankName: 'A bank' } })
    expect(fake.requests[0]).toMatchObject({
      path: '/bank/v1/check',
      headers: { authorization: 'Bearer bk_1' },
    })
    await fake.close()
  })

  it.each([
    [200, {}],
    [200, { exists: 'yes' }],
    [200, { exists: true, bankName: 'x'.repeat(101) }],
    [200, null],
    [202, { exists: true }],
    [400, { exists: true }],
    [404, { exists: false }],
  ])('that answers %i %j has not confirmed the account [F18]', async (status, body) => {
    const fake = await fakeProvider((reply) => json(reply, status, body))
    const { findBankAccount } = provider({ bankCheckUrl: fake.url })
    expect(await findBankAccount(account('089999'))).toEqual({ kind: 'failed', reason: 'broken' })
    await fake.close()
  })

  it('that is down fails immediately', async () => {
    const { findBankAccount } = provider({ bankCheckUrl: await deadUrl() })
    expect(await findBankAccount(account('089999'))).toEqual({ kind: 'failed', reason: 'unreachable' })
  })
})
