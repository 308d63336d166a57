import { taxOn } from '@milepost/domain/quote/price'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { add, type Pence, pence } from '@milepost/domain/values/pence'
import type { Driver } from '../risk/driver.ts'
import type { Risk } from '../risk/risk.ts'
import { codeRow } from './factor.ts'
import type { Rates } from './rates.ts'
import type { Row } from './tables.ts'

/** One step of a price: the factor, the row and version of its table, and the unrounded pence after it. */
export type PriceLine = {
  factor: string
  version: LocalDate
  key: string
  /** The pounds to start from or the minimum, or the multiplier. */
  kind: 'base' | 'multiplier' | 'minimum'
  value: number
  running: number
}

export type RatedPrice = {
  premium: Pence
  ipt: Pence
  gross: Pence
  /** The index of the driver whose risk counts. */
  ratedDriver: number
  lines: readonly PriceLine[]
}

/**
 * Multiplies in the defined order, applies the minimum premium, rounds once and adds the tax. Every step is stored, so that the
 * price can be explained (D-139).
 */
export function rate(risk: Risk, rates: Rates): RatedPrice {
  if (risk.line !== rates.line)
    throw new RangeError(`A risk on ${risk.line} cannot be rated on ${rates.line}`)
  const { driver, rows } = dearestDriver(risk.drivers, rates)
  for (const rating of rates.policy) rating(risk, rows)

  const base = codeRow(rates.base, risk.journey)
  const lines: PriceLine[] = [line(base, 'base', base.value * 100)]
  let running = multiplied(base.value * 100, rows, lines)

  const minimum = codeRow(rates.minimum, risk.journey)
  if (running < minimum.value * 100) {
    running = minimum.value * 100
    lines.push(line(minimum, 'minimum', running))
  }
  const closing: Row[] = []
  for (const rating of rates.closing) rating(risk, closing)
  running = multiplied(running, closing, lines)

  const premium = halfUp(running)
  const ipt = taxOn(premium)
  return { premium, ipt, gross: add(premium, ipt), ratedDriver: driver, lines }
}

/** The riskiest driver counts, not the average: the one whose factors have the highest product. */
function dearestDriver(drivers: readonly Driver[], rates: Rates): { driver: number; rows: Row[] } {
  let dearest = { driver: 0, rows: ratedOn(drivers[0], rates) }
  let most = product(dearest.rows)
  for (let index = 1; index < drivers.length; index += 1) {
    const rows = ratedOn(drivers[index], rates)
    const weight = product(rows)
    if (weight > most) {
      dearest = { driver: index, rows }
      most = weight
    }
  }
  return dearest
}

function ratedOn(driver: Driver | undefined, rates: Rates): Row[] {
  const rows: Row[] = []
  if (driver !== undefined) for (const rating of rates.driver) rating(driver, rows)
  return rows
}

function product(rows: readonly Row[]): number {
  let result = 1
  for (const { value } of rows) result *= value
  return result
}

function multiplied(from: number, rows: readonly Row[], lines: PriceLine[]): number {
  let running = from
  for (const row of rows) {
    running *= row.value
    lines.push(line(row, 'multiplier', running))
  }
  return running
}

function line({ table, version, key, value }: Row, kind: PriceLine['kind'], running: number): PriceLine {
  return { factor: table, version, key, kind, value, running }
}

/** In binary floating point half a penny may be stored slightly below itself; a millionth of a penny corrects that. */
export function halfUp(amount: number): Pence {
  return pence(Math.floor(amount + 0.5 + 1e-6))
}
