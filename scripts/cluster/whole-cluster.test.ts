import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../root.mjs'
import { processesIn } from './processes'

const folder = '/var/tmp/milepost-cluster-test'
const env = { ...process.env, CLUSTER_DIR: folder, CLUSTER_PORT: '26000' }
const cluster = (...args: readonly string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/cluster/main.ts', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Needs Debian, root or the packages, and minutes: only in the long run. */
it.skipIf(!process.env['LONG'] || !existsSync('/usr/bin/dpkg-query'))(
  'comes up whole, says so, comes up no second time, and leaves nothing [CLU-101, CLU-106, CLU-109]',
  { timeout: 600_000 },
  () => {
    try {
      expect(cluster('--without-object-store')).toMatch(/web-2 +web, ready/)
      const before = processesIn(folder).length
      const again = cluster('--without-object-store')
      expect(again).toMatch(/pg-\d +leader, running/)
      expect(again).toMatch(/pg-\d +sync replica, running/)
      expect(Math.abs(processesIn(folder).length - before)).toBeLessThan(15)
    } finally {
      cluster('stop')
    }
    expect(processesIn(folder)).toEqual([])
    expect(existsSync(folder)).toBe(false)
  },
)
