import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { cards } from '../providers/card/testing/card-sandbox.ts'
import { isToAskAgain, readSandbox } from './testing/asking.ts'
import { intent, monthly, pay, readyToPay, takeUp } from './testing/buyer.ts'
import { chaos, many } from './testing/chaos.ts'
import { confirmationsOf, inTurns, prepare, tally } from './testing/crowd.ts'
import { comesBack } from './testing/customer.ts'
import { allDown } from './testing/dependencies.ts'
import { faults } from './testing/oracle.ts'
import { waitUntilIdle } from './testing/wait-until-idle.ts'

const { inDeployment } = chaos()
const instrument = { number: cards.visa }

it('completes every purchase after the card provider was down for a while, at every step of a purchase [F12] [F27]', async () => {
  await inDeployment(async (deployment) => {
    const { origin } = await deployment.start()
    const crowd = await prepare(deployment, () => origin, 12)
    const sold = await inTurns(crowd.slice(0, 4), 4, async ({ ready, paid }) => ({
      reference: ready.reference,
      answer: await takeUp(origin, ready, paid),
    }))
    for (const kind of ['drop-after', 'drop-before', 'fail-before'])
      await deployment.cardSandbox.fault('any', kind, undefined, { times: kind === 'fail-before' ? 1000 : 6 })
    const during = await inTurns(crowd.slice(4), 8, async ({ ready, paid }) => ({
      answer: await takeUp(origin, ready, paid),
    }))
    expect(during.filter(({ answer }) => answer.status !== 200 && !isToAskAgain(answer))).toEqual([])
    await pause(many('CHAOS_DOWN_SECONDS', 20) * 1_000)
    await deployment.cardSandbox.forgetFaults()
    const after = await inTurns(crowd.slice(4), 8, async ({ ready, paid, variant }) => ({
      reference: ready.reference,
      answer: await comesBack(
        () => origin,
        { cardSandbox: deployment.cardSandbox, ready, variant, instrument },
        paid,
      ),
    }))
    process.stdout.write(
      `while down ${JSON.stringify(tally(during))}, after ${JSON.stringify(tally(after))}\n`,
    )
    await waitUntilIdle(deployment.db, 240)
    expect(after.map(({ answer }) => answer.status)).toEqual(after.map(() => 200))
    expect(await faults(deployment, confirmationsOf([...sold, ...after]))).toEqual([])
  })
})

it('sells a policy with email, portal, lender, bank check and address look-up all down, and does the rest when they are back [F21] [F22] [F26]', async () => {
  await inDeployment(async (deployment) => {
    const down = await deployment.start(allDown)
    const ready = await readyToPay(down.origin, monthly)
    const paid = await pay(
      deployment.cardSandbox,
      await intent(down.origin, ready, 'intents'),
      ready,
      'intents',
    )
    const answer = await takeUp(down.origin, ready, paid)
    expect(answer).toMatchObject({ status: 200, body: { portalUserStatus: 'USER_NOT_CREATED' } })
    await pause(3_000)
    await down.stop()
    await deployment.start()
    await waitUntilIdle(deployment.db)
    expect(await faults(deployment, confirmationsOf([{ reference: ready.reference, answer }]))).toEqual([])
    expect(await (await readSandbox(deployment.sandboxUrl)).text()).toContain('to buyer@example.com<')
    const mandates = await deployment.db.selectFrom('milepost.finance_mandate').selectAll().execute()
    expect(mandates).toMatchObject([{ state: 'lodged' }])
  })
})

it('keeps the policy when the bank rejects the direct debit, and emails the customer [F19]', async () => {
  await inDeployment(async (deployment) => {
    const { origin } = await deployment.start()
    const bank = { sortCode: '99-00-00', accountNumber: '90000001' }
    const ready = await readyToPay(origin, monthly, bank)
    const paid = await pay(deployment.cardSandbox, await intent(origin, ready, 'drop-in'), ready, 'drop-in')
    const answer = await takeUp(origin, ready, paid)
    expect(answer.status).toBe(200)
    await waitUntilIdle(deployment.db)
    expect(await faults(deployment, confirmationsOf([{ reference: ready.reference, answer }]))).toEqual([])
    const mandates = await deployment.db.selectFrom('milepost.finance_mandate').selectAll().execute()
    expect(mandates).toMatchObject([{ state: 'rejected' }])
    expect(
      (await (await readSandbox(deployment.sandboxUrl)).text()).split('to buyer@example.com<'),
    ).toHaveLength(3)
  })
})

it('creates the documents again after they could not be stored twice [F20]', async () => {
  await inDeployment(async (deployment) => {
    const { origin } = await deployment.start()
    await sql`create sequence milepost.tries`.execute(deployment.db)
    await sql`
      create function milepost.refuse_twice() returns trigger language plpgsql as $$
      begin
        if nextval('milepost.tries') in (3, 5) then raise exception 'the disk is full'; end if;
        return new;
      end $$`.execute(deployment.db)
    await sql`
      create trigger refuse_twice before update on milepost.policy_document
      for each row execute function milepost.refuse_twice()`.execute(deployment.db)
    const ready = await readyToPay(origin)
    const paid = await pay(deployment.cardSandbox, await intent(origin, ready, 'intents'), ready, 'intents')
    const answer = await takeUp(origin, ready, paid)
    expect(answer.status).toBe(200)
    await waitUntilIdle(deployment.db)
    expect(await faults(deployment, confirmationsOf([{ reference: ready.reference, answer }]))).toEqual([])
    const documents = await deployment.db.selectFrom('milepost.policy_document').select(['made_at']).execute()
    expect(documents.length).toBeGreaterThan(3)
    expect(documents.filter(({ made_at }) => made_at === null)).toEqual([])
  })
})
