import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { proxyFiles, stagesOf } from './engines.ts'
import { missingPackages } from './packages.ts'
import { processesIn } from './processes.ts'
import { aCluster } from './testing/a-cluster.ts'

const folder = '/var/tmp/milepost-cluster-test'
const env = { ...process.env, CLUSTER_DIR: folder, CLUSTER_PORT: '26000' }
const cluster = (...args: readonly string[]) =>
  execFileSync(process.execPath, ['scripts/cluster/main.ts', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const isLong = process.env['LONG'] !== undefined
const isDebian = existsSync('/usr/bin/dpkg-query')
const missing = isLong && isDebian ? await missingPackages(packages(true)) : []
const withoutStore = missing.filter((name) => packages(false).includes(name))
const hasStore = missing.every((name) => packages(false).includes(name))
const words = (names: readonly string[]) => `Packages of Debian are missing: ${names.join(', ')}`
const MINUTES = 60_000

function packages(hasObjectStore: boolean): readonly string[] {
  return stagesOf({ ...aCluster, hasObjectStore }, proxyFiles(root)).flatMap((stage) =>
    stage.flatMap((engine) => engine.packages),
  )
}

/** Needs Debian, the packages, and most of an hour: only in the long run. */
describe.skipIf(!isLong || !isDebian)('a whole cluster', () => {
  afterAll(() => {
    if (existsSync(folder)) cluster('stop')
  }, 3 * MINUTES)

  it('starts, reports it, and does not start a second time [CLU-101, CLU-109]', { timeout: 10 * MINUTES }, ({
    skip,
  }) => {
    skip(withoutStore.length > 0, words(withoutStore))
    const start = hasStore ? [] : ['--without-object-store']
    expect(cluster(...start)).toMatch(/web-2 +web, ready/)
    const before = processesIn(folder).length
    const again = cluster(...start)
    expect(again).toMatch(/pg-\d +leader, running/)
    expect(again).toMatch(/pg-\d +sync replica, running/)
    expect(Math.abs(processesIn(folder).length - before)).toBeLessThan(15)
  })

  it('loses and doubles nothing in each fault, upgrade and restart [CLU-201, CLU-202, CLU-208]', {
    timeout: 45 * MINUTES,
  }, ({ skip }) => {
    skip(withoutStore.length > 0, words(withoutStore))
    expect(cluster('faults')).toContain('Every requirement was met')
  })

  it('keeps every document that its object store acknowledged, even if the store is killed during writes [CLU-404, CLU-408]', {
    timeout: 10 * MINUTES,
  }, ({ skip }) => {
    skip(!hasStore, `The object store is left out. ${words(missing)}`)
    expect(cluster('faults', '--only', 'store-killed')).toContain('Every requirement was met')
  })

  it('raises every alert on a game day [CLU-901, CLU-902]', { timeout: 30 * MINUTES }, async ({ skip }) => {
    const needed = await missingPackages(['prometheus', 'faketime'])
    skip(withoutStore.length + needed.length > 0, words([...withoutStore, ...needed]))
    expect(cluster('game-day')).toContain('every alert fired')
  })

  it('leaves nothing behind when it stops [CLU-106]', { timeout: 3 * MINUTES }, ({ skip }) => {
    skip(withoutStore.length > 0, words(withoutStore))
    cluster('stop')
    expect(processesIn(folder)).toEqual([])
    expect(existsSync(folder)).toBe(false)
  })
})
