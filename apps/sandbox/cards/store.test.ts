import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryJournal, openStore } from './store.ts'
import { numbers, payIntent, testMerchant, typed } from './testing/test-merchant.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-cards-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const file = () => readFileSync(join(dataDir, 'cards.jsonl'), 'utf8')

it('restores its payments, its ledger and its idempotency keys after a restart [K9]', async () => {
  const first = await testMerchant({ dataDir })
  const { id } = await payIntent(first, numbers.visa)
  const capture = (merchant: typeof first) =>
    merchant.intents('POST', `/payment_intents/${id}/capture`, {}, { 'idempotency-key': 'c1' })
  const before = (await capture(first)).body
  const ledger = (await first.control('GET', '/ledger')).body
  // Not closed, to simulate a kill.
  const second = await testMerchant({ dataDir })
  expect((await second.control('GET', '/ledger')).body).toEqual(ledger)
  expect((await capture(second)).body).toEqual(before)
  await first.close()
  await second.close()
})

it('drops an incomplete line from a crash, and continues', async () => {
  const first = await testMerchant({ dataDir })
  const { id } = await payIntent(first, numbers.visa)
  await first.close()
  appendFileSync(join(dataDir, 'cards.jsonl'), '[{"table":"payments","id":"pi_half')
  const second = await testMerchant({ dataDir })
  expect((await second.intents('POST', `/payment_intents/${id}/capture`)).status).toBe(200)
  await second.close()
  expect(file()).not.toContain('pi_half')
  const third = await testMerchant({ dataDir })
  expect((await third.intents('GET', `/payment_intents/${id}`)).body.status).toBe('succeeded')
  await third.close()
})

it('refuses to write a journal that another process writes', async () => {
  const first = await testMerchant({ dataDir })
  const second = await testMerchant({ dataDir })
  await payIntent(first, numbers.visa)
  expect((await second.frame('payment-methods', typed(numbers.visa))).status).toBe(500)
  await first.close()
  await second.close()
})

it('stores no card number and no security code, in the file or in memory', async () => {
  const merchant = await testMerchant({ dataDir })
  for (const number of Object.values(numbers))
    await merchant.frame('payment-methods', {
      ...typed(number),
      cvc: number.startsWith('3') ? '9876' : '987',
    })
  await payIntent(merchant, numbers.visa)
  const stored = file() + JSON.stringify(merchant.provider.engine.store.all('instruments'))
  for (const number of Object.values(numbers)) expect(stored).not.toContain(number)
  expect(stored).not.toMatch(/cvc|"987/)
  await merchant.close()
})

it('undoes every change of an act that fails', () => {
  const store = openStore(memoryJournal())
  store.put('customers', 'a', { id: 'a', createdAt: 1 })
  const failing = () =>
    store.act(() => {
      store.put('customers', 'a', { id: 'a', createdAt: 2 })
      store.put('customers', 'b', { id: 'b', createdAt: 2 })
      throw new Error('no')
    })
  expect(failing).toThrow('no')
  expect(store.all('customers')).toEqual([{ id: 'a', createdAt: 1 }])
})
