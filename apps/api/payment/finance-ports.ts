import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { Failed } from '../platform/provider-ports'

/** The account a direct debit is drawn on (DAT-29). Sealed wherever it is kept. */
export type BankAccount = {
  sortCode: string
  accountNumber: string
  bankName: string | undefined
  accountHolder: string
  accountHolderAddress: string
  accountHolderPostcode: string
}

export type Mandate = {
  tenant: BrandCode
  policyNumber: string
  account: BankAccount
  credit: Pence
  payments: readonly { on: LocalDate; amount: Pence }[]
}

/** A bank will not pay by direct debit: why, by its Bacs AUDDIS code. */
export type MandateRejection = { kind: 'rejected'; code: string }

/** Lodges a mandate with the lender, keyed by the policy: lodged twice is lodged once (F19). */
export type LodgeMandate = (
  mandate: Mandate,
) => Promise<{ kind: 'lodged'; ref: string } | MandateRejection | Failed>
