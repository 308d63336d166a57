import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { beforeEach, expect, it } from 'vitest'
import type { VehicleByRegistration } from '../../lookup/ports.ts'
import { lookedUpVehicles } from '../../lookup/store.ts'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import { cachedVehicles } from './cached-vehicles.ts'

const { db } = await testDatabase()
const table = lookedUpVehicles(db)
beforeEach(() => db.deleteFrom('milepost.looked_up_vehicle').execute())

const HOUR = 60 * 60 * 1000
const start = new Date('2026-11-16T09:00:00Z')

/** A process with its own memory cache, and its calls to the provider. */
function aProcess({ answer = found, most = 5_000 }: { answer?: VehicleByRegistration; most?: number } = {}) {
  const asked: string[] = []
  let now = start
  const lookUp = cachedVehicles(
    (registration) => {
      asked.push(registration)
      return answer(registration)
    },
    { lookedUp: table, clock: () => now, most },
  )
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { lookUp, asked, wait }
}

const found: VehicleByRegistration = async (registration) => ({
  kind: 'found',
  value: { ...aCar, abicode: registration },
})
const foundAs = (registration: string) => ({ kind: 'found', value: { ...aCar, abicode: registration } })

it('calls the provider once, regardless of how the registration is typed [D-055]', async () => {
  const { lookUp, asked } = aProcess()
  expect(await lookUp('ab12 cde')).toEqual(foundAs('AB12CDE'))
  expect(await lookUp('AB12CDE')).toEqual(foundAs('AB12CDE'))
  expect(asked).toEqual(['AB12CDE'])
})

it('answers from memory without the table', async () => {
  const { lookUp, asked } = aProcess()
  await lookUp('AB12CDE')
  await db.deleteFrom('milepost.looked_up_vehicle').execute()
  expect(await lookUp('AB12CDE')).toEqual(foundAs('AB12CDE'))
  expect(asked).toHaveLength(1)
})

it('uses the vehicle that another process looked up', async () => {
  await aProcess().lookUp('AB12CDE')
  const other = aProcess()
  expect(await other.lookUp('AB12CDE')).toEqual(foundAs('AB12CDE'))
  await db.deleteFrom('milepost.looked_up_vehicle').execute()
  expect(await other.lookUp('AB12CDE')).toEqual(foundAs('AB12CDE'))
  expect(other.asked).toEqual([])
})

it('calls the provider again after a day', async () => {
  const { lookUp, asked, wait } = aProcess()
  await lookUp('AB12CDE')
  wait(24 * HOUR)
  await lookUp('AB12CDE')
  expect(asked).toHaveLength(1)
  wait(1)
  expect(await lookUp('AB12CDE')).toEqual(foundAs('AB12CDE'))
  expect(asked).toHaveLength(2)
})

it('counts the day from the provider’s reply, not from the read of the table', async () => {
  await aProcess().lookUp('AB12CDE')
  const other = aProcess()
  other.wait(23 * HOUR)
  await other.lookUp('AB12CDE')
  other.wait(2 * HOUR)
  await other.lookUp('AB12CDE')
  expect(other.asked).toHaveLength(1)
})

it.each([
  ['not found', { kind: 'not-found' }],
  ['failed', { kind: 'failed', reason: 'timed-out' }],
] as const)('does not cache the outcome %s', async (_what, outcome) => {
  const { lookUp, asked } = aProcess({ answer: async () => outcome })
  expect(await lookUp('AB12CDE')).toEqual(outcome)
  expect(await lookUp('AB12CDE')).toEqual(outcome)
  expect(asked).toHaveLength(2)
  expect(await table.recall('AB12CDE', start)).toBeUndefined()
})

it('holds no more than its limit and drops the least recently used vehicle', async () => {
  const { lookUp, asked } = aProcess({ most: 2 })
  await lookUp('A1')
  await lookUp('A2')
  await lookUp('A1')
  await lookUp('A3')
  await db.deleteFrom('milepost.looked_up_vehicle').execute()
  await lookUp('A1')
  await lookUp('A3')
  expect(asked).toEqual(['A1', 'A2', 'A3'])
  await lookUp('A2')
  expect(asked).toEqual(['A1', 'A2', 'A3', 'A2'])
})
