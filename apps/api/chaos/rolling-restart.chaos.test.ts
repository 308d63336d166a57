import { expect, it } from 'vitest'
import type { Answer } from './testing/asking.ts'
import { balanced } from './testing/balancer.ts'
import { intent, pay, readyToPay, takeUp } from './testing/buyer.ts'
import { chaos, many } from './testing/chaos.ts'
import { confirmationsOf, tally } from './testing/crowd.ts'
import { faults } from './testing/oracle.ts'
import { waitUntilIdle } from './testing/wait-until-idle.ts'

const { inDeployment } = chaos()
const restarts = many('CHAOS_ROUNDS', 6)

it(`answers no take-up with a 5xx while ${restarts} processes are replaced one by one [F25]`, async () => {
  await inDeployment(async (deployment) => {
    await deployment.start()
    await deployment.start()
    const answers: { reference: string; answer: Answer }[] = []
    let isOver = false
    const buysOn = async (place: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const variant = (place + turn) % 2 === 0 ? 'intents' : 'drop-in'
        const [first] = deployment.serving()
        // Quotes are made on a process that is not restarting: they are not what is tested here.
        const steady = deployment.serving().at(-1) ?? first
        if (!steady) continue
        const ready = await readyToPay(steady.origin)
        const paid = await pay(
          deployment.cardSandbox,
          await intent(steady.origin, ready, variant),
          ready,
          variant,
        )
        const answer = await balanced(deployment.serving, (origin) => takeUp(origin, ready, paid))
        answers.push({ reference: ready.reference, answer })
      }
    }
    const load = Promise.all([0, 1, 2, 3].map(buysOn))
    for (let restart = 0; restart < restarts; restart += 1) {
      await deployment.start()
      const [oldest] = deployment.serving()
      const ending = await oldest?.stop('SIGTERM')
      expect(ending).toEqual({ code: 0, signal: null })
    }
    isOver = true
    await load
    await waitUntilIdle(deployment.db)
    const counts = tally(answers)
    process.stdout.write(`${JSON.stringify(counts)}\n`)
    expect(Object.keys(counts).filter((name) => name === '0' || name.startsWith('5'))).toEqual([])
    expect(await faults(deployment, confirmationsOf(answers))).toEqual([])
  })
})
