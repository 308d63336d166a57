import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { purchaseServer } from '../../payment/testing/purchase-server'
import { officeOf } from './testing/office-of'

const shop = await purchaseServer()
afterAll(() => shop.stop())

const office = officeOf(shop)

it('lists payments that stand still, and jobs to be done or given up, and tries those again [F17] [F20]', async () => {
  expect(await office('payments')).toEqual(['No payment is unfinished'])
  expect(await office('jobs')).toEqual(['Nothing is to be done, and nothing was given up'])
  const ready = await shop.readyToPay()
  const paid = await shop.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
  shop.pass(7)
  expect(await office('payments')).toEqual([
    `CREATED  7 min  ${paid.paymentId}  ${ready.reference}  sandbox-intents ${paid.authorizationId}`,
  ])
  await shop.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)
  expect((await office('payments'))[0]).toMatch(/^TAKEN_UP {2}0 min/)
  await sql`update milepost.job set state = 'dead', ended_at = now() where name = 'documents'`.execute(
    shop.db,
  )
  const lines = await office('jobs')
  expect(lines).toEqual(
    expect.arrayContaining(['open  capture  1', expect.stringMatching(/^dead {2}documents .*policyNumber/)]),
  )
  await expect(office('jobs again', 'nobody')).rejects.toThrow('There is no dead job nobody')
  expect(await office('jobs again', 'all')).toEqual([expect.stringMatching(/^documents .* once more$/)])
  shop.work()
  const [policy] = await shop.policies()
  if (policy === undefined) throw new Error('No policy')
  await shop.settled({ tenant: policy.tenant, policyNumber: policy.policy_number })
  expect(await office('payments')).toEqual(['No payment is unfinished'])
  expect(await office('jobs')).toEqual(['Nothing is to be done, and nothing was given up'])
})
