import { staffRoles } from '@milepost/domain/desk/people'
import { fromPounds } from '@milepost/domain/values/pence'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { cardRemovalStore } from '../../renewal/card-removal-store.ts'
import { removeCards } from '../../renewal/remove-cards.ts'
import { runRenewals } from '../../renewal/run-renewals.ts'
import { savedCardStore } from '../../renewal/subscription-store.ts'
import { type RestartServer, restartServer } from '../../restart/testing/restart-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

let server: RestartServer
let desk: DeskServer
let femi: Browser
beforeAll(async () => {
  server = await restartServer()
  desk = await deskServer({}, { sharing: server })
  server.work({ renewalAddress: async () => undefined })
})
afterAll(() => server.stop())

const DAY = 86_400_000
const because = 'case 4711'
const post = async (call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) => {
  const path = `/api/desk/v1/Policy/${call}`
  const reply = await femi.ask('POST', path, { body: { brand, policyNumber, ...body } })
  expect(reply.status, `${call} ${reply.text}`).toBe(200)
  return reply.body
}
const page = async ({ tenant: brand, policyNumber }: PolicyKey) =>
  (await femi.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`))
    .body
async function signIn() {
  femi = await desk.signedIn(
    { subject: `femi-${server.time.now.getTime()}`, name: 'Femi Example', roles: staffRoles, brands: ['A'] },
    { secondFactor: true },
  )
}
async function cancelled(key: PolicyKey) {
  const asked = { reason: 'customer', hasClaimed: false }
  const { figures } = await post('PreviewCancellation', key, asked)
  const { charge, toLender, toCard } = figures
  await post('CancelPolicyWithRefund', key, { ...asked, seen: { charge, toLender, toCard }, because })
  const tess = await desk.signedIn(
    { subject: `tess-${key.policyNumber}`, name: 'Tess Example', roles: staffRoles, brands: ['A'] },
    { secondFactor: true },
  )
  for (const { number, state } of (await page(key)).refunds)
    if (state === 'proposed') {
      const { tenant: brand, policyNumber } = key
      const body = { brand, policyNumber, number, decision: 'confirm', because }
      expect((await tess.ask('POST', '/api/desk/v1/Policy/ConfirmRefund', { body })).status).toBe(200)
    }
  await server.jobsDone(key)
  return figures
}

it('a restarted policy, cancelled on its fifth day, is charged for its days, and its renewal and card are gone [DSK-503] [DSK-509] [D-286]', async () => {
  const code = 'ANNUAL_CARD_IN_FULL'
  const offered = await server.readyToPay()
  const sold = await server.takeUp(offered, code, await server.confirmed(offered, code))
  const old: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await server.jobsDone(old)
  await signIn()
  await cancelled(old)
  const { quoteReference } = await post('SendRestartLink', old)
  const { ready } = await server.opened(quoteReference)
  const done = await server.restart(ready, await server.paid(ready))
  const key: PolicyKey = { tenant: 'A', policyNumber: done.body.policyNumber }
  await server.jobsDone(key)
  expect(await page(key)).toMatchObject({ cover: { term: 'thirty-day' }, renewal: { status: 'renews' } })
  const policy = await server.ports.policies.findPolicy(key)
  server.time.now = new Date((policy?.coverStart.getTime() ?? 0) + 4 * DAY)
  await signIn()
  const premium = fromPounds((await page(key)).price.premium)
  const charge = Math.floor((premium * 5) / 30)
  expect(await cancelled(key)).toMatchObject({
    daysCovered: 5,
    daysInAll: 30,
    charge: charge / 100,
    toCard: (premium - charge) / 100,
  })
  expect(await page(key)).toMatchObject({
    status: 'cancelled',
    refunds: [{ state: 'refunded' }],
    renewal: { status: 'ended' },
  })
  const emails = (await server.emailsTo(key.policyNumber)).filter((each) =>
    each.includes('has been cancelled'),
  )
  expect(emails).toHaveLength(1)
  expect(emails[0]).toContain('Statement of cancellation')

  const clock = () => server.time.now
  await removeCards({ cardRemovals: cardRemovalStore(server.db), cards: server.ports.cards, clock })
  expect(await savedCardStore(server.db).findCard(key)).toBeUndefined()
  const policies = (await server.policies()).length
  const before = (await server.emailsTo(key.policyNumber)).length
  for (const days of [18, 24, 28, 29, 30, 31, 40]) {
    server.time.now = new Date((policy?.coverStart.getTime() ?? 0) + days * DAY)
    await runRenewals(desk.product)
  }
  expect(await server.policies()).toHaveLength(policies)
  expect(await server.emailsTo(key.policyNumber)).toHaveLength(before)
  // The policy that it restarted stays as it was: cancelled, and told once.
  await signIn()
  expect((await page(old)).status).toBe('cancelled')
  expect(
    (await server.emailsTo(old.policyNumber)).filter((each) => each.includes('has been cancelled')),
  ).toHaveLength(1)
  expect(await checkAccounts(server.db, server.time.now)).toEqual([])
})
