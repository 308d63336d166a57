import type { AccountCheck } from './account-check-store'
import { ledgerChecks } from './ledger-check-store'
import { lenderChecks } from './lender-check-store'
import { promiseChecks } from './promise-check-store'
import { purchaseChecks } from './purchase-check-store'
import { refundChecks } from './refund-check-store'
import { renewalChecks } from './renewal-check-store'

/** Everything that `npm run accounts` checks. */
export const accountChecks: readonly AccountCheck[] = [
  ...purchaseChecks,
  ...ledgerChecks,
  ...lenderChecks,
  ...refundChecks,
  ...renewalChecks,
  ...promiseChecks,
]
