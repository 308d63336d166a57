import type { AccountNumber } from '../account-number.ts'
import type { SortCode } from '../sort-code.ts'
import { passesRow } from './modulus-check.ts'
import { modulusRowsFor } from './modulus-weights.ts'

/** returns the same result for any number and any order of calls */
export type ModulusOutcome = 'passed' | 'failed' | 'not-covered'

/** Pairs of exceptions where passing one is enough. */
const eitherOr: readonly (readonly [number, number])[] = [
  [2, 9],
  [10, 11],
  [12, 13],
]

/**
 * Whether an account number can belong to a sort code, by the published modulus check (D-187). Server only: the table is large.
 */
export function checkBankAccount(sortCode: SortCode, accountNumber: AccountNumber): ModulusOutcome {
  const rows = modulusRowsFor(sortCode)
  if (rows.length === 0) return 'not-covered'
  const isUncheckable = rows.some((row) => row.exception === 6) && isForeignCurrencyAccount(accountNumber)
  if (isUncheckable) return 'passed'
  const isOneEnough = eitherOr.some(
    ([one, other]) => rows[0]?.exception === one && rows[1]?.exception === other,
  )
  const passes = rows.map((row) => passesRow(row, sortCode, accountNumber))
  return (isOneEnough ? passes.includes(true) : !passes.includes(false)) ? 'passed' : 'failed'
}

/** Exception 6: a from 4 to 8 with g equal to h marks a foreign currency account, which has no check digits. */
function isForeignCurrencyAccount(accountNumber: AccountNumber): boolean {
  const first = accountNumber.charAt(0)
  return first >= '4' && first <= '8' && accountNumber.charAt(6) === accountNumber.charAt(7)
}
