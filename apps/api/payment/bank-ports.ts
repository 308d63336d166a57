import type { AccountNumber } from '@milepost/domain/values/account-number'
import type { SortCode } from '@milepost/domain/values/sort-code'
import type { Failed, Found, NotFound } from '../platform/provider-ports'

/** Whether a bank has this account. `found` may name the bank. */
export type FindBankAccount = (account: {
  sortCode: SortCode
  accountNumber: AccountNumber
}) => Promise<Found<{ bankName: string | undefined }> | NotFound | Failed>
