import { cardSandboxAt } from '../../apps/api/providers/card/testing/card-sandbox.ts'
import { type Cluster, placeOf } from '../../scripts/cluster/cluster.ts'
import { figuresNow, isWhole, until } from '../../scripts/cluster/faults/acting.ts'
import { openBooks } from '../../scripts/cluster/faults/books.ts'
import { descendantsOf, processesIn } from '../../scripts/cluster/processes.ts'
import { start, supervisorOf } from '../../scripts/cluster/start.ts'
import { stop } from '../../scripts/cluster/stop.ts'
import { people } from './mix.ts'
import { type Parties, type Sustained, sustain } from './sustain.ts'

type Pace = { clients: number; seconds: number; warmUp: number }

/** The same load on a whole cluster (`npm run cluster`), which is started for it; also returns how many accounts are wrong afterwards. */
export async function sustainOnCluster(pace: Pace): Promise<Sustained & { wrong: number }> {
  const place = placeOf(process.env)
  if ('problem' in place) throw new Error(place.problem)
  const cluster = await start(place, { hasObjectStore: true }, () => {})
  try {
    await until(cluster, 'the cluster is whole', isWhole)
    const { ports, secrets } = cluster
    const [, siteKey = ''] = secrets.siteKeys.split('=')
    const cardSandbox = cardSandboxAt(`http://127.0.0.1:${ports.sandbox}`)
    const act = people({ origin: `http://127.0.0.1:${ports.site}`, cardSandbox, siteKey })
    const sustained = await sustain(act, { ...pace, parties: await partiesOf(cluster) })
    const books = await openBooks(cluster)
    const wrong = await books.wrongInTheEnd([]).finally(books.close)
    return { ...sustained, wrong: wrong.length }
  } finally {
    await stop(place, () => {})
  }
}

/** Engines are the programs between our processes and PostgreSQL, or alongside them. */
async function partiesOf(cluster: Cluster): Promise<Parties> {
  const { programs } = await figuresNow(cluster)
  const allOf = (names: RegExp) => () =>
    programs.flatMap(({ name, pid }) => (names.test(name) && pid ? [pid, ...descendantsOf(pid)] : []))
  const others = {
    web: allOf(/^web-/),
    worker: allOf(/^worker-/),
    engines: allOf(/^(?:etcd|wires|ceph|haproxy|pgbouncer|nginx)/),
    sandbox: allOf(/^sandbox$/),
  }
  return {
    ...others,
    // Patroni detaches the servers it starts, so they cannot be found as child processes.
    database() {
      const known = new Set([supervisorOf(cluster), ...Object.values(others).flatMap((pids) => pids())])
      return processesIn(cluster.folder).flatMap(({ pid }) => (known.has(pid) ? [] : pid))
    },
    callers: () => [process.pid],
  }
}
