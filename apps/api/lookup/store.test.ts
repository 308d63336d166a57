import { aCar, aVan } from '@milepost/domain/questions/vehicle/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { lookedUpVehicles } from './store.ts'

const { db } = await testDatabase()
const { remember, recall } = lookedUpVehicles(db)

const morning = new Date('2026-11-16T09:00:00Z')
const noon = new Date('2026-11-16T12:00:00Z')
const rows = (registration: string) =>
  db.selectFrom('milepost.looked_up_vehicle').selectAll().where('registration', '=', registration).execute()

it('returns everything that was stored about a vehicle, and when', async () => {
  const info = { ...aCar, registrationDate: localDate('2019-03-01') }
  await remember('AB12CDE', { info, at: morning })
  expect(await recall('AB12CDE', morning)).toStrictEqual({ info, at: morning })
  expect(await recall('AB12CDF', morning)).toBeUndefined()
})

it('finds a vehicle regardless of how its registration is typed [D-055]', async () => {
  await remember(' ab13 cde', { info: aCar, at: morning })
  expect(await recall('AB13CDE', morning)).toBeDefined()
  expect(await recall('aB1 3cDe ', morning)).toBeDefined()
  expect(await rows('AB13CDE')).toHaveLength(1)
})

it('does not return an entry that is too old', async () => {
  await remember('AB14CDE', { info: aCar, at: morning })
  expect(await recall('AB14CDE', new Date(morning.getTime() + 1))).toBeUndefined()
})

it('retains the later of two answers, regardless of which is written first', async () => {
  await remember('AB15CDE', { info: aCar, at: morning })
  await remember('AB15CDE', { info: aVan, at: noon })
  await remember('AB15CDE', { info: aCar, at: morning })
  expect(await recall('AB15CDE', morning)).toStrictEqual({ info: aVan, at: noon })
  expect(await rows('AB15CDE')).toHaveLength(1)
})

it('accepts 30 simultaneous answers for one vehicle and retains the latest', async () => {
  const vehicles = Array.from({ length: 30 }, (_, index) => ({
    info: { ...aCar, year: 1990 + index },
    at: new Date(morning.getTime() + index),
  }))
  await Promise.all(vehicles.map((vehicle) => remember('AB16CDE', vehicle)))
  expect(await recall('AB16CDE', morning)).toStrictEqual(vehicles.at(-1))
})

it('stores nothing under an invalid registration', async () => {
  await expect(remember('AB-12', { info: aCar, at: morning })).rejects.toThrow(/registration_check/)
})
