import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { readSandbox } from './testing/asking.ts'
import { takeUp } from './testing/buyer.ts'
import { chaos } from './testing/chaos.ts'
import { confirmationsOf, inTurns, prepare } from './testing/crowd.ts'
import { faults } from './testing/oracle.ts'
import { waitUntilIdle } from './testing/wait-until-idle.ts'

const { inDeployment } = chaos()

it('does every job of 20 purchases once with three workers at the same queue [F23]', async () => {
  await inDeployment(async (deployment) => {
    const web = await deployment.start({ ROLE: 'web' })
    const crowd = await prepare(deployment, () => web.origin, 20)
    await Promise.all([1, 2, 3].map(() => deployment.start({ ROLE: 'worker' })))
    const answers = await inTurns(crowd, 20, async ({ ready, paid }) => ({
      reference: ready.reference,
      answer: await takeUp(web.origin, ready, paid),
    }))
    expect(answers.map(({ answer }) => answer.status)).toEqual(crowd.map(() => 200))
    await waitUntilIdle(deployment.db)
    expect(await faults(deployment, confirmationsOf(answers))).toEqual([])
    const consolePage = await (await readSandbox(deployment.sandboxUrl)).text()
    for (const place of crowd.keys())
      expect(consolePage.split(`to buyer-${place}@example.com<`)).toHaveLength(2)
  })
})

it('captures the money once when a worker is suspended until another has its job, and then resumes [F23]', async () => {
  await inDeployment(async (deployment) => {
    const web = await deployment.start({ ROLE: 'web' })
    const asleep = await deployment.start({ ROLE: 'worker' })
    const [purchase] = await prepare(deployment, () => web.origin, 1)
    if (!purchase) throw new Error('Nobody bought')
    await deployment.cardSandbox.fault('capture', 'delay', undefined, { times: 1, ms: 2_000 })
    const answer = await takeUp(web.origin, purchase.ready, purchase.paid)
    const isTaking = async () => {
      const { rows } = await sql`
        select from milepost.job where name = 'capture' and state = 'running'`.execute(deployment.db)
      return rows.length === 1
    }
    await vi.waitUntil(isTaking, { timeout: 10_000, interval: 20 })
    asleep.signal('SIGSTOP')
    await deployment.start({ ROLE: 'worker' })
    await vi.waitUntil(async () => !(await isTaking()), { timeout: 60_000, interval: 200 })
    await waitUntilIdle(deployment.db)
    asleep.signal('SIGCONT')
    await pause(3_000)
    await waitUntilIdle(deployment.db)
    expect(
      await faults(deployment, confirmationsOf([{ reference: purchase.ready.reference, answer }])),
    ).toEqual([])
  })
})
