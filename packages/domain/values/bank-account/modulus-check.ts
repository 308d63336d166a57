import table from './modulus-substitutions.json' with { type: 'json' }
import type { ModulusRow } from './modulus-weights.ts'

/** Weights of exception 2 for accounts whose first digit is not 0: if g is not 9, and if it is. */
const exceptionTwoWeights = [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1]
const exceptionTwoWeightsForNine = [0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 10, 9, 3, 1]

const substitutes = new Map(Object.entries(table.substitutions))

/**
 * Whether an account passes one row of the table, by the published rules of "Validating account numbers" (Pay.UK). As there, the
 * digits of sort code and account are called u v w x y z and a b c d e f g h. Exceptions about two rows together (2 with 9, 6, 10
 * with 11, 12 with 13) are decided by the caller.
 */
export function passesRow(row: ModulusRow, sortCode: string, accountNumber: string): boolean {
  const [a, b, c, , , , g, h] = accountNumber
  switch (row.exception) {
    case 1:
      return (total(row, sortCode, accountNumber) + 27) % 10 === 0
    case 2: {
      if (a === '0') return passesPlainly(row, sortCode, accountNumber)
      const weights = g === '9' ? exceptionTwoWeightsForNine : exceptionTwoWeights
      return passesPlainly({ ...row, weights }, sortCode, accountNumber)
    }
    case 3:
      return c === '6' || c === '9' || passesPlainly(row, sortCode, accountNumber)
    case 4:
      return total(row, sortCode, accountNumber) % 11 === Number(`${g}${h}`)
    case 5:
      return passesWithCheckDigits(row, substitutes.get(sortCode) ?? sortCode, accountNumber)
    case 7:
      return passesPlainly(g === '9' ? withoutLeadingWeights(row) : row, sortCode, accountNumber)
    case 8:
      return passesPlainly(row, '090126', accountNumber)
    case 9:
      return passesPlainly(row, '309634', accountNumber)
    case 10: {
      const isSpecial = (a === '0' || a === '9') && b === '9' && g === '9'
      return passesPlainly(isSpecial ? withoutLeadingWeights(row) : row, sortCode, accountNumber)
    }
    case 14:
      return (
        passesPlainly(row, sortCode, accountNumber) ||
        ((h === '0' || h === '1' || h === '9') &&
          passesPlainly(row, sortCode, `0${accountNumber.slice(0, 7)}`))
      )
    default:
      return passesPlainly(row, sortCode, accountNumber)
  }
}

function passesPlainly(row: ModulusRow, sortCode: string, accountNumber: string): boolean {
  return total(row, sortCode, accountNumber) % modulusOf(row) === 0
}

/** Exception 5: the remainder is not 0 but determines a check digit, g on the MOD11 row and h on the DBLAL row. */
function passesWithCheckDigits(row: ModulusRow, sortCode: string, accountNumber: string): boolean {
  const modulus = modulusOf(row)
  const remainder = total(row, sortCode, accountNumber) % modulus
  const checkDigit = Number(accountNumber.charAt(row.method === 'MOD11' ? 6 : 7))
  return checkDigit === (remainder === 0 ? 0 : modulus - remainder)
}

function modulusOf(row: ModulusRow): 10 | 11 {
  return row.method === 'MOD11' ? 11 : 10
}

/** The sum of digit times weight; on DBLAL rows, the sum of the digits of each product. */
function total(row: ModulusRow, sortCode: string, accountNumber: string): number {
  const digits = Array.from(sortCode + accountNumber, Number)
  return row.weights.reduce((sum, weight, place) => {
    const product = weight * (digits[place] ?? 0)
    return sum + (row.method === 'DBLAL' ? Math.floor(product / 10) + (product % 10) : product)
  }, 0)
}

/** The weights of u to b become 0. */
function withoutLeadingWeights(row: ModulusRow): ModulusRow {
  return { ...row, weights: row.weights.map((weight, place) => (place < 8 ? 0 : weight)) }
}
