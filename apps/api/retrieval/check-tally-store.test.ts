import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import type { TallyBucket, TallyKey } from './ports.ts'
import { checkTallies } from './store.ts'

const { db } = await testDatabase()
const checks = checkTallies(db)

const now = new Date('2026-11-16T09:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const quarter = (at = now) => ({ now: at, seconds: 15 * 60 })
const key = (of: string, bucket: TallyBucket = 'quote'): TallyKey => ({
  bucket,
  tenant: 'A',
  keyHash: createHash('sha256').update(of).digest(),
})

it('gives each of many simultaneous tries its own number [T2]', async () => {
  const counted = await Promise.all(Array.from({ length: 50 }, () => checks.count(key('many'), quarter())))
  const numbers = counted.map(({ recent }) => recent).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
})

it('starts a new window and continues the total [D-248]', async () => {
  for (let tries = 0; tries < 3; tries += 1) await checks.count(key('window'), quarter())
  expect(await checks.count(key('window'), quarter(after(14)))).toEqual({ recent: 4, inAll: 4 })
  expect(await checks.count(key('window'), quarter(after(16)))).toEqual({ recent: 1, inAll: 5 })
})

it('separates buckets and brands [T2]', async () => {
  await checks.count(key('apart'), quarter())
  expect(await checks.count(key('apart', 'address'), quarter())).toEqual({ recent: 1, inAll: 1 })
  expect(await checks.count({ ...key('apart'), tenant: 'M' }, quarter())).toEqual({ recent: 1, inAll: 1 })
})

it('resets a count, or takes one try back', async () => {
  for (const of of ['forgotten', 'taken back']) {
    await checks.count(key(of), quarter())
    await checks.count(key(of), quarter())
  }
  await checks.forget(key('forgotten'))
  await checks.takeBack(key('taken back'))
  expect(await checks.count(key('forgotten'), quarter())).toEqual({ recent: 1, inAll: 1 })
  expect(await checks.count(key('taken back'), quarter())).toEqual({ recent: 2, inAll: 2 })
})

it('retains tries at a quote as long as a quote lives, and others for a day', async () => {
  await checks.count(key('old'), quarter())
  await checks.count(key('old', 'address'), quarter())
  await checks.count(key('new'), quarter(after(30 * 24 * 60)))
  await checks.count(key('new', 'address'), quarter(after(30 * 24 * 60)))
  const left = await db
    .selectFrom('milepost.check_tally')
    .select('bucket')
    .where('key_hash', '=', key('old').keyHash)
    .execute()
  expect(left).toEqual([{ bucket: 'quote' }])
  await checks.count(key('new'), quarter(after(32 * 24 * 60)))
  const none = await db
    .selectFrom('milepost.check_tally')
    .select('bucket')
    .where('key_hash', '=', key('old').keyHash)
    .execute()
  expect(none).toEqual([])
})
