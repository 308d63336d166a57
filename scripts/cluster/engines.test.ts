import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.mjs'
import { timeLimits } from './database.ts'
import { leaderSettings } from './engines/haproxy.ts'
import { memberSettings } from './engines/patroni.ts'
import { poolerSettings } from './engines/pgbouncer.ts'
import { proxyFiles, stagesOf } from './engines.ts'
import { aCluster } from './testing/a-cluster.ts'

const engines = stagesOf(aCluster, proxyFiles(root)).flat()
const programs = engines.flatMap((engine) => engine.programs)

it('consists of three PostgreSQL members, three etcd, a proxy, a pooler, an object store, two web processes, two workers and nginx [CLU-101]', () => {
  expect(programs.map(({ name }) => name).sort()).toEqual(
    [
      ...['pg-1', 'pg-2', 'pg-3', 'etcd-1', 'etcd-2', 'etcd-3', 'wires-1', 'wires-2', 'wires-3'],
      ...['haproxy', 'pgbouncer', 'ceph-mon', 'ceph-osd', 'ceph-rgw', 'sandbox'],
      ...['web-1', 'web-2', 'worker-1', 'worker-2', 'nginx'],
    ].sort(),
  )
})

it('leaves out Ceph and its packages on request [CLU-101]', () => {
  const without = stagesOf({ ...aCluster, hasObjectStore: false }, proxyFiles(root)).flat()
  expect(without.map(({ name }) => name).filter((name) => name.startsWith('ceph'))).toEqual([])
  expect(without.flatMap(({ packages }) => packages)).not.toContain('ceph-mon')
})

it('gives each program its own port, and uses only addresses of this machine [CLU-101]', () => {
  const ports = engines.flatMap((engine) => Object.values(engine.ports))
  expect(new Set(ports).size).toBe(ports.length)
  const written = [
    ...engines.flatMap(({ files = {} }) => Object.values(files)),
    ...programs.flatMap(({ command, env = {} }) => [...command, ...Object.values(env)]),
  ].join('\n')
  const hosts = [...written.matchAll(/\b(\d{1,3}(?:\.\d{1,3}){3})\b/g)].map(([, host]) => host)
  expect(hosts.length).toBeGreaterThan(50)
  expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']))
  expect(written).not.toMatch(/listen (\*|\[::\]|\d+;)/)
})

it('makes nginx call the two web processes, with the configuration of compose.yaml [CLU-101]', () => {
  const files = Object.values(engines.find(({ name }) => name === 'nginx')?.files ?? {})
  expect(files.join('\n')).toContain('server 127.0.0.1:20081 max_fails=0;')
  expect(files.join('\n')).toContain('server 127.0.0.1:20084 max_fails=0;')
  expect(files.join('\n')).not.toMatch(/api-\d:|listen 80|\/tmp\//)
})

it('acknowledges a commit only when a replica has it, and never uses the etcd version that loses the leader’s key [CLU-104]', () => {
  const settings = memberSettings(aCluster, 2)
  expect(settings).not.toHaveProperty('etcd3')
  expect(settings.etcd.hosts).toEqual(['127.0.0.1:20121', '127.0.0.1:20122', '127.0.0.1:20123'])
  expect(settings.bootstrap.dcs).toMatchObject({
    ttl: 10,
    loop_wait: 2,
    retry_timeout: 3,
    synchronous_mode: true,
    failsafe_mode: true,
  })
  expect(programs.find(({ name }) => name === 'etcd-1')?.command).toContain('--enable-v2=true')
})

it('stores documents in the object store if there is one, otherwise in the database [CLU-101]', () => {
  const settingsOf = (cluster: typeof aCluster) =>
    stagesOf(cluster, proxyFiles(root))
      .flat()
      .flatMap((engine) => engine.programs)
      .filter(({ name }) => /^(web|worker)-/.test(name))
      .map(({ env }) => env?.['DOCUMENTS'])
  expect(settingsOf(aCluster)).toEqual(['s3', 's3', 's3', 's3'])
  expect(new Set(settingsOf({ ...aCluster, hasObjectStore: false }))).toEqual(new Set([undefined]))
})

it('cuts connections to a member that no longer leads [CLU-104]', () => {
  expect(leaderSettings(aCluster)).toContain('on-marked-down shutdown-sessions')
})

it('sets on the role every time limit that the pooler drops, as docs/scaling.md says [CLU-105]', () => {
  const settings = poolerSettings(aCluster, '/srv/users')
  const [, dropped = ''] = /^ignore_startup_parameters = (.*)$/m.exec(settings) ?? []
  const documented = readFileSync(join(root, 'docs/scaling.md'), 'utf8')
  for (const [limit, time] of Object.entries(timeLimits)) {
    expect(dropped).toContain(limit)
    expect(documented).toContain(`${limit} = '${time}'`)
  }
  expect(settings).toContain('pool_mode = transaction')
  // With the default of 15 seconds a process fails for that long after the leader is back.
  expect(settings).toContain('server_login_retry = 0.1\n')
})

it('gives web and worker processes the API’s password, never the owner’s [CLU-105]', () => {
  const { owner, superuser } = aCluster.secrets
  const serving = programs.filter(({ name }) => /^(web|worker)-/.test(name))
  expect(serving).toHaveLength(4)
  const known = JSON.stringify(serving.map(({ env }) => env))
  expect(known).toContain(aCluster.secrets.api)
  expect(known).not.toContain(owner)
  expect(known).not.toContain(superuser)
})
