/** An exact decimal number: units x 10^-scale. */
export type Decimal = { units: bigint; scale: number }

const MAX_LENGTH = 32
export const decimalPattern = /^-?\d+(?:\.\d+)?$/

/**
 * Reads a plain decimal exactly. A number is read by its shortest text, so 19.99 is 1999 hundredths although the nearest binary
 * fraction is less. Undefined for anything else: exponents, NaN, infinities, other text.
 */
export function readDecimal(amount: number | string): Decimal | undefined {
  const text = String(amount)
  if (text.length > MAX_LENGTH || !decimalPattern.test(text)) return undefined
  const point = text.indexOf('.')
  if (point === -1) return { units: BigInt(text), scale: 0 }
  return { units: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 }
}
