import { taxOn } from '@milepost/domain/quote/price'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { add, type Pence, pence } from '@milepost/domain/values/pence'
import type { Driver } from '../risk/driver'
import type { Risk } from '../risk/risk'
import { codeRow } from './factor'
import type { Rates } from './rates'
import type { Row } from './tables'

/** One step of a price: what moved it, by which row of which version of a table, and where it stood after, in pence not yet rounded. */
export type PriceLine = {
  factor: string
  version: LocalDate
  key: string
  /** The pounds it starts from or is raised to, or what it is multiplied by. */
  kind: 'base' | 'multiplier' | 'minimum'
  value: number
  running: number
}

export type RatedPrice = {
  premium: Pence
  ipt: Pence
  gross: Pence
  /** The driver whose risk counts, by place in the list. */
  ratedDriver: number
  lines: readonly PriceLine[]
}

/**
 * Multiplies in the written order, holds the lowest premium, rounds once, adds the tax. Every step is kept, so that why a price is
 * what it is can be read from it (D-139).
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

/** The riskiest driver counts, not the average: the one whose own factors multiply to the most. */
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

/** Binary fractions may leave half a penny a hair below itself; a millionth of a penny puts it back, as on paper. */
export function halfUp(amount: number): Pence {
  return pence(Math.floor(amount + 0.5 + 1e-6))
}
