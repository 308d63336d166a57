import { join } from 'node:path'
import pg from 'pg'
import type { Cluster } from '../cluster.ts'
import type { Engine } from '../engine.ts'

/** Shares few connections to the leader among all processes, one transaction at a time. */
export function pgbouncer(cluster: Cluster): Engine {
  const { folder, ports, secrets } = cluster
  const file = join(folder, 'config', 'pgbouncer.ini')
  const users = join(folder, 'config', 'pgbouncer-users.txt')
  return {
    name: 'pgbouncer',
    packages: ['pgbouncer'],
    ports: { pgbouncer: ports.pooler },
    files: {
      [file]: poolerSettings(cluster, users),
      [users]: `"milepost_api" "${secrets.api}"\n"figures" "${secrets.poolFigures}"\n`,
    },
    programs: [
      {
        name: 'pgbouncer',
        does: 'shares few connections among all processes',
        command: ['/usr/sbin/pgbouncer', file],
        waitsFor: () =>
          poolFigures(cluster).then(
            () => undefined,
            () => 'it does not answer',
          ),
      },
    ],
  }
}

export function poolerSettings({ folder, ports }: Cluster, users: string): string {
  return [
    '[databases]',
    `milepost = host=127.0.0.1 port=${ports.leader} dbname=milepost`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ports.pooler}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'stats_users = figures',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 400',
    // The role has these limits instead (database.ts).
    'ignore_startup_parameters = extra_float_digits, statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
    `pidfile = ${join(folder, 'run', 'pgbouncer.pid')}`,
    // The default waits 15 s after any failed login, even if a leader is back long before.
    'server_login_retry = 0.1',
    'server_connect_timeout = 2',
    // A connection is tested before use: after a failover many are dead.
    'server_check_delay = 0',
    // The same time as a request waits for a connection (platform/db/connect).
    'query_wait_timeout = 5',
    'tcp_keepalive = 1',
    'log_connections = 0',
    'log_disconnections = 0',
    '',
  ].join('\n')
}

export type PoolFigures = { waiting: number; clients: number; servers: number; serversInUse: number }

/** The current use of the product's pool, as the pooler reports it. */
export async function poolFigures({ ports, secrets }: Cluster): Promise<PoolFigures> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: ports.pooler,
    user: 'figures',
    password: secrets.poolFigures,
    database: 'pgbouncer',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('show pools')
    const pool = rows.find(({ database }) => database === 'milepost') ?? {}
    const figure = (name: string) => Number(pool[name] ?? 0)
    const inUse = figure('sv_active')
    return {
      waiting: figure('cl_waiting'),
      clients: figure('cl_active') + figure('cl_waiting'),
      servers: inUse + figure('sv_idle') + figure('sv_used') + figure('sv_tested') + figure('sv_login'),
      serversInUse: inUse,
    }
  } finally {
    await client.end().catch(() => {})
  }
}
