import { join } from 'node:path'
import { type Cluster, MEMBERS } from '../cluster'
import { administer, prepareDatabase } from '../database'
import type { Engine } from '../engine'

/** One address that always leads to the leader, and one that leads to the replicas: Patroni is asked which is which. */
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
        does: 'leads to the leader',
        command: ['/usr/sbin/haproxy', '-f', file, '-db'],
        waitsFor: () =>
          administer(cluster, 'select 1').then(
            () => undefined,
            () => 'no leader can be reached through it',
          ),
      },
    ],
    finish: () => prepareDatabase(cluster),
  }
}

export function leaderSettings({ folder, ports }: Cluster): string {
  const members = MEMBERS.map(
    (n) => `  server pg-${n} 127.0.0.1:${ports.postgres[n - 1]} check port ${ports.patroni[n - 1]}`,
  )
  // Connections to a member that no longer leads are cut, not left to find out.
  const checks = 'default-server inter 500ms fastinter 250ms downinter 250ms fall 2 rise 1'
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
    `  ${checks} on-marked-down shutdown-sessions`,
    ...members,
    'listen replicas',
    `  bind 127.0.0.1:${ports.replicas}`,
    '  balance roundrobin',
    '  option httpchk OPTIONS /replica',
    '  http-check expect status 200',
    `  ${checks} on-marked-down shutdown-sessions`,
    ...members,
    '',
  ].join('\n')
}
