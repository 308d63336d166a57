import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * The queue as one table of ours. Jobs that wait in the tables of pg-boss, which kept them until now, are moved into it: none is lost,
 * and those that were given up stay given up.
 */
export const job: NumberedMigration = {
  name: '0018-job',
  async up(db) {
    await sql`
      create table milepost.job (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        data jsonb not null,
        state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead')),
        run_at timestamptz not null default now(),
        -- When it would have been tried again, had it not been woken early.
        planned_at timestamptz,
        failures integer not null default 0,
        -- How many failures it had when it was last woken with all others of its name.
        woken_after integer not null default 0,
        -- How often a worker has had it: tells one lease of it from every other.
        claims integer not null default 0,
        expiries integer not null default 0,
        lease_seconds integer,
        lease_until timestamptz,
        tried_at timestamptz,
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        error jsonb,
        once_key text unique
      )
    `.execute(db)
    await sql`create index job_waiting on milepost.job (run_at) where state = 'waiting'`.execute(db)
    await sql`create index job_running on milepost.job (lease_until) where state = 'running'`.execute(db)
    await sql`
      do $move$ begin
        if to_regclass('milepost_jobs.job') is null then return; end if;
        insert into milepost.job (id, name, data, state, run_at, failures, claims, created_at, ended_at, error)
        select id, name, data, case when state = 'failed' then 'dead' else 'waiting' end, start_after, retry_count,
          retry_count, created_on, case when state = 'failed' then completed_on end, output
        from milepost_jobs.job
        where name <> 'periodic' and state in ('created', 'retry', 'active', 'failed');
        drop schema milepost_jobs cascade;
      end $move$
    `.execute(db)
  },
}
