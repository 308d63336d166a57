import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { asAscii, bundleProgram } from './program.mjs'

const folder = join(root, '.cache', `program-${process.pid}`)
const out = join(folder, 'out')

/** Prints what non-ASCII text reads as, evaluates a later import, and throws on request. */
const program = `
const sign = (parts: TemplateStringsArray) => parts[0]
async function work() {
  const { later } = await import('./later')
  console.log(JSON.stringify([sign\`£ – 😀\`, /^[–]$/.test('–'), later, typeof require, __filename]))
  if (process.argv[2] === 'throw') throw new Error('as asked')
}
work().catch((error: Error) => {
  console.error(error.stack)
  process.exit(3)
})
`

function run(...args: string[]) {
  return spawnSync(process.execPath, [join(out, 'main.js'), ...args], { encoding: 'utf8' })
}
const keptFiles = () => readdirSync(out).filter((name) => /^main\.cjs\.\w+\.\w+$/.test(name))

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'start.ts'), program)
  writeFileSync(join(folder, 'later.ts'), `export const later = new URL('./x', import.meta.url).pathname`)
  expect(await bundleProgram(root, relative(root, out), join(folder, 'start.ts'))).toEqual({ ok: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a program that runs from its code cache', () => {
  it('behaves the same on its second run, which compiles nothing [CLU-701]', () => {
    const first = run()
    expect(JSON.parse(first.stdout)).toEqual([
      '£ – 😀',
      true,
      join(out, 'x'),
      'function',
      join(out, 'main.js'),
    ])
    const [kept = ''] = keptFiles()
    const { mtimeMs } = statSync(join(out, kept))
    expect(run().stdout).toBe(first.stdout)
    expect(keptFiles()).toEqual([kept])
    expect(statSync(join(out, kept)).mtimeMs).toBe(mtimeMs)
  })

  it('names our sources in the stack of an error [CLU-701]', () => {
    const { status, stderr } = run('throw')
    expect(status).toBe(3)
    expect(stderr).toContain(`Error: as asked\n    at work (${join(folder, 'start.ts')}:6:42)`)
  })

  it('compiles again if the cache is damaged or of another build [CLU-701]', () => {
    const first = run()
    const [kept = ''] = keptFiles()
    const whole = readFileSync(join(out, kept))
    writeFileSync(join(out, kept), whole.subarray(0, 1_000))
    expect(run().stdout).toBe(first.stdout)
    expect(readFileSync(join(out, kept)).length).toBeGreaterThan(1_000)
    const bundle = join(out, 'main.cjs')
    const other = readFileSync(bundle, 'utf8')
      .replace(/^\/\*\w/, '/*z')
      .replace('as asked', 'as ASKED')
    writeFileSync(bundle, other)
    expect(run('throw').stderr).toContain('as ASKED')
    expect(keptFiles()).toHaveLength(2)
  })

  it('explains what to do about a bundle that another tool made [CLU-701]', () => {
    const bundle = join(out, 'main.cjs')
    const whole = readFileSync(bundle)
    writeFileSync(bundle, 'console.log(1)')
    expect(run().stderr).toContain('was not made by this build: run npm run build')
    writeFileSync(bundle, whole)
  })
})

it('writes non-ASCII characters as escapes with the same meaning [CLU-701]', () => {
  const text = `[\`£\`, "😀", /^[–-—]$/u.test("—")]`
  expect(asAscii(text)).toMatch(/^[ -~]+$/)
  expect(new Function(`return ${asAscii(text)}`)()).toEqual(['£', '😀', true])
})
