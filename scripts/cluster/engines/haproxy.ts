import { createConnection } from 'node:net'
import { join } from 'node:path'
import { type Cluster, MEMBERS } from '../cluster.ts'
import { administer, prepareDatabase } from '../database.ts'
import type { Engine } from '../engine.ts'

/** One address for the leader and one for the replicas; Patroni reports which member is which. */
export function haproxy(cluster: Cluster): Engine {
  const { folder, ports } = cluster
  const file = join(folder, 'config', 'haproxy.cfg')
  return {
    name: 'haproxy',
    packages: ['haproxy'],
    ports: { 'haproxy, leader': ports.leader, 'haproxy, replicas': ports.replicas },
    files: { [file]: leaderSettings(cluster) },
    programs: [
      {
        name: 'haproxy',
        does: 'forwards connections to the leader',
        command: ['/usr/sbin/haproxy', '-f', file, '-db'],
        // It treats every member as the leader until it has checked them.
        waitsFor: async () =>
          (await leadersAtProxy(cluster)).length === 1 && (await takesWrites(cluster))
            ? undefined
            : 'no leader can be reached through it',
      },
    ],
    finish: () => prepareDatabase(cluster),
  }
}

export function leaderSettings({ folder, ports }: Cluster): string {
  const members = MEMBERS.map(
    (n) => `  server pg-${n} 127.0.0.1:${ports.postgres[n - 1]} check port ${ports.patroni[n - 1]}`,
  )
  // Connections to a member that no longer leads are cut; otherwise clients would have to notice it.
  const checks = (inter: string, down: string) =>
    `default-server inter ${inter} fastinter ${down} downinter ${down} fall 2 rise 1 on-marked-down shutdown-sessions`
  return [
    'global',
    '  maxconn 400',
    '  nbthread 1',
    `  stats socket ${join(folder, 'run', 'haproxy.sock')} mode 600 level operator`,
    'defaults',
    '  mode tcp',
    '  timeout connect 1s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 1s',
    '  retries 2',
    'listen leader',
    `  bind 127.0.0.1:${ports.leader}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    // Customers wait until a check finds the new leader.
    `  ${checks('500ms', '150ms')}`,
    ...members,
    'listen replicas',
    `  bind 127.0.0.1:${ports.replicas}`,
    '  balance roundrobin',
    '  option httpchk OPTIONS /replica',
    '  http-check expect status 200',
    `  ${checks('1s', '1s')}`,
    ...members,
    '',
  ].join('\n')
}

async function takesWrites(cluster: Cluster): Promise<boolean> {
  const asked = administer(cluster, 'select pg_is_in_recovery() as follows')
  const rows = await asked.catch(() => [])
  return rows[0]?.['follows'] === false
}

/** The members that it sends writes to, including one that it doubts ("UP 1/2") but still uses. */
export async function leadersAtProxy({ folder }: Cluster): Promise<readonly string[]> {
  const table = await asked(join(folder, 'run', 'haproxy.sock'), 'show stat')
  return table
    .split('\n')
    .map((line) => line.split(','))
    .filter((row) => row[0] === 'leader' && row[1]?.startsWith('pg-') && row[17]?.startsWith('UP'))
    .map((row) => row[1] ?? '')
}

function asked(socket: string, question: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const line = createConnection(socket, () => line.write(`${question}\n`))
    line.setTimeout(1_000, () => line.destroy())
    line.on('data', (part) => {
      text += part
    })
    line.on('error', () => resolve(''))
    line.on('close', () => resolve(text))
  })
}
