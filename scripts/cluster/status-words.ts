import type { Cluster } from './cluster.ts'
import { BUCKET } from './engines/ceph.ts'
import type { Figures } from './figures.ts'
import { phaseWords } from './page.ts'

/** The same as the page, for a terminal. */
export function statusWords(cluster: Cluster, figures: Figures): readonly string[] {
  const { phase, members, etcd, leaderAtProxy, pool, processes, programs } = figures
  const restarts = (name: string) => {
    const often = programs.find((each) => each.name === name)?.restarts ?? 0
    return often === 0 ? '' : `, restarted ${often} times`
  }
  const lag = ({ role, lag: bytes }: Figures['members'][number]) =>
    role === 'leader' || bytes === undefined ? '' : `, ${bytes} bytes behind`
  return [
    `The cluster is ${phaseWords(phase)}`,
    '',
    ...members.map((each) => row(each.name, `${each.role}, ${each.state}${lag(each)}${restarts(each.name)}`)),
    ...etcd.map(({ name, state }) => row(name, `${state}${restarts(name)}`)),
    row(
      'haproxy',
      leaderAtProxy.length === 0
        ? 'sends writes to no member'
        : `sends writes to ${leaderAtProxy.join(', ')}`,
    ),
    row(
      'pgbouncer',
      pool === undefined
        ? 'does not answer'
        : `${pool.serversInUse} of ${pool.servers} connections in use by ${pool.clients} clients, ${pool.waiting} waiting`,
    ),
    ...processes.map(({ name, role, says }) => row(name, `${role}, ${says}${restarts(name)}`)),
    row('object store', figures.objectStore),
    '',
    ...addressesOf(cluster),
  ]
}

/** Where everything is, and what a program needs to use the object store. */
function addressesOf({ ports, secrets, hasObjectStore, folder }: Cluster): readonly string[] {
  return [
    row('status page', `http://localhost:${ports.page}/`),
    row('site', `http://acorn-pc.localhost:${ports.site}/`),
    row('desk', `http://desk.localhost:${ports.desk}/`),
    row('sandbox', `http://localhost:${ports.sandbox}/`),
    row('logs', `${folder}/log`),
    ...(hasObjectStore
      ? [
          '',
          row('object store', `http://127.0.0.1:${ports.objectStore} (S3, path style, region us-east-1)`),
          row('bucket', BUCKET),
          row('access key', secrets.objectKey),
          row('secret key', secrets.objectSecret),
        ]
      : []),
  ]
}

const row = (name: string, value: string) => `  ${name.padEnd(13)} ${value}`
