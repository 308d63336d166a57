import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { erasedWithPolicy } from './policy-erasure-store.ts'
import { retentionRules } from './retention-rules.ts'

const { db } = await testDatabase()

const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'milepost' order by 1
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** The tables whose rows are deleted with a row of this one by cascade. */
const fallingWith = async (table: string) => {
  const { rows } = await sql<{ name: string }>`
    with recursive falling (oid) as (
      select to_regclass(${`milepost.${table}`})::oid
      union
      select conrelid from pg_constraint join falling on confrelid = falling.oid
      where contype = 'f' and confdeltype = 'c'
    )
    select relname as name from pg_class join falling using (oid)
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Erased explicitly, before the quote that they refer to; versions by a trigger, or with their month (CLU-604). */
const byHand = ['payment_attempt', 'mail_sent', 'mail_claim', 'quote_version']

it('states for every table how its rows are erased, or why they are retained [T30]', async () => {
  expect(Object.keys(retentionRules).sort()).toEqual(await tables())
})

it.each(['quote', 'draft'])('leaves nothing that belongs to a %s behind', async (whole) => {
  const rules = Object.entries(retentionRules)
    .filter(([, rule]) => 'erased' in rule && rule.erased === `with its ${whole}`)
    .map(([name]) => name)
  const falls = await fallingWith(whole)
  expect(rules.filter((name) => !byHand.includes(name) && !falls.includes(name))).toEqual([])
})

it('erases every table that names a policy with it, or says when [D-281]', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'milepost' and column_name = 'policy_number' and table_name <> 'policy' order by 1
  `.execute(db)
  const ends = rows.map(({ name }) => {
    const rule = retentionRules[name]
    return [name, rule && 'erased' in rule ? rule.erased : 'never'] as const
  })
  const allowed = ['with its policy', 'with its quote', 'with its chain']
  expect(ends.filter(([, end]) => !allowed.includes(end))).toEqual([])
  const ruled = Object.entries(retentionRules).flatMap(([name, rule]) =>
    'erased' in rule && rule.erased === 'with its policy' ? [name] : [],
  )
  expect([...erasedWithPolicy].sort()).toEqual(ruled.sort())
})

it('never deletes retained data with a quote or a draft', async () => {
  const neverErased = Object.entries(retentionRules).flatMap(([name, rule]) => ('kept' in rule ? [name] : []))
  const falls = [...(await fallingWith('quote')), ...(await fallingWith('draft'))]
  expect(neverErased.filter((name) => falls.includes(name))).toEqual([])
})
