import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/** The proofs that a policy's documents ask for, each followed by staff until it is accepted or waived (D-276). */
export const policyProof: NumberedMigration = {
  name: '0053-policy-proof',
  async up(db) {
    await sql`
      create table milepost.policy_proof (
        tenant text not null,
        policy_number text not null,
        code text not null check (code ~ '^[a-z-]+$'),
        state text not null check (state in ('asked', 'received', 'accepted', 'refused', 'not-needed')),
        refusal text check ((state = 'refused') = (refusal is not null)),
        asked_at timestamptz not null,
        due_on text not null check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        moved_at timestamptz not null,
        primary key (tenant, policy_number, code),
        foreign key (tenant, policy_number) references milepost.policy
      )
    `.execute(db)
    await sql`
      create index policy_proof_open on milepost.policy_proof (due_on) where state in ('asked', 'received', 'refused')
    `.execute(db)
  },
}
