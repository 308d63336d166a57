import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Quotes made of an earlier policy: which answers were assumed because the policy was sold before they were asked (D-266), and the
 * price that the next thirty days may not exceed (D-262). And when a customer was asked for answers that a renewal waits for.
 */
export const earlierAnswers: NumberedMigration = {
  name: '0016-earlier-answers',
  async up(db) {
    await sql`
      alter table milepost.quote
        add column provenance json check (json_typeof(provenance) = 'object'),
        add column ceiling_reference text,
        add column ceiling_version integer check (ceiling_version > 0),
        add check ((ceiling_reference is null) = (ceiling_version is null))
    `.execute(db)
    await sql`
      alter table milepost.renewal
        add column asked_at timestamptz,
        add column asked_again_at timestamptz check (asked_again_at is null or asked_at is not null)
    `.execute(db)
  },
}
