import type { AuditTables, EncryptionTables, LimitTables, SessionTables } from './tables/platform-tables'
import type { PaymentTables, PolicyTables, RenewalTables } from './tables/policy-tables'
import type {
  ComparisonSiteTables,
  DraftTables,
  QuoteTables,
  RestartTables,
  ReturningTables,
} from './tables/quote-tables'

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
