import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../root.mjs'
import { aCluster } from '../testing/a-cluster.ts'
import { openDoor } from './door.ts'
import { type SceneOutcome, seen } from './play-game-day.ts'
import { settings } from './prometheus.ts'
import { broken, reportOf } from './report.ts'
import { scenes, scenesOf } from './scenes.ts'

const well: SceneOutcome = {
  scene: 'pool-exhausted',
  alert: 'PoolExhausted',
  alertedAfter: 12.4,
  others: { RequestsFail: 31 },
  seconds: 40,
  calls: 80,
  failures: { 503: 9, 0: 1 },
  longestWaitSeconds: 5.21,
  acknowledged: 11,
  lost: 0,
  doubled: 0,
}
const day = (outcome: Partial<SceneOutcome>, wrong: readonly string[] = []) => ({
  outcomes: [{ ...well, ...outcome }],
  acknowledged: 11,
  wrong,
})

it('reports calls, failures, the longest wait, purchases and when each alert fired [CLU-902]', () => {
  expect(broken(day({}))).toEqual([])
  expect(reportOf(day({}))).toContain(
    '| pool-exhausted | PoolExhausted | 12 | RequestsFail (31) | 80 | 1x cut off, 9x 503 | 5.2 | 11 | 0 | 0 |',
  )
})

it.each<[Partial<SceneOutcome>, string]>([
  [{ alertedAfter: undefined }, 'PoolExhausted never fired'],
  [{ lost: 1 }, '1 acknowledged purchases lost'],
  [{ doubled: 2 }, '2 purchases doubled'],
  [{ failures: { 500: 3 } }, '3 calls returned 500'],
])('fails with %o [CLU-902]', (outcome, words) => {
  expect(broken(day(outcome)).join()).toContain(words)
})

it('fails when the books differ at the end [CLU-902]', () => {
  expect(broken(day({}, ['A-1 was sold twice']))).toEqual(['In the end: A-1 was sold twice'])
})

it('has a scene for each of the five alerts, each of which has a rule, and leaves out the object store if there is none [CLU-902]', () => {
  const rules = readFileSync(join(root, 'docs/operations/alerts.yml'), 'utf8')
  expect(scenes).toHaveLength(5)
  for (const { alert } of scenes) expect(rules).toContain(`- alert: ${alert}\n`)
  expect(scenesOf({ hasObjectStore: false }).map(({ name }) => name)).not.toContain('object-store-away')
  const [
    {
      static_configs: [{ targets } = { targets: [] }],
    } = { static_configs: [] },
  ] = settings(aCluster).scrape_configs
  expect(targets).toHaveLength(5)
})

it('records the status of each call by customers, including one that is cut off [CLU-902]', async () => {
  const site = createServer((asked, answer) => {
    if (asked.url === '/cut') answer.destroy()
    else answer.writeHead(asked.url === '/busy' ? 503 : 200).end('words')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const door = await openDoor(Object(site.address()).port)
  for (const path of ['/', '/busy', '/cut'])
    await fetch(`http://127.0.0.1:${door.port}${path}`)
      .then((reply) => reply.text())
      .catch(() => {})
  await expect.poll(() => seen(door.calls())).toMatchObject({ calls: 3, failures: { 503: 1, 0: 1 } })
  await door.close()
  site.close()
})
