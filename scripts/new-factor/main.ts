import { execFileSync } from 'node:child_process'
import { recipe } from '../docs/recipe.ts'
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
  console.log(`\nLeft to do (search for TO FILL):\n${recipe(root, 'Add a factor')}`)
}
