import { expect, it } from 'vitest'
import type { Risk } from '../risk/risk.ts'
import { howMany } from '../testing/how-many.ts'
import { aPolicyholder, aTaxiHolder, aTelematicsHolder, aVanHolder, today } from '../testing/people.ts'
import { rateFiles, ratesOf } from '../testing/rates.ts'
import { rate } from './rate.ts'
import { ratesInForce } from './rates.ts'
import { readTables } from './tables.ts'

/** The same risk as read from storage, its fields in a different order. */
function stored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_name, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  ) as Value
}

const RISKS = howMany({ inEveryRun: 250, inLongRun: 2500 })

it.each([
  ['cars', aPolicyholder],
  ['vans', aVanHolder],
  ['taxis', aTaxiHolder],
  ['telematics', aTelematicsHolder],
])(
  'prices the same risk to the same penny from storage and from tables read again: %s',
  (_what, holder) => {
    // The files in a different order, as another machine may list them.
    const { book } = readTables(rateFiles.toReversed())
    const rates = ratesInForce(book, holder(0).line, today)
    if (!rates.ok) throw new Error(rates.problems.join())
    const differs = (risk: Risk) =>
      JSON.stringify(rate(risk, ratesOf(risk.line))) !== JSON.stringify(rate(stored(risk), rates.rates))
    const differing = Array.from({ length: RISKS }, (_, seed) => seed * 17).find((seed) =>
      differs(holder(seed)),
    )
    expect(differing).toBeUndefined()
  },
  30_000,
)
