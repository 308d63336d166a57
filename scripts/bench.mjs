import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onOwnNode } from './setup/own-node.mjs'

await onOwnNode()
const { prepare } = await import('./setup/prepare.mjs')
const { root } = await import('./root.mjs')
const { bundleBench } = await import('./build/bench.mjs')
const { sayProgress } = await import('./run/progress.mjs')
const { ratioTable, readRatios } = await import('./bench/ratio-table.mjs')

/** Runs the named measurements, or all of them, on the built product. Each prints its result, and the run ends with one table. */
const say = sayProgress()
const prepared = await prepare(root, say)
say.done()
if (!prepared.ok) {
  console.error(prepared.message)
  process.exit(1)
}
const all = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(
    `There is no measurement called ${unknown.join(', ')}; the measurements are ${all.join(', ')}`,
  )
  process.exit(1)
}
/** @type {import('./bench/ratio-table.mjs').Measured[]} */
const measured = []
for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n${name}`)
  // Bundled like the product: otherwise the loader's compilation would be measured too.
  const bundle = join(root, '.cache', 'bench', `${name}.mjs`)
  await bundleBench(join(root, 'bench', `${name}.bench.ts`), bundle)
  const ratios = join(root, '.cache', 'bench', `${name}.ratios`)
  rmSync(ratios, { force: true })
  const env = { ...process.env, BENCH_RATIOS: ratios }
  const { status } = spawnSync(process.execPath, [bundle], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
  const written = existsSync(ratios) ? readFileSync(ratios, 'utf8') : ''
  measured.push({ bench: name, ratios: readRatios(written), hasFailed: status !== 0 })
}
console.log(`\n${ratioTable(measured)}`)
