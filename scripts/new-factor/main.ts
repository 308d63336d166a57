import { execFileSync } from 'node:child_process'
import { root } from '../root.mjs'
import { readNewFactor, writeFactor } from './new-factor.ts'

/**
 * `npm run new-factor`: creates the record of a rating factor, its first rates and its test, and prints what is left to fill in.
 */
const asked = readNewFactor(process.argv.slice(2), { root, today: new Date().toISOString().slice(0, 10) })
const written = 'refused' in asked ? asked : writeFactor(root, asked)
if ('refused' in written) {
  console.error(written.refused)
  process.exitCode = 1
} else {
  const sources = written.filter((path) => path.endsWith('.ts'))
  execFileSync(process.execPath, ['node_modules/.bin/biome', 'check', '--write', ...sources], { cwd: root })
  console.log(['Written:', ...written.map((path) => `  ${path}`)].join('\n'))
  console.log(`
Left to do (search for TO FILL); the types and npm run unit lead to each:
  1. The record: its place in the order, what it reads, its group or heading, its words.
  2. If the risk lacks what it reads: a field in packages/pricing/risk/ (vehicle.ts, driver.ts or risk.ts), with what risks stored
     before it mean (stored.since) and what is typical; and its column in apps/portfolio/book/, so that a book can say it.
  3. The rates, and where they are from. They begin on the day of the file; every earlier day is rated without the factor.
  4. Its test.`)
}
