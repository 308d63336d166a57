import { execFile } from 'node:child_process'
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putCluster } from '../platform/db/testing/prepared-clusters.ts'
import { type ProgramName, programFile } from '../platform/db/testing/programs.ts'
import { removeDirectory, temporaryDirectory } from '../platform/db/testing/temporary-directory.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryDirectory()
})
afterAll(() => removeDirectory(folder))

/** Runs a program as an operator does, in a folder unrelated to the product. */
async function run(program: ProgramName, ...words: string[]) {
  return runWith({}, program, ...words)
}

async function runWith(settings: NodeJS.ProcessEnv, program: ProgramName, ...words: string[]) {
  const { DATABASE_URL: _server, DATA_DIR: _files, ...env } = process.env
  const args = [programFile(program), ...words]
  return promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...env, ...settings } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )
}

const acting = ['--as', 'Sam Duty', '--because', 'before the upgrade']

it.each<[ProgramName, string[]]>([
  ['office', ['jobs']],
  // Every run tests each program, including one command that acts and one that lists.
  ...(process.env['LONG'] ? ([['office', ['payments']]] satisfies [ProgramName, string[]][]) : []),
  ['accounts', []],
  ['office', ['lock', 'A-0123456789A', '--as', 'Sam Duty', '--because', 'a caller asked for it']],
  ['backup', ['a.backup.gz', ...acting]],
])('%s %j refuses to create an empty database and report on it', async (program, words) => {
  const { code, stdout, stderr } = await run(program, ...words)
  expect(stderr).toContain(`There is no database in ${join(folder, 'data')}.`)
  expect(stderr).toContain('Set DATA_DIR')
  expect(code).toBe(2)
  expect(stdout).toBe('')
  expect(await readdir(folder)).toEqual([])
})

it.runIf(process.env['LONG'])(
  'a backup in production is encrypted, or explicitly left unencrypted',
  async () => {
    const elsewhere = await temporaryDirectory()
    // If root runs the tests, the server's own account needs to pass through this folder.
    await chmod(elsewhere, 0o711)
    const made = join(elsewhere, 'data')
    await putCluster('migrated', made)
    const settings = { DATA_DIR: made, NODE_ENV: 'production' }
    const file = join(elsewhere, 'all.backup.gz')
    const refused = await runWith(settings, 'backup', file, ...acting)
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('BACKUP_RECIPIENT is not set') })
    const identity = await runWith(settings, 'backup', '--new-identity', join(elsewhere, 'identity.txt'))
    const [, recipient = ''] = /BACKUP_RECIPIENT=(age1\S+)/.exec(identity.stdout) ?? []
    const encrypted = await runWith({ ...settings, BACKUP_RECIPIENT: recipient }, 'backup', file, ...acting)
    expect(encrypted).toMatchObject({ code: 0, stdout: expect.stringContaining(`Encrypted to ${recipient}`) })
    const open = await runWith(
      settings,
      'backup',
      join(elsewhere, 'open.backup.gz'),
      '--unencrypted',
      ...acting,
    )
    expect(open).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('WARNING: the backup is not encrypted'),
    })
    const into = { ...settings, DATA_DIR: join(elsewhere, 'empty') }
    await putCluster('empty', into.DATA_DIR)
    const identities = ['--identity', join(elsewhere, 'identity.txt')]
    expect(await runWith(into, 'restore', file, ...acting)).toMatchObject({ code: 2 })
    expect(await runWith(into, 'restore', file, ...identities, ...acting)).toMatchObject({ code: 0 })
    await removeDirectory(elsewhere)
  },
  300_000,
)
