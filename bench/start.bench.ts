import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/root.mjs'
import { compare, figure, median } from './figures.ts'

/**
 * From `npm start` on a built tree to the ready line, against a Node process that does nothing. Target: 3 seconds, and 12 times as
 * long (decision 0063).
 */
const ALLOWED_MS = 3_000
const ALLOWED_TIMES = 12
const dataDir = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
await chmod(dataDir, 0o755)
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: '0',
  SANDBOX_PORT: '0',
  SANDBOX_MAIL_PORT: '0',
  INTERNAL_PORT: '0',
}

function timeToReady(): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const product = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let took = Number.NaN
    product.stdout.once('data', () => {
      took = performance.now() - begun
      product.kill('SIGTERM')
    })
    product.once('exit', () =>
      Number.isNaN(took) ? reject(new Error('The product did not start')) : resolve(took),
    )
  })
}

function bareNode(): number {
  const begun = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - begun
}

const firstStart = await timeToReady()
// Fills the compile cache, if it is empty.
await timeToReady()
const warm: number[] = []
const bare: number[] = []
for (let round = 0; round < 7; round += 1) {
  warm.push(await timeToReady())
  bare.push(bareNode())
}
await rm(dataDir, { recursive: true, force: true })
figure('first start, database made', `${(firstStart / 1000).toFixed(2)} s`)
figure('start on a built tree, median of 7', `${(median(warm) / 1000).toFixed(2)} s of 3`)
figure('against a bare Node process', `${(median(warm) / median(bare)).toFixed(1)} times`)
const ours = `${(median(warm) / 1000).toFixed(2)} s`
compare({
  measured: 'start to the ready line',
  ours,
  beside: `${ALLOWED_MS / 1000} s allowed`,
  ratio: median(warm) / ALLOWED_MS,
  bar: { atMost: 1 },
})
compare({
  measured: 'start to the ready line',
  ours,
  beside: `bare Node, ${median(bare).toFixed(0)} ms`,
  ratio: median(warm) / median(bare),
  bar: { atMost: ALLOWED_TIMES },
})
