import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { applyChange } from './change.ts'
import { changes } from './changes.ts'
import { copyTree, filesOf, type TreeCopy } from './tree-copy.ts'

const run = promisify(execFile)

/** In an ordinary run all are applied to one copy, and no tests run on it. */
describe('likely changes', () => {
  let copy: TreeCopy
  /** As the last change left it. */
  let files: ReturnType<typeof filesOf>
  beforeAll(() => {
    copy = copyTree(root)
    files = filesOf(copy.path)
  })
  afterAll(() => copy.remove(), 60_000)

  it.each(changes)(
    '$title touches at most $most files',
    (change) => {
      const before = files
      applyChange(copy.path, change)
      files = filesOf(copy.path)
      const changed = [...files].filter(([path, text]) => before.get(path) !== text)
      for (const [path, text] of changed) expect(text, path).not.toContain('TO FILL')
      const paths = changed.map(([path]) => path)
      expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(change.most)
    },
    60_000,
  )

  it.runIf(process.env['LONG'])(
    'leave code that is formatted, compiles and passes the tests nearest to it',
    async () => {
      const tests = [...new Set(changes.flatMap(({ nearest }) => nearest))]
      await format(copy)
      expect(await outputOf('tsc', ['-p', 'apps/portfolio', '--checkers', '1'], copy)).toBe('')
      expect(
        await outputOf(
          'vitest',
          ['run', '--project', 'unit', '--maxWorkers=1', '--reporter=dot', '--silent=true', ...tests],
          copy,
        ),
      ).toBe('')
    },
    300_000,
  )
})

/** `npm run test:changes`: some minutes each. */
describe.runIf(process.env['LONG'])('all tests of rules and browser components', () => {
  it.each(changes)(
    'pass after $title, and all code compiles',
    async (change) => {
      const copy = copyTree(root)
      try {
        applyChange(copy.path, change)
        await format(copy)
        expect(await typeErrors(copy)).toEqual('')
        expect(await failingTests(copy)).toEqual([])
      } finally {
        copy.remove()
      }
    },
    3_600_000,
  )
})

/**
 * Excludes the generators' own tests, which would copy the copy, and those about the clone itself: its lock file, images and docs.
 */
const notOfTheCopy = '--exclude=scripts/{changes,new-*,containers,safety,requirements}/**'

/** The compiler's errors for every part of the copy that has a project. */
async function typeErrors(copy: TreeCopy): Promise<string> {
  const parts = [...filesOf(copy.path).keys()].filter((path) => /(^|\/)tsconfig\.json$/.test(path))
  let output = ''
  for (const part of parts) output += await outputOf('tsc', ['-p', part, '--noEmit'], copy)
  return output
}

async function failingTests(copy: TreeCopy): Promise<readonly string[]> {
  const report = join(copy.path, 'report.json')
  const reporting = ['--reporter=json', `--outputFile=${report}`, '--testTimeout=60000', notOfTheCopy]
  await outputOf(
    'vitest',
    ['run', '--project', 'unit', '--project', 'web', '--silent=true', ...reporting],
    copy,
  )
  const { testResults }: { testResults: readonly { name: string; status: string }[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(copy.path, name))
    .sort()
}

/** As the generators' commands do. */
async function format(copy: TreeCopy): Promise<void> {
  const original = filesOf(root)
  const touched = [...filesOf(copy.path)].filter(([path, text]) => original.get(path) !== text)
  const sources = touched.map(([path]) => path).filter((path) => path.endsWith('.ts'))
  await run(process.execPath, [tool('biome'), 'check', '--write', ...sources], { cwd: copy.path })
}

/** A tool's output in the copy if it fails; otherwise empty. */
function outputOf(name: string, args: readonly string[], copy: TreeCopy): Promise<string> {
  const env = { ...process.env, LONG: '', VITEST: '' }
  return run(process.execPath, [tool(name), ...args], { cwd: copy.path, env, maxBuffer: 1e8 }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}` || 'It failed and said nothing',
  )
}

function tool(name: string): string {
  return join(root, 'node_modules/.bin', name)
}
