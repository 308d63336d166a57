import type {
  AuditTables,
  EncryptionTables,
  LimitTables,
  SessionTables,
  StaffTables,
} from './platform-schema.ts'

/** The schema of all our tables, so that the product can share a database. */
export const SCHEMA = 'milepost'

/** Tables as the migrations leave them. Each subject adds its own in its `tables.ts`. */
export interface Database extends LimitTables, AuditTables, EncryptionTables, SessionTables, StaffTables {}
