import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { installWords, missingPackages } from './packages.ts'
import { takenOf } from './ports.ts'
import { portWords, start } from './start.ts'

it('finds the missing packages, and shows a user who may not install them the command for it [CLU-102]', async () => {
  const missing = await missingPackages(['pgbouncer', 'haproxy', 'etcd-server', 'haproxy'], async (name) =>
    name.startsWith('pg'),
  )
  expect(missing).toEqual(['etcd-server', 'haproxy'])
  expect(installWords(missing)).toContain(
    'sudo apt-get install --yes --no-install-recommends etcd-server haproxy',
  )
})

it('names each port that is already in use, and the program it was for [CLU-103]', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = Object(other.address())
  const taken = await takenOf({ 'etcd-1': port })
  other.close()
  await once(other, 'close')
  expect(taken).toEqual([`${port} (etcd-1)`])
  expect(portWords(taken)).toMatch(new RegExp(`${port} \\(etcd-1\\).*CLUSTER_PORT`))
  expect(await takenOf({ 'etcd-1': port })).toEqual([])
})

it('does not touch a folder with other contents [CLU-109]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'not-a-cluster-'))
  writeFileSync(join(folder, 'thesis.txt'), 'years of work')
  const begun = start({ folder, firstPort: 20_000 }, { hasObjectStore: false }, () => {})
  await expect(begun).rejects.toThrow(`${folder} is not empty and contains no cluster`)
  rmSync(folder, { recursive: true })
})
