import type { DataRequestTables } from './tables/data-request-tables.ts'
import type {
  AuditTables,
  EncryptionTables,
  LimitTables,
  SessionTables,
  StaffTables,
} from './tables/platform-tables.ts'
import type { PaymentTables, PolicyTables, RenewalTables } from './tables/policy-tables.ts'
import type {
  ComparisonSiteTables,
  DraftTables,
  QuoteTables,
  RestartTables,
  ReturningTables,
} from './tables/quote-tables.ts'
import type { ReferralTables } from './tables/referral-tables.ts'
import type { SearchTables } from './tables/search-tables.ts'
import type { VisitTables } from './tables/visit-tables.ts'
import type { WorkTables } from './tables/work-tables.ts'

/** The schema of all our tables, so that the product can share a database. */
export const SCHEMA = 'milepost'

/** Tables as the migrations leave them. */
export type Database = DraftTables &
  QuoteTables &
  PaymentTables &
  PolicyTables &
  ReturningTables &
  ComparisonSiteTables &
  RestartTables &
  ReferralTables &
  RenewalTables &
  SearchTables &
  DataRequestTables &
  LimitTables &
  AuditTables &
  EncryptionTables &
  SessionTables &
  StaffTables &
  VisitTables &
  WorkTables
