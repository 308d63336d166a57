import type { AuditTables } from './tables/audit-tables'
import type { ComparisonSiteTables } from './tables/comparison-site-tables'
import type { DraftTables } from './tables/draft-tables'
import type { EncryptionTables } from './tables/encryption-tables'
import type { LimitTables } from './tables/limit-tables'
import type { PaymentTables } from './tables/payment-tables'
import type { PolicyTables } from './tables/policy-tables'
import type { QuoteTables } from './tables/quote-tables'
import type { RenewalTables } from './tables/renewal-tables'
import type { RestartTables } from './tables/restart-tables'
import type { ReturningTables } from './tables/returning-tables'
import type { SessionTables } from './tables/session-tables'

/** The name every table of ours lies under, so that the product can share a database with others. */
export const SCHEMA = 'milepost'

/** Tables as the migrations leave them. */
export type Database = DraftTables &
  QuoteTables &
  PaymentTables &
  PolicyTables &
  ReturningTables &
  ComparisonSiteTables &
  RestartTables &
  RenewalTables &
  LimitTables &
  AuditTables &
  EncryptionTables &
  SessionTables
