import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeDirectory, temporaryDirectory } from './db/testing/temporary-directory'

let folder: string
beforeAll(async () => {
  folder = await temporaryDirectory()
})
afterAll(() => removeDirectory(folder))

/** A program as it is run by hand, in a folder that has nothing to do with the product. */
async function run(program: string, ...words: string[]) {
  const { DATABASE_URL: _server, DATA_DIR: _files, ...env } = process.env
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const args = ['--import', import.meta.resolve('tsx'), file, ...words]
  return promisify(execFile)(process.execPath, args, { cwd: folder, env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )
}

it.each([
  ['office', ['jobs']],
  ['office', ['payments']],
  ['accounts', []],
  ['office', ['lock', 'A-0123456789A', '--as', 'Sam Duty', '--because', 'a caller asked for it']],
  ['backup', ['a.backup.gz', '--as', 'Sam Duty', '--because', 'before the upgrade']],
])('%s %j reports on no database it made up itself', async (program, words) => {
  const { code, stdout, stderr } = await run(program, ...words)
  expect(stderr).toContain(`There is no database in ${join(folder, 'data')}.`)
  expect(stderr).toContain('Set DATA_DIR')
  expect(code).toBe(2)
  expect(stdout).toBe('')
  expect(await readdir(folder)).toEqual([])
})
