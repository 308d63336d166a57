import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { readNewBrand, writeBrand } from './write-brand.ts'

const run = promisify(execFile)

/** A copy of the packages that a brand is written into; they resolve to each other and not to the originals. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-brand-'))
  const notInstalled = (path: string) => basename(path) !== 'node_modules'
  for (const part of ['packages/domain', 'packages/brands', 'tsconfig.base.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: notInstalled })
  mkdirSync(join(copy, 'node_modules', '@milepost'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@milepost') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of ['domain', 'brands'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@milepost', name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('writes a complete brand that passes the tests of every brand', async () => {
  const brand = readNewBrand(['Juniper'])
  if ('refused' in brand) throw new Error(brand.refused)
  expect(writeBrand(copy, brand)).toEqual([
    'packages/brands/juniper/brand.ts',
    'packages/brands/juniper/voice.ts',
    'packages/brands/juniper/artwork.ts',
    'packages/domain/terms/identity.ts',
    'packages/brands/brands.ts',
  ])
  expect(writeBrand(copy, brand)).toEqual({ refused: 'packages/brands/juniper is there already' })
  expect(await outputOf('tsc', ['-p', 'packages/brands'])).toBe('')
  // As in our own run: a process for each file would take five times as long.
  const config = 'export default { test: { isolate: false, maxWorkers: 1 } }'
  writeFileSync(join(copy, 'vitest.config.ts'), config)
  const tests = [
    'packages/brands',
    'packages/domain/journeys/journeys',
    'packages/domain/quote/quote-reference',
  ]
  expect(
    await outputOf('vitest', ['run', '--root', copy, '--silent', '--reporter=dot', ...tests]),
  ).not.toContain('FAIL')
})

it.each([
  [['juniper'], 'is no name for a brand'],
  [['Juniper', 'toolong'], 'is no code'],
  [['Juniper', 'MP'], "is another brand's"],
  [[], 'npm run new-brand'],
])('refuses %j', (args, why) => {
  expect(readNewBrand(args)).toEqual({ refused: expect.stringContaining(why) })
})

/** A tool's output in the copy if it fails; otherwise empty. */
function outputOf(tool: string, args: readonly string[]): Promise<string> {
  const done = run(process.execPath, [join(root, 'node_modules/.bin', tool), ...args], { cwd: copy })
  return done.then(
    () => '',
    ({ stdout, stderr }) => `FAIL ${stdout}${stderr}`,
  )
}
