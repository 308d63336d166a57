import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProgramName, programFile } from '../platform/db/testing/programs.ts'
import { removeDirectory, temporaryDirectory } from '../platform/db/testing/temporary-directory.ts'
import { readActing } from './acting-person.ts'
import { verbs } from './commands/verbs.ts'

const why = 'the customer rang about case 4711'

it('reads who acts and why from the arguments, in any position', () => {
  const read = readActing(['lock', '--as', 'Siân O’Hara', 'A-0123456789A', `--because=${why}`])
  expect(read).toMatchObject({
    kind: 'acting',
    words: ['lock', 'A-0123456789A'],
    by: { who: 'Siân O’Hara', because: why, door: 'command-line', account: expect.any(String) },
  })
})

it.each([
  [
    ['lock', 'A-0123456789A'],
    'Give your name and a reason: --as <your name> --because <reason>. Nothing was done.',
  ],
  [['--as', 'Sam Duty'], 'Give your name and a reason'],
  [['--because', why], 'Give your name and a reason'],
  [['--as', '', '--because', why], '--as must be your name'],
  [['--as', '?!', '--because', why], '--as must be your name'],
  [['--as', 'Sam Duty', '--because', ''], '--because must be a reason'],
  [['--as', 'Sam Duty', '--because', 'asked'], '10 to 300 characters, more than one word'],
  [['--as', 'Sam Duty', '--because', 'xxxxxxxxxxxxxxxx'], '--because must be a reason'],
  [['--as', 'Sam Duty', '--because', 'long '.repeat(80)], '--because must be a reason'],
  [['--as', 'Sam Duty', '--because', 'one line\nand another'], 'one line of text'],
  [['--as', 'Sam Duty', '--because', 'wrote from robin@example.com'], 'looks like an email address'],
  [['--as', 'Sam Duty', '--because', 'paid from 66374958 twice'], 'looks like an account or card number'],
  [['--as', 'Sam Duty', '--because', 'paid from 08-99-99 twice'], 'looks like a sort code'],
  [['--as', 'Sam Duty', '--because', 'licence MORGA657054SM9IJ is wrong'], 'looks like a driving licence'],
])('refuses %j', (words, problem) => {
  const read = readActing(words)
  expect(read.kind === 'unsaid' && read.problem).toContain(problem)
})

describe('a command that acts', () => {
  let folder: string
  beforeAll(async () => {
    folder = await temporaryDirectory()
  })
  afterAll(() => removeDirectory(folder))

  it('is every command except those that only list ids', () => {
    const looks = Object.entries(verbs).flatMap(([name, verb]) => ('shows' in verb ? [name] : []))
    expect(looks).toEqual(['refunds', 'referrals', 'payments', 'jobs', 'trail'])
  })

  it.each<[ProgramName, string[], number]>([
    ['office', ['lock', 'A-0123456789A'], 1],
    ['office', ['jobs', 'again', 'all'], 1],
    ['backup', ['a.backup.gz'], 2],
    ['restore', ['a.backup.gz'], 2],
  ])('%s %j does not start without a name and a reason', async (program, words, ends) => {
    const { DATABASE_URL: _server, DATA_DIR: _files, ...env } = process.env
    const ran = promisify(execFile)(process.execPath, [programFile(program), ...words], { cwd: folder, env })
    await expect(ran).rejects.toMatchObject({
      code: ends,
      stdout: '',
      stderr: expect.stringContaining('Give your name and a reason: --as <your name> --because <reason>.'),
    })
    expect(await readdir(folder)).toEqual([])
  })
})
