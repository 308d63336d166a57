import { sql, type Transaction } from 'kysely'
import type { Database } from '../../apps/api/platform/db/schema.ts'

/**
 * Policies sold and paid for, with their accounts and documents, written without the constraints that tie them to complete quotes.
 */
export async function sellPolicies(
  transaction: Transaction<Database>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(transaction)
  const numbers = sql`generate_series(${from}::integer + 1, ${to}::integer) as number`
  const reference = sql`'A-' || lpad(upper(to_hex(number)), 11, '0')`
  const attempt = sql`'pay_' || lpad(number::text, 22, '0')`
  await sql`
    insert into milepost.quote (tenant, reference, journey, term, channel, status, current_version, created_at, expires_at)
      select 'A', ${reference}, 'acorn_pc', 'annual', 'direct', 'taken-up', 1, now(), now() + interval '30 days' from ${numbers}
  `.execute(transaction)
  await sql`
    insert into milepost.payment_attempt (id, tenant, reference, quote_version, option_id, collection_code, amount_pence,
      provider, state, created_at, moved_at, looked_at, pay_by)
      select ${attempt}, 'A', ${reference}, 1, 'o', 'c', 50000, 'sandbox', 'CAPTURED', now(), now(), now(), now() from ${numbers}
  `.execute(transaction)
  await sql`
    insert into milepost.policy (tenant, policy_number, reference, quote_version, attempt_id, journey, term, option_id,
      collection_code, due_now_pence, total_payable_pence, cover_start, cover_end, wanted, contact, issued_at)
      select 'A', ${reference}, ${reference}, 1, ${attempt}, 'acorn_pc', 'annual', 'o', 'c', 50000, 50000, now(),
        now() + interval '1 year', '{}', '{}', now() from ${numbers}
  `.execute(transaction)
  await sql`
    insert into milepost.policy_document (id, tenant, policy_number, kind, place, name, file_name, bytes, sha256, made_at)
      select kind || lpad(number::text, 22, '0'), 'A', ${reference}, kind, 1, kind, kind, 'x', sha256('x'), now()
      from ${numbers}, unnest(array['certificate', 'schedule', 'welcome']) as kind
  `.execute(transaction)
  await sql`
    with entry as (
      insert into milepost.ledger_entry (tenant, attempt_id, kind, at)
        select 'A', ${attempt}, kind, now() from ${numbers}, unnest(array['sale', 'capture']) as kind returning id, kind
    )
    insert into milepost.ledger_line (entry_id, account, pence)
      select id, 'customer', case kind when 'sale' then 50000 else -50000 end from entry
      union all
      select id, case kind when 'sale' then 'premium' else 'card-provider' end, case kind when 'sale' then -50000 else 50000 end
      from entry
  `.execute(transaction)
}
