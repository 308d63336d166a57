import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { officeOf } from './testing/office-of.ts'

const server = await purchaseServer()
afterAll(() => server.stop())

const office = officeOf(server)

it('lists stuck payments and jobs that are waiting or dead, and retries the dead jobs [F17] [F20]', async () => {
  expect(await office('payments')).toEqual(['No payment is unfinished'])
  expect(await office('jobs')).toEqual(['No job is open or dead'])
  const ready = await server.readyToPay()
  const paid = await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
  server.pass(7)
  expect(await office('payments')).toEqual([
    `CREATED  7 min  ${paid.paymentId}  ${ready.reference}  sandbox-intents ${paid.authorizationId}`,
  ])
  await server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)
  expect((await office('payments'))[0]).toMatch(/^TAKEN_UP {2}0 min/)
  await sql`update milepost.job set state = 'dead', ended_at = now() where name = 'documents'`.execute(
    server.db,
  )
  const lines = await office('jobs')
  expect(lines).toEqual(
    expect.arrayContaining(['open  capture  1', expect.stringMatching(/^dead {2}documents .*policyNumber/)]),
  )
  await expect(office('jobs again', 'nobody')).rejects.toThrow('There is no dead job nobody')
  expect(await office('jobs again', 'all')).toEqual([expect.stringMatching(/^documents .* will be retried$/)])
  server.work()
  const [policy] = await server.policies()
  if (policy === undefined) throw new Error('No policy')
  await server.jobsDone({ tenant: policy.tenant, policyNumber: policy.policy_number })
  expect(await office('payments')).toEqual(['No payment is unfinished'])
  expect(await office('jobs')).toEqual(['No job is open or dead'])
})
