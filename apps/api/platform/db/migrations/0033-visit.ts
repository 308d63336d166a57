import { sql } from 'kysely'
import type { NumberedMigration } from './numbered-migration.ts'

/**
 * Visits to the site for the journey console: what browsers reported, and counts by day. A visit is a random id that stands for
 * nobody: nothing joins it to a quote, a session or an address. Every word is one of a list, so no row can hold what somebody typed.
 * What the server knows by itself is counted from quotes, payments and policies, which need to be found by their day.
 */
export const visit: NumberedMigration = {
  name: '0033-visit',
  async up(db) {
    // Lengths apart from patterns: PostgreSQL expands a count in a pattern.
    await sql`
      create table milepost.visit_event (
        at timestamptz not null,
        visit uuid not null,
        journey text not null,
        channel text not null check (channel in ('direct', 'aggregator')),
        -- The comparison site, or nothing.
        site text not null check (length(site) between 0 and 40 and site !~ '[^a-z]'),
        kind text not null check (length(kind) between 1 and 40 and kind !~ '[^a-z-]'),
        step text not null check (length(step) between 1 and 40 and step !~ '[^A-Za-z]'),
        question text not null check (length(question) between 0 and 100 and question !~ '[^A-Za-z-]'),
        code text not null check (length(code) between 0 and 60 and code !~ '[^A-Za-z0-9_-]'),
        band text not null check (length(band) between 0 and 6 and band !~ '[^0-9]')
      )
    `.execute(db)
    // Rows lie in the order they came in: a day is a stretch of pages, and the index of a year fits into a few.
    await sql`
      create index visit_event_at on milepost.visit_event
        using brin (at) with (pages_per_range = 16, autosummarize = on)
    `.execute(db)
    await sql`
      create table milepost.visit_count (
        -- In London.
        day date not null,
        journey text not null,
        channel text not null,
        site text not null,
        kind text not null,
        step text not null,
        question text not null,
        code text not null,
        -- Seconds of a step, pounds of a price, or the first step of a visit.
        band text not null,
        visits integer not null check (visits >= 0),
        times integer not null check (times > 0),
        primary key (day, kind, journey, channel, site, step, question, code, band)
      )
    `.execute(db)
    // A day that has been counted. Its row is the lock: of two processes that count one day the second waits, and finds it done.
    await sql`
      create table milepost.visit_day (
        day date primary key,
        counted_at timestamptz not null
      )
    `.execute(db)
    for (const [table, column] of [
      ['payment_attempt', 'created_at'],
      ['policy', 'issued_at'],
      ['quote_grant', 'made_at'],
    ] as const)
      await sql`
        create index ${sql.raw(`${table}_${column}`)} on ${sql.table(`milepost.${table}`)}
          using brin (${sql.raw(column)}) with (pages_per_range = 16, autosummarize = on)
      `.execute(db)
  },
}
