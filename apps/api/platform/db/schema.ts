import type { DataRequestTables } from './tables/data-request-tables'
import type {
  AuditTables,
  EncryptionTables,
  LimitTables,
  SessionTables,
  StaffTables,
} from './tables/platform-tables'
import type { PaymentTables, PolicyTables, RenewalTables } from './tables/policy-tables'
import type {
  ComparisonSiteTables,
  DraftTables,
  QuoteTables,
  RestartTables,
  ReturningTables,
} from './tables/quote-tables'
import type { ReferralTables } from './tables/referral-tables'
import type { SearchTables } from './tables/search-tables'
import type { VisitTables } from './tables/visit-tables'
import type { WorkTables } from './tables/work-tables'

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
