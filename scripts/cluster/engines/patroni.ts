import { join } from 'node:path'
import { type Cluster, MEMBERS, type Member } from '../cluster.ts'
import { type Engine, waitsForAnswer } from '../engine.ts'

/** Three PostgreSQL members, each under a Patroni that makes it the leader or has it follow the leader. */
export function patroni(cluster: Cluster): Engine {
  const { folder, ports } = cluster
  const file = (n: Member) => join(folder, 'config', `patroni-${n}.yml`)
  return {
    name: 'patroni',
    packages: ['patroni', 'postgresql-15'],
    ports: Object.fromEntries(
      MEMBERS.flatMap((n) => [
        [`pg-${n}, Patroni`, ports.patroni[n - 1] ?? 0],
        [`pg-${n}, PostgreSQL`, ports.postgres[n - 1] ?? 0],
      ]),
    ),
    folders: [join(folder, 'postgres'), join(folder, 'run')],
    // JSON is valid YAML, and writing it needs no library.
    files: Object.fromEntries(
      MEMBERS.map((n) => [file(n), JSON.stringify(memberSettings(cluster, n), null, 2)]),
    ),
    programs: MEMBERS.map((n) => ({
      name: `pg-${n}`,
      does: 'PostgreSQL under Patroni',
      command: ['/usr/bin/patroni', file(n)],
      async waitsFor() {
        const at = `http://127.0.0.1:${ports.patroni[n - 1]}`
        const isLeader = (await waitsForAnswer(`${at}/primary`)) === undefined
        return isLeader ? undefined : waitsForAnswer(`${at}/replica`)
      },
    })),
  }
}

export function memberSettings({ folder, ports, secrets, postgresPrograms }: Cluster, n: Member) {
  const own = (list: readonly number[]) => `127.0.0.1:${list[n - 1]}`
  return {
    scope: 'milepost',
    name: `pg-${n}`,
    restapi: { listen: own(ports.patroni), connect_address: own(ports.patroni) },
    // Not `etcd3`: with it Patroni 3.0.2 (Debian 12) writes the leader's key back without checking when a frozen leader wakes,
    // and commits that were confirmed to customers are lost (CLU-104, decision 0059).
    etcd: { hosts: ports.wires[n - 1]?.map((port) => `127.0.0.1:${port}`), use_proxies: true },
    bootstrap: {
      dcs: shared(folder),
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'local all all scram-sha-256',
        'host replication replication 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
    postgresql: {
      listen: own(ports.postgres),
      connect_address: own(ports.postgres),
      data_dir: join(folder, 'postgres', String(n)),
      bin_dir: postgresPrograms,
      pgpass: join(folder, 'run', `pgpass-${n}`),
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replication', password: secrets.replication },
        rewind: { username: 'rewind', password: secrets.rewind },
      },
    },
    watchdog: { mode: 'off' },
  }
}

/** The settings of all members: a leader that is lost for 10 seconds is replaced, and a commit waits for one replica. */
const shared = (folder: string) => ({
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  // A commit is acknowledged when a replica has it, so that no failover loses one.
  synchronous_mode: true,
  // Without it the leader steps down when etcd is gone, although all members are healthy.
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 80,
      shared_buffers: '64MB',
      wal_keep_size: '256MB',
      wal_log_hints: 'on',
      unix_socket_directories: join(folder, 'run'),
      // Errors and statements contain customers' data: neither is logged (docs/deploying.md).
      log_min_messages: 'log',
      log_min_error_statement: 'panic',
      log_statement: 'none',
      log_min_duration_statement: -1,
      log_parameter_max_length: 0,
      log_parameter_max_length_on_error: 0,
    },
  },
})
