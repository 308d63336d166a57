import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../scripts/root.mjs'

const run = promisify(execFile)

/** Runs a back office command while the product is running, as `npm run office` does, and returns its output line. */
export async function office(...words: readonly string[]): Promise<string> {
  const { E2E_PORT: PORT, E2E_DATA_DIR: DATA_DIR } = process.env
  if (DATA_DIR === undefined) throw new Error('Nobody said where the product keeps its files')
  const acting = ['--as', 'Alex Tester', '--because', 'a test in the browser']
  const { stdout } = await run(process.execPath, [join(root, 'dist/api/office.js'), ...words, ...acting], {
    env: { ...process.env, PORT, DATA_DIR },
  })
  return stdout.trim()
}
