import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import type { Figures } from './figures.ts'
import { pageOf } from './page.ts'
import { servePage } from './page-server.ts'
import { portsFrom } from './ports.ts'
import { statusWords } from './status-words.ts'
import { aCluster } from './testing/a-cluster.ts'

const figures: Figures = {
  phase: { kind: 'ready', since: '2026-11-18T02:12:44.000Z' },
  programs: [{ name: 'web-2', does: 'serves', pid: undefined, restarts: 3 }],
  members: [
    { name: 'pg-1', role: 'sync replica', state: 'running', timeline: 3, lag: 512 },
    { name: 'pg-2', role: 'leader', state: 'running', timeline: 3, lag: undefined },
    { name: 'pg-3', role: 'unknown', state: 'away', timeline: undefined, lag: undefined },
  ],
  etcd: [{ name: 'etcd-1', state: 'leader' }],
  leaderAtProxy: ['pg-2'],
  pool: { waiting: 1, clients: 9, servers: 6, serversInUse: 2 },
  processes: [{ name: 'web-2', role: 'web', isReady: false, says: 'answers 503 <now>' }],
  objectStore: 'answers',
}

it('shows the leader, how far each replica is behind, the pool, each process and the object store [CLU-108]', () => {
  const page = pageOf(aCluster, figures)
  const text = page
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(text).toContain('pg-1 sync replica running 3 512 B')
  expect(text).toContain('pg-2 leader running 3')
  expect(text).toContain('pg-3 unknown away unknown')
  expect(text).toContain('HAProxy sends writes to pg-2')
  expect(text).toContain('2 of 6 connections in use by 9 clients, 1 waiting')
  expect(text).toContain('web-2 web answers 503 &#60;now&#62; 3')
  expect(text).toContain('milepost-documents')
  // The page must not show the keys.
  for (const secret of Object.values(aCluster.secrets)) expect(page).not.toContain(secret)
})

it('shows the same in a terminal, with what a program needs to use the object store [CLU-108]', () => {
  const text = statusWords(aCluster, figures).join('\n')
  expect(text).toMatch(/pg-1 +sync replica, running, 512 bytes behind/)
  expect(text).toMatch(/web-2 +web, answers 503 <now>, restarted 3 times/)
  expect(text).toContain(aCluster.secrets.objectSecret)
  expect(text).not.toContain(aCluster.secrets.api)
})

it('answers only on this machine, and never a page of another site [CLU-108]', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = Object(free.address())
  free.close()
  await once(free, 'close')
  const cluster = { ...aCluster, ports: { ...portsFrom(20_000), page: port } }
  const page = await servePage(cluster, () => ({ phase: figures.phase, programs: [] }))
  const statusOf = (host: string, path = '/phase.json', method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers: { host } }, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
        .once('error', reject)
        .end()
    })
  expect(await statusOf(`localhost:${port}`)).toBe(200)
  expect(await statusOf('evil.example')).toBe(421)
  expect(await statusOf(`localhost:${port}`, '/', 'POST')).toBe(405)
  page.close()
})
