import { totalExcess } from '@milepost/domain/quote/excess'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { aDriver, anImpoundRisk, aRisk, aTaxiRisk } from '../testing/people.ts'
import { excessesOf } from './excesses.ts'

const newDriver = (age: number) => aDriver({ age, licence: { type: 'F', years: 1 } })
const borne = (drivers: Parameters<typeof aRisk>[0]) =>
  Object.fromEntries(excessesOf(aRisk(drivers)).map(({ code, amount }) => [code, amount / 100]))

it('is £25 to repair and £115 to replace a windscreen [CON-37]', () => {
  expect(borne({})).toEqual({
    COMPULSORY: 250,
    VOLUNTARY: 250,
    FIRE_AND_THEFT: 250,
    WINDSCREEN_REPAIR: 25,
    WINDSCREEN_REPLACEMENT: 115,
  })
})

it.each([
  [20, 'YOUNG_DRIVER', 400],
  [21, 'YOUNG_DRIVER', 250],
  [24, 'YOUNG_DRIVER', 250],
  [25, 'INEXPERIENCED_DRIVER', 150],
])('for a driver of %i with a new licence adds %s', (age, code, pounds) => {
  const added = borne({ drivers: [newDriver(age)] })
  expect(added[code]).toBe(pounds)
  expect(Object.keys(added).filter((name) => name.endsWith('_DRIVER'))).toEqual([code])
})

it('adds one for a new driver among others, and none after two years of driving', () => {
  expect(borne({ drivers: [aDriver(), newDriver(30)] })['INEXPERIENCED_DRIVER']).toBe(150)
  const twoYears = aDriver({ age: 30, licence: { type: 'F', years: 2 } })
  expect(borne({ drivers: [twoYears] })).not.toHaveProperty('INEXPERIENCED_DRIVER')
})

it('uses the age of the youngest driver', () => {
  expect(borne({ drivers: [aDriver(), newDriver(19)] })['YOUNG_DRIVER']).toBe(400)
})

it('depends on the line', () => {
  const [taxi] = excessesOf(aTaxiRisk())
  const [impound] = excessesOf(anImpoundRisk())
  expect([taxi?.amount, impound?.amount]).toEqual([fromPounds(350), fromPounds(500)])
})

it('has no excess for what is not covered', () => {
  expect(borne({ cover: { level: 'TPFT' } })).not.toHaveProperty('WINDSCREEN_REPAIR')
  expect(borne({ cover: { level: 'TPO' } })).not.toHaveProperty('FIRE_AND_THEFT')
})

it('omits a voluntary excess of £0', () => {
  const risk = aRisk({ cover: { voluntaryExcess: pence(0) } })
  expect(totalExcess(excessesOf(risk))).toBe(fromPounds(250))
  expect(excessesOf(risk).some(({ code }) => code === 'VOLUNTARY')).toBe(false)
})
