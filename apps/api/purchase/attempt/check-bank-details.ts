import { parseAccountNumber } from '@milepost/domain/values/account-number'
import { checkBankAccount } from '@milepost/domain/values/bank-account/bank-account'
import { bankName } from '@milepost/domain/values/bank-account/bank-name'
import { parseSortCode } from '@milepost/domain/values/sort-code'
import type { Failed } from '../../platform/ports.ts'
import type { FindBankAccount } from './provider-ports.ts'

export type BankDetailsChecked =
  | { kind: 'valid'; bankName: string | undefined }
  | { kind: 'invalid' }
  | { kind: 'unreadable'; field: 'sortCode' | 'accountNumber'; message: string }
  | Failed

/**
 * Whether a direct debit can be drawn on an account (DDM-22, D-187). The published modulus check runs first and calls no provider.
 * Only a bank knows the rest; if it does not answer, the result is unknown and never "valid" (F18).
 */
export async function checkBankDetails(
  asked: { sortCode: string; accountNumber: string },
  { findBankAccount }: { findBankAccount: FindBankAccount },
): Promise<BankDetailsChecked> {
  const sortCode = parseSortCode(asked.sortCode)
  if (!sortCode.ok) return { kind: 'unreadable', field: 'sortCode', message: sortCode.message }
  const accountNumber = parseAccountNumber(asked.accountNumber)
  if (!accountNumber.ok) return { kind: 'unreadable', field: 'accountNumber', message: accountNumber.message }

  const account = { sortCode: sortCode.value, accountNumber: accountNumber.value }
  if (checkBankAccount(account.sortCode, account.accountNumber) === 'failed') return { kind: 'invalid' }
  const found = await findBankAccount(account)
  switch (found.kind) {
    case 'found':
      return { kind: 'valid', bankName: found.value.bankName ?? bankName(account.sortCode) }
    case 'not-found':
      return { kind: 'invalid' }
    case 'failed':
      return found
  }
}
