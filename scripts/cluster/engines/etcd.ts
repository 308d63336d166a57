import { join } from 'node:path'
import { type Cluster, MEMBERS } from '../cluster.ts'
import { type Engine, waitsForAnswer } from '../engine.ts'

/** Three members that agree on who leads the database. Two are enough to continue. */
export function etcd({ folder, ports }: Cluster): Engine {
  const peers = MEMBERS.map((n) => `etcd-${n}=http://127.0.0.1:${ports.etcdPeer[n - 1]}`).join(',')
  return {
    name: 'etcd',
    packages: ['etcd-server'],
    ports: Object.fromEntries(
      MEMBERS.flatMap((n) => [
        [`etcd-${n}`, ports.etcd[n - 1] ?? 0],
        [`etcd-${n}, for the others`, ports.etcdPeer[n - 1] ?? 0],
      ]),
    ),
    folders: [join(folder, 'etcd')],
    programs: MEMBERS.map((n) => {
      const client = `http://127.0.0.1:${ports.etcd[n - 1]}`
      const peer = `http://127.0.0.1:${ports.etcdPeer[n - 1]}`
      const args = {
        name: `etcd-${n}`,
        'data-dir': join(folder, 'etcd', String(n)),
        'listen-client-urls': client,
        'advertise-client-urls': client,
        'listen-peer-urls': peer,
        'initial-advertise-peer-urls': peer,
        'initial-cluster': peers,
        'initial-cluster-token': 'milepost',
        'initial-cluster-state': 'new',
        // Patroni's `etcd` section speaks this version; engines/patroni.ts says why it is used.
        'enable-v2': 'true',
        'log-level': 'warn',
      }
      return {
        name: `etcd-${n}`,
        does: 'elects the leader with the other members',
        command: ['etcd', ...Object.entries(args).map(([name, value]) => `--${name}=${value}`)],
        // More threads are too many for a small machine. This version of etcd requires the second setting on ARM.
        env: { GOMAXPROCS: '1', ETCD_UNSUPPORTED_ARCH: process.arch },
        waitsFor: () => waitsForAnswer(`${client}/health`),
      }
    }),
  }
}
