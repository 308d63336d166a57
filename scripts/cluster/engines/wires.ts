import { join } from 'node:path'
import { type Cluster, MEMBERS } from '../cluster.ts'
import { type Engine, waitsForAnswer } from '../engine.ts'

/**
 * The connection from each PostgreSQL member to etcd, one process each. On one machine there is no cable to pull: stopping this
 * process (SIGSTOP) leaves its member without an answer, as a network that drops everything does.
 */
export function wires({ folder, ports }: Cluster): Engine {
  const file = (n: number) => join(folder, 'config', `wires-${n}.cfg`)
  const wiresOf = (n: number) => ports.wires[n - 1] ?? ports.wires[0]
  return {
    name: 'wires',
    packages: ['haproxy'],
    ports: Object.fromEntries(
      MEMBERS.flatMap((n) => wiresOf(n).map((port, at) => [`wires-${n} to etcd-${at + 1}`, port])),
    ),
    files: Object.fromEntries(
      MEMBERS.map((n) => [
        file(n),
        [
          'global',
          '  maxconn 100',
          '  nbthread 1',
          'defaults',
          '  mode tcp',
          '  timeout connect 1s',
          '  timeout client 10m',
          '  timeout server 10m',
          ...wiresOf(n).flatMap((port, at) => [
            `listen etcd-${at + 1}`,
            `  bind 127.0.0.1:${port}`,
            `  server etcd-${at + 1} 127.0.0.1:${ports.etcd[at]}`,
          ]),
          '',
        ].join('\n'),
      ]),
    ),
    programs: MEMBERS.map((n) => ({
      name: `wires-${n}`,
      does: `connects pg-${n} to etcd, and can be cut`,
      command: ['/usr/sbin/haproxy', '-f', file(n), '-db'],
      waitsFor: () => waitsForAnswer(`http://127.0.0.1:${wiresOf(n)[0]}/health`),
    })),
  }
}
