import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RenewalServer, renewalServer } from '../../renewal/testing/renewal-server.ts'
import { officeOf } from './testing/office-of.ts'

let server: RenewalServer
let office: ReturnType<typeof officeOf>
beforeAll(async () => {
  server = await renewalServer()
  office = officeOf(server)
})
afterAll(() => server.stop())

it('cancels a policy once with its figures, and refuses what it cannot do [D-224] [DSK-512]', async () => {
  const { policy } = await server.subscribe()
  const number = policy.policyNumber
  const [first, ...figures] = await office('cancel', number, 'customer', 'no-claim')
  expect(first).toBe(`${number} is cancelled: customer`)
  expect(figures.join('\n')).toMatch(/To the card £/)
  // A typed name has no authority: a second person confirms.
  expect(await server.refunds.refundsOf(policy)).toMatchObject([{ state: 'proposed' }])
  const again = office('cancel', number, 'fraud', 'no-claim')
  await expect(again).rejects.toThrow(`${number}: The policy has been cancelled.`)
  await expect(office('cancel', 'A-99999999', 'customer', 'no-claim')).rejects.toThrow('There is no policy')
  await expect(office('cancel', 'X-1', 'customer', 'no-claim')).rejects.toThrow('X-1 is not a policy number')
  await expect(office('cancel', number, 'boredom', 'no-claim')).rejects.toThrow('usage: cancel')
  await expect(office('cancel', number, 'customer')).rejects.toThrow('usage: cancel')
})

it('asks about the policy that follows, cancels both, and stops the chain [D-225] [D-279]', async () => {
  const { policy: paying } = await server.subscribe()
  const { policy: renewed } = await server.subscribe({ email: 'other@example.com' })
  const { policy: kept } = await server.subscribe({ email: 'third@example.com' })
  server.at('2026-12-12T09:00:00Z')
  await server.run()
  server.at('2026-12-18T09:00:00Z')
  const { renewals, cancellations } = server.renewing
  const next = await renewals.renewalAfter(paying)
  expect(next && (await renewals.claimCharge(next, server.time.now))).toBeDefined()
  // What it becomes would follow a cancelled policy.
  await expect(office('cancel', paying.policyNumber, 'customer', 'no-claim')).rejects.toThrow(
    'The payment for the renewal of',
  )

  await server.run()
  await server.capture()
  const follows = (await renewals.renewalAfter(renewed))?.policyNumber ?? ''
  const [, , , , , ...shown] = await office('cancellation', renewed.policyNumber, 'customer', 'no-claim')
  expect(shown[0]).toBe(`${follows} follows:`)
  const cancel = (number: string, ...more: string[]) =>
    office('cancel', number, 'customer', 'no-claim', ...more)
  await expect(cancel(renewed.policyNumber)).rejects.toThrow('Add "following cancel" or "following keep"')
  expect(await cancellations.findCancellation(renewed)).toBeUndefined()
  const done = await cancel(renewed.policyNumber, 'following', 'cancel')
  expect(done.filter((line) => line.endsWith('is cancelled: customer'))).toEqual([
    `${renewed.policyNumber} is cancelled: customer`,
    `${follows} is cancelled: customer`,
  ])
  const following = { tenant: renewed.tenant, policyNumber: follows }
  expect(await cancellations.findCancellation(following)).toMatchObject({
    broughtBy: renewed.policyNumber,
    // It never began: no day of it is charged.
    figures: { charge: 0, daysCovered: 0 },
  })

  const keptNext = (await renewals.renewalAfter(kept))?.policyNumber ?? ''
  await cancel(kept.policyNumber, 'following', 'keep')
  expect(
    await cancellations.findCancellation({ tenant: kept.tenant, policyNumber: keptNext }),
  ).toBeUndefined()

  // Thirty days on, nothing of the cancelled chain is charged.
  const before = (await server.policies()).length
  for (const day of ['2027-01-11', '2027-01-17', '2027-01-18', '2027-01-19']) {
    server.at(`${day}T09:00:00Z`)
    await server.run()
    await server.capture()
  }
  const after = (await server.policies()).slice(before)
  expect(after.map(({ reference }) => reference)).toHaveLength(1)
  expect(await renewals.renewalAfter(following)).toMatchObject({ state: 'stopped', because: 'cancelled' })
})
