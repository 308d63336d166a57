import type { AccountCheck } from './account-check-store.ts'
import { ledgerChecks } from './ledger-check-store.ts'
import { lenderChecks } from './lender-check-store.ts'
import { promiseChecks } from './promise-check-store.ts'
import { purchaseChecks } from './purchase-check-store.ts'
import { refundChecks } from './refund-check-store.ts'
import { renewalChecks } from './renewal-check-store.ts'

/** Everything that `npm run accounts` checks. */
export const accountChecks: readonly AccountCheck[] = [
  ...purchaseChecks,
  ...ledgerChecks,
  ...lenderChecks,
  ...refundChecks,
  ...renewalChecks,
  ...promiseChecks,
]
