import type { Branded } from './branded.ts'
import { readDecimal } from './decimal.ts'
import { grouped } from './grouped.ts'

/** An amount of money in whole pence. Every amount in the domain is one of these; pounds are used in JSON and on screens only. */
export type Pence = Branded<number, 'Pence'>

export function isPence(amount: unknown): amount is Pence {
  return Number.isSafeInteger(amount) && !Object.is(amount, -0)
}

/** For amounts known to be whole pence. Throws on anything else: that is a bug, not an answer. */
export function pence(amount: number): Pence {
  const whole = amount === 0 ? 0 : amount
  if (!isPence(whole)) throw new RangeError('An amount of money must be a whole number of pence')
  return whole
}

/**
 * Exact: 19.99 is 1999, never 1998. Throws if the amount is not pounds and whole pence; customers' text goes through parseMoney.
 */
export function fromPounds(pounds: number | string): Pence {
  // A number that is the closest to a whole number of hundredths is exactly those; any other is read digit by digit.
  if (typeof pounds === 'number') {
    const hundredths = Math.round(pounds * 100)
    if (hundredths / 100 === pounds && Number.isSafeInteger(hundredths)) return pence(hundredths)
  }
  const decimal = readDecimal(pounds)
  if (decimal === undefined) throw new RangeError('An amount in pounds must be a plain decimal number')
  const hundredths = decimal.units * 100n
  const divisor = 10n ** BigInt(decimal.scale)
  if (hundredths % divisor !== 0n) throw new RangeError('An amount in pounds may not hold a part of a penny')
  return pence(Number(hundredths / divisor))
}

/** Pounds as in JSON (D-253). */
export function toPounds(amount: Pence): number {
  return amount / 100
}

export function add(...amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce((sum, amount) => sum + amount, 0))
}

export function subtract(from: Pence, amount: Pence): Pence {
  return pence(from - amount)
}

/**
 * A percentage of an amount, computed exactly and rounded once, half up. Half a negative penny rounds away from zero, so that a
 * refund mirrors its charge.
 */
export function percentage(amount: Pence, percent: number | string): Pence {
  // With a whole rate, integer arithmetic is enough; any other is computed digit by digit.
  const hundredths = typeof percent === 'number' && Number.isInteger(percent) ? amount * percent : Number.NaN
  if (Number.isSafeInteger(2 * hundredths + 100)) {
    const rounded = Math.floor((Math.abs(hundredths) * 2 + 100) / 200)
    return pence(hundredths < 0 ? -rounded : rounded)
  }
  const decimal = readDecimal(percent)
  if (decimal === undefined) throw new RangeError('A percentage must be a plain decimal number')
  const divisor = 100n * 10n ** BigInt(decimal.scale)
  const product = BigInt(amount) * decimal.units
  const magnitude = product < 0n ? -product : product
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return pence(Number(product < 0n ? -rounded : rounded))
}

/** "£1,234", "-£5": whole pounds, without the pence. */
function inPounds(amount: Pence): string {
  return `${amount < 0 ? '-' : ''}£${grouped(Math.trunc(Math.abs(amount) / 100))}`
}

/** A price: always two decimals, "£1,234.50" (CON-12). */
export function formatPence(amount: Pence): string {
  return `${inPounds(amount)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`
}

/** A value or limit: "£1,234", with pence only if there are any (CON-12). */
export function formatPounds(amount: Pence): string {
  return amount % 100 === 0 ? inPounds(amount) : formatPence(amount)
}
