import { expect, it } from 'vitest'
import type { Answer } from './testing/asking.ts'
import { intent, pay, readyToPay, takeUp } from './testing/buyer.ts'
import { chaos, many } from './testing/chaos.ts'
import { confirmationsOf, tally } from './testing/crowd.ts'
import { faults } from './testing/oracle.ts'
import { hasNginx, proxyBefore } from './testing/proxy.ts'
import { waitUntilIdle } from './testing/wait-until-idle.ts'

const { inDeployment } = chaos()
const restarts = many('CHAOS_ROUNDS', 6)
const buyers = [0, 1, 2, 3]

/** The processes of compose.yaml without its containers: two API processes behind its proxy, a worker, a database, the sandbox. */
it.skipIf(!hasNginx)(
  `fails no purchase while the two processes behind the proxy are restarted ${restarts} times, and the worker too [F25]`,
  async () => {
    await inDeployment(async (deployment) => {
      const web = { ROLE: 'web', PROXY_DEPTH: '1' }
      let serving = [await deployment.start(web), await deployment.start(web)]
      let worker = await deployment.start({ ROLE: 'worker' })
      const proxy = await proxyBefore(serving.map(({ port }) => port))
      const answers: { reference: string; answer: Answer }[] = []
      let isOver = false
      const failures: string[] = []
      /** From the first price to the policy, every call through the proxy. Any refusal on the way throws. */
      const buys = async (variant: 'intents' | 'drop-in') => {
        const ready = await readyToPay(proxy.origin)
        const paid = await pay(
          deployment.cardSandbox,
          await intent(proxy.origin, ready, variant),
          ready,
          variant,
        )
        answers.push({ reference: ready.reference, answer: await takeUp(proxy.origin, ready, paid) })
      }
      const buysOn = async (place: number) => {
        for (let turn = place; !isOver; turn += 1)
          await buys(turn % 2 === 0 ? 'intents' : 'drop-in').catch((error: unknown) =>
            failures.push(String(error)),
          )
      }
      try {
        const load = Promise.all(buyers.map(buysOn))
        for (let restart = 0; restart < restarts; restart += 1) {
          const [oldest, newer] = serving
          if (!oldest || !newer) throw new Error('Two serve')
          expect(await oldest.stop('SIGTERM')).toEqual({ code: 0, signal: null })
          serving = [newer, await deployment.start({ ...web, PORT: String(oldest.port) })]
        }
        expect(await worker.stop('SIGTERM')).toEqual({ code: 0, signal: null })
        worker = await deployment.start({ ROLE: 'worker' })
        isOver = true
        await load
      } finally {
        isOver = true
        await proxy.close()
      }
      await waitUntilIdle(deployment.db)
      const counts = tally(answers)
      process.stdout.write(`${JSON.stringify(counts)}\n`)
      expect(failures).toEqual([])
      expect(Object.keys(counts)).toEqual(['200'])
      expect(answers.length).toBeGreaterThan(restarts)
      expect(await faults(deployment, confirmationsOf(answers))).toEqual([])
    })
  },
)
