import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../root.mjs'

const run = promisify(execFile)

/** Something done by the back office while the product runs, as `npm run office` does it, built or not: what it answers. */
export async function office(...words: readonly string[]): Promise<string> {
  const acting = ['--as', 'npm run demo', '--because', 'a day of a broker for show']
  const program = ['--import', 'tsx', 'apps/api/cli/office.ts', ...words, ...acting]
  const { stdout } = await run(process.execPath, program, { cwd: root })
  return stdout.trim()
}
