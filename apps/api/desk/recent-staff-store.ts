import { knownBrands, knownRoles, RECENT_STAFF_DAYS, type StaffMember } from '@milepost/domain/desk/people'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

/**
 * Staff of a brand who have signed in recently, as of their last sign-in: from the audit trail, which remains after the session is
 * gone. Who works here is known to the identity provider only.
 */
export async function recentStaff(
  db: Kysely<Database>,
  brand: BrandCode,
  now: Date,
): Promise<readonly StaffMember[]> {
  const { rows } = await sql<{
    subject: string
    name: string
    after: { roles?: string[]; brands?: string[] }
  }>`
    select distinct on (about_id) about_id as subject, who as name, after from milepost.audit_entry
    where act = 'staff.sign-in' and at > ${now}::timestamptz - ${RECENT_STAFF_DAYS} * interval '1 day'
    order by about_id, position desc`.execute(db)
  return rows
    .map(({ subject, name, after }) => ({
      subject,
      name,
      roles: knownRoles(after.roles ?? []),
      brands: knownBrands(after.brands ?? []),
    }))
    .filter(({ brands }) => brands.includes(brand))
    .sort((one, other) => one.name.localeCompare(other.name))
}
