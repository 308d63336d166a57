import { pence } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { officeOf } from '../../cli/commands/testing/office-of.ts'
import { verbs } from '../../cli/commands/verbs.ts'
import {
  cancelledPolicy,
  failedRefund,
  owedRefund,
  proposedRefund,
  soldPolicy,
} from '../../desk/policy/testing/sold-policy.ts'
import { readTrail } from '../../platform/audit/store.ts'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { jobStore } from '../../platform/jobs/store.ts'
import { refundStore } from '../refund/refund-store.ts'
import { accountsInWords, checkAccounts } from './accounts-check-store.ts'

const { db, asApi } = await testDatabase()
const time = { now: new Date('2027-03-01T09:00:00Z') }
const server = { apiDb: await asApi(), time }
const office = officeOf(server)
const asAnother = officeOf(server, '', {}, { who: 'Sam Second', door: 'command-line', because: 'a test' })
const refunds = refundStore(db, async () => {})

/** Changes that pass by every rule of the database, as an earlier release or a hand may have left them. */
async function plant(...statements: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const statement of statements) await sql.raw(statement).execute(transaction)
  })
}
const found = async (policyNumber: string) =>
  (await checkAccounts(db, time.now)).flatMap(({ check, cases = [] }) =>
    cases.flatMap((each) => (each.policyNumber === policyNumber ? [{ check, ...each }] : [])),
  )
/** Runs the command that a finding names, as another person if it is a confirmation. */
async function mend(command: string | undefined): Promise<void> {
  const [, words = ''] = /^npm run office -- (.*) --as <name> --because <reason>$/.exec(command ?? '') ?? []
  const all = words.split(' ')
  const two = all.slice(0, 2).join(' ')
  const [verb, rest] = two in verbs ? [two, all.slice(2)] : [all[0] ?? '', all.slice(1)]
  await (verb === 'refund confirm' ? asAnother : office)(verb, ...rest)
}
const actsOn = async (policyNumber: string) =>
  (await readTrail(db, { on: [policyNumber], most: 50 })).map(({ act }) => act)
const pay = async (policyNumber: string) => {
  for (const refund of await refunds.refundsOf({ tenant: 'A', policyNumber }))
    if (refund.state === 'ready') await refunds.complete(refund, time.now)
}

it('names policy, quote, payment and the command, and nothing where nothing is wrong [DSK-517]', async () => {
  const { policy } = await soldPolicy(db, 'A', time)
  expect(await found(policy.policyNumber)).toEqual([])
  await plant(
    `update milepost.policy_document set made_at = null, bytes = null, object_address = null, sha256 = null where policy_number = '${policy.policyNumber}'`,
  )
  const words = accountsInWords(await checkAccounts(db, time.now)).join('\n')
  expect(words).toContain('DOCUMENTS_MISSING: 1  A policy has no documents, and no job will make them')
  expect(words).toContain(
    `policy ${policy.policyNumber}, quote ${policy.reference}, payment ${policy.attemptId}\n        npm run office -- documents again ${policy.policyNumber} --as <name> --because <reason>`,
  )
})

it('names missing documents, and has them made [DSK-517]', async () => {
  const { policy } = await soldPolicy(db, 'A', time)
  await plant(
    `update milepost.policy_document set made_at = null, bytes = null, object_address = null, sha256 = null where policy_number = '${policy.policyNumber}'`,
  )
  const [missing] = await found(policy.policyNumber)
  expect(missing).toMatchObject({ check: 'DOCUMENTS_MISSING' })
  await mend(missing?.mend)
  expect(await found(policy.policyNumber)).toEqual([])
  expect(
    await openQueue({ store: jobStore(db), log: () => {} }).openJobsOf({
      tenant: 'A',
      policyNumber: policy.policyNumber,
    }),
  ).toContain('documents')
  expect(await actsOn(policy.policyNumber)).toEqual(['policy.make-documents'])
})

it('names a customer of an ended policy who is owed money that no refund will pay, and proposes it [DSK-514] [DSK-517]', async () => {
  const { policy } = await owedRefund(db, 'A', time)
  const { policyNumber, tenant } = policy
  await plant(
    `insert into milepost.policy_cancellation (tenant, policy_number, reason, cancelled_at, asked_at, effected_at) select '${tenant}', '${policyNumber}', 'customer', at, at, at from (select '${time.now.toISOString()}'::timestamptz as at) as now`,
  )
  expect(await found(policyNumber)).toEqual([])
  await plant(`update milepost.policy_refund set state = 'refused' where policy_number = '${policyNumber}'`)
  const [open] = await found(policyNumber)
  expect(open).toMatchObject({ check: 'OPEN_BALANCE_ON_ENDED_POLICY', what: 'is owed 15000 pence' })
  await mend(open?.mend)
  expect(await found(policyNumber)).toEqual([])
  await asAnother('refund confirm', policyNumber, '2')
  await pay(policyNumber)
  expect(await refunds.balanceOf(policy.attemptId)).toBe(0)
  expect(await actsOn(policyNumber)).toEqual(expect.arrayContaining(['refund.propose', 'refund.confirm']))
})

it('names pennies that a customer of an ended policy owes, and an old debt, and gives them up [DSK-514] [DSK-517]', async () => {
  const owing = async (pennies: number, daysAgo: number) => {
    const { policy } = await cancelledPolicy(db, 'A', {
      now: new Date(time.now.getTime() - daysAgo * 86_400_000),
    })
    await plant(
      `insert into milepost.ledger_entry (tenant, attempt_id, kind, at) values ('A', '${policy.attemptId}', 'cancellation', now())`,
      `insert into milepost.ledger_line select id, unnest(array['customer', 'fees']), unnest(array[${pennies}, ${-pennies}])
        from milepost.ledger_entry where attempt_id = '${policy.attemptId}' and kind = 'cancellation'`,
    )
    return policy
  }
  const [pennies, debt, recent] = [await owing(45, 1), await owing(9_000, 40), await owing(9_000, 1)]
  expect(await found(recent.policyNumber)).toEqual([])
  for (const { policyNumber, attemptId } of [pennies, debt]) {
    const [open] = await found(policyNumber)
    expect(open).toMatchObject({
      check: 'OPEN_BALANCE_ON_ENDED_POLICY',
      what: expect.stringMatching(/^owes/),
    })
    await mend(open?.mend)
    expect(await refunds.balanceOf(attemptId)).toBe(0)
    expect(await found(policyNumber)).toEqual([])
    expect(await actsOn(policyNumber)).toContain('balance.write-off')
  }
})

it('names a refund that our fees paid to a customer who was owed it, and books it right [DSK-514] [DSK-517]', async () => {
  const { policy } = await owedRefund(db, 'A', time)
  const { policyNumber, attemptId } = policy
  await asAnother('refund confirm', policyNumber, '1')
  await pay(policyNumber)
  await plant(
    `insert into milepost.policy_cancellation (tenant, policy_number, reason, cancelled_at, asked_at, effected_at) select 'A', '${policyNumber}', 'customer', at, at, at from (select '${time.now.toISOString()}'::timestamptz as at) as now`,
    `update milepost.ledger_line set account = 'fees' where account = 'customer'
      and entry_id = (select id from milepost.ledger_entry where attempt_id = '${attemptId}' and kind = 'return-1')`,
  )
  const [wrong, ...more] = await found(policyNumber)
  expect(more).toEqual([])
  expect(wrong).toMatchObject({ check: 'REFUND_BOOKED_TO_WRONG_ACCOUNT', what: 'refund 1' })
  await expect(office('refund owed', policyNumber)).resolves.toBeDefined()
  await plant(
    `update milepost.policy_refund set state = 'replaced' where policy_number = '${policyNumber}' and number = 2`,
  )
  await mend(wrong?.mend)
  expect(await found(policyNumber)).toEqual([])
  expect(await refunds.balanceOf(attemptId)).toBe(0)
  await expect(office('refund rebook', policyNumber, '1')).rejects.toThrow('is owed nothing')
  expect(await actsOn(policyNumber)).toContain('balance.rebook')
})

it('finds nothing wrong with goodwill that is paid while the refund of the cancellation waits [DSK-514] [DSK-517]', async () => {
  const { tenant, policyNumber } = (await owedRefund(db, 'A', time)).policy
  const named = { tenant, policyNumber, amount: pence(50_00), reason: 'goodwill' } as const
  const goodwill = await refunds.begin(
    { ...named, first: { subject: 'tom', name: 'Tom Lead' }, approval: () => 'alone' },
    { returned: pence(150_00) },
    { now: time.now, by: { who: 'Tom Lead', door: 'desk', because: 'a test' } },
  )
  expect(goodwill).toMatchObject({ number: 2, state: 'ready' })
  await pay(policyNumber)
  expect(await found(policyNumber)).toEqual([])
})

it('names a refund that has waited for more than five working days, and what moves it on [DSK-516] [DSK-517]', async () => {
  const monday = time.now
  const [proposed, failed] = [await proposedRefund(db, 'A', time), await failedRefund(db, 'A', time)]
  time.now = new Date('2027-03-08T23:30:00Z')
  expect(await found(proposed.policy.policyNumber)).toEqual([])
  time.now = new Date('2027-03-09T00:30:00Z')
  for (const { policy } of [proposed, failed]) {
    const [waiting] = await found(policy.policyNumber)
    expect(waiting).toMatchObject({ check: 'REFUND_WAITS_TOO_LONG' })
    await mend(waiting?.mend)
    await pay(policy.policyNumber)
    expect(await found(policy.policyNumber)).toEqual([])
  }
  time.now = monday
})

/** A renewal of a policy that we charged, as far as the checks read it. */
async function renewed(noticeAt: string, wanted = '{}') {
  const [ending, next] = [
    await soldPolicy(db, 'A', { ...time, daysAgo: 400 }),
    await soldPolicy(db, 'A', time),
  ]
  const [from, to] = [ending.policy.policyNumber, next.policy.policyNumber]
  await plant(
    `update milepost.policy set wanted = (wanted::jsonb || '{"automaticRenewal":true,"saveCard":true}' || '${wanted}')::json
      where policy_number = '${from}'`,
    `insert into milepost.renewal (tenant, first_policy_number, period_no, from_policy_number, last_day, term, plan, state,
        policy_number, tries, first_told_at, opened_at, moved_at)
      values ('A', '${from}', 2, '${from}', '2027-02-18', 'annual', 'by-itself', 'renewed', '${to}', 1, ${noticeAt}, now(), now())`,
  )
  return { from, policyNumber: to }
}

it('names a renewal that was charged without a notice before it, and has its customer told [DSK-517] [D-278]', async () => {
  expect(await found((await renewed(`'2027-01-20'`)).policyNumber)).toEqual([])
  for (const noticeAt of ['null', `'2027-02-28'`]) {
    const { policyNumber } = await renewed(noticeAt)
    const [charged] = await found(policyNumber)
    expect(charged).toMatchObject({ check: 'CHARGED_WITHOUT_NOTICE' })
    await mend(charged?.mend)
    const { rows } = await sql<{ found: boolean }>`select true as found from milepost.job
      where name = 'unannounced-charge-mail' and data->>'policyNumber' = ${policyNumber}`.execute(db)
    expect(rows).toHaveLength(1)
    expect(await actsOn(policyNumber)).toEqual(['renewal.tell'])
    // As the job records it once the email has left.
    await plant(`insert into milepost.policy_event (tenant, policy_number, kind, at)
      values ('A', '${policyNumber}', 'renewal-told-afterwards', now())`)
    expect(await found(policyNumber)).toEqual([])
  }
})

it.each([
  ['stopped', '{}'],
  ['not asked for', '{"automaticRenewal":false}'],
  ['no card saved', '{"saveCard":false}'],
])(
  'names a renewal against its record (%s), and proposes to refund it [DSK-517] [D-279]',
  async (what, wanted) => {
    const { from, policyNumber } = await renewed(`'2027-01-20'`, wanted)
    if (what === 'stopped')
      await plant(`insert into milepost.subscription_stop values ('A', '${from}', '2027-01-30')`)
    const [against] = await found(policyNumber)
    expect(against).toMatchObject({ check: 'RENEWED_AGAINST_RECORD', what })
    await mend(against?.mend)
    expect(await found(policyNumber)).toEqual([])
    expect(await refunds.refundsOf({ tenant: 'A', policyNumber })).toMatchObject([
      { reason: 'our-mistake', state: 'proposed' },
    ])
    expect(await actsOn(policyNumber)).toEqual(['refund.propose'])
  },
)
