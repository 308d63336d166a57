import type { RatedLine } from '@milepost/domain/lines/lines'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Driver } from '../risk/driver.ts'
import { journeysOn } from '../risk/journeys-on.ts'
import type { Risk } from '../risk/risk.ts'
import { closingFactors } from './closing-factors.ts'
import { driverFactors } from './driver-factors.ts'
import {
  bindFactor,
  type DriverFactor,
  isRatedOn,
  missingCodes,
  type PolicyFactor,
  type Rating,
  type Unfit,
} from './factor.ts'
import { policyFactors } from './policy-factors.ts'
import { type CodeTable, inForce, type RateBook, type RateTable } from './tables.ts'

/** The tables of a line in force on a day, each bound to its factor, in rating order. */
export type Rates = {
  line: RatedLine
  base: CodeTable
  minimum: CodeTable
  driver: readonly Rating<Driver>[]
  policy: readonly Rating<Risk>[]
  closing: readonly Rating<Risk>[]
}

export type RatesInForce = { ok: true; rates: Rates } | { ok: false; problems: readonly string[] }

/** Complete rates, or everything that is missing: a price is never calculated from incomplete rates. */
export function ratesInForce(book: RateBook, line: RatedLine, on: LocalDate): RatesInForce {
  const problems: string[] = []
  const base = amounts(book, line, 'base', on, problems)
  const minimum = amounts(book, line, 'minimum', on, problems)
  const hasBegun = base !== undefined
  const binding = { book, line, on, problems, hasBegun }
  const ofPolicy = (factor: PolicyFactor, table: RateTable) => bindFactor<Risk>(factor, table, line)
  const ofDriver = (factor: DriverFactor, table: RateTable) => bindFactor<Driver>(factor, table, line)
  const bound = {
    driver: bindAll(driverFactors, ofDriver, binding),
    policy: bindAll(policyFactors, ofPolicy, binding),
    closing: bindAll(closingFactors, ofPolicy, binding),
  }
  if (base === undefined || minimum === undefined || problems.length > 0) return { ok: false, problems }
  return { ok: true, rates: { line, base, minimum, ...bound } }
}

/** The same, cached by line and day. */
export function ratesByDay(book: RateBook): (line: RatedLine, on: LocalDate) => RatesInForce {
  const known = new Map<string, RatesInForce>()
  return (line, on) => {
    const name = `${line} ${on}`
    const found = known.get(name) ?? ratesInForce(book, line, on)
    known.set(name, found)
    return found
  }
}

type Binding = {
  book: RateBook
  line: RatedLine
  on: LocalDate
  problems: string[]
  /** The line is sold on this day, because it has a base table. */
  hasBegun: boolean
}

function bindAll<Factor extends DriverFactor | PolicyFactor, Subject>(
  factors: readonly Factor[],
  bind: (factor: Factor, table: RateTable) => Rating<Subject> | Unfit,
  { book, line, on, problems, hasBegun }: Binding,
): readonly Rating<Subject>[] {
  const ratings: Rating<Subject>[] = []
  for (const factor of factors) {
    if (!isRatedOn(factor, line)) continue
    const table = inForce(book, `${line}/${factor.table}`, on)
    if (table === undefined) {
      // A factor added later did not exist yet: earlier days are rated without it, as they were (D-139).
      if (hasBegun && book.has(`${line}/${factor.table}`)) continue
      problems.push(`rates/${line}/${factor.table} has no version in force on ${on}`)
      continue
    }
    const rating = table.unit === 'multiplier' ? bind(factor, table) : notMultipliers(table.path)
    if (typeof rating === 'function') ratings.push(rating)
    else problems.push(rating.unfit)
  }
  return ratings
}

/** Amounts in pounds for each journey priced from this line. */
function amounts(book: RateBook, line: RatedLine, name: string, on: LocalDate, problems: string[]) {
  const table = inForce(book, `${line}/${name}`, on)
  if (table === undefined) problems.push(`rates/${line}/${name} has no version in force on ${on}`)
  if (table?.kind !== 'codes') return undefined
  if (table.unit !== 'pounds') problems.push(`${table.path} must be in pounds`)
  // The newest version comes first.
  const versions = book.get(`${line}/${name}`) ?? []
  const missing = missingCodes(
    table,
    journeysOn(line)
      .map(({ id }) => id)
      .filter((id) => !isAddedLater(id, versions, on)),
  )
  if (missing !== undefined) problems.push(missing.unfit)
  return table
}

/** A journey that only a later version has was not sold yet: the day is rated as it was then (D-139). */
function isAddedLater(id: string, versions: readonly RateTable[], on: LocalDate): boolean {
  const first = versions.findLast((table) => table.kind === 'codes' && table.rows.has(id))
  return first !== undefined && first.version > on
}

function notMultipliers(path: string) {
  return { unfit: `${path} must hold multipliers` }
}
