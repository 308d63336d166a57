import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fingerprint, outsides } from './fingerprint.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'milepost-fingerprint-'))
  write('app/main.ts', 'one')
  write('app/deep/part.ts', 'two')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const now = (settings: [string, string][] = []) => fingerprint(root, ['app', 'lock.json', 'absent'], settings)

describe('the fingerprint of a build’s inputs', () => {
  it.each([
    ['a file changes', () => write('app/deep/part.ts', 'three')],
    ['a file is added', () => write('app/deep/more.css', '')],
    ['a file is removed', () => rmSync(join(root, 'app/main.ts'))],
    ['a file is renamed', () => renameSync(join(root, 'app/main.ts'), join(root, 'app/start.ts'))],
    ['a named file appears', () => write('lock.json', '{}')],
  ])('changes when %s', (_what, change) => {
    const before = now()
    change()
    expect(now()).not.toBe(before)
  })

  it.each([
    ['a file is saved unchanged', () => utimesSync(join(root, 'app/main.ts'), 1, 1)],
    ['a test changes', () => write('app/main.test.ts', 'it()')],
    ['a test helper changes', () => write('app/testing/start.ts', 'x')],
    ['a note changes', () => write('app/README.md', 'x')],
    ['an installed package changes', () => write('app/node_modules/a/index.js', 'x')],
    ['another folder changes', () => write('other/main.ts', 'x')],
  ])('stays the same when %s', (_what, change) => {
    const before = now()
    change()
    expect(now()).toBe(before)
  })

  it('changes with a setting compiled into the build', () => {
    expect(now([['VITE_JOURNEY', 'acorn_pc']])).not.toBe(now())
    expect(now([['VITE_JOURNEY', 'acorn_pc']])).not.toBe(now([['VITE_JOURNEY', 'acorn_cv']]))
  })
})

describe('the metadata of a build’s files', () => {
  const look = () => outsides(root, ['app', 'absent'], [])
  const later = () => vi.setSystemTime(Date.now() + 10_000)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
  afterEach(() => void vi.useRealTimers())

  it('is not relied on until the last change has settled [CLU-702]', () => {
    expect(look()).toBeUndefined()
    later()
    expect(look()).toBe(look())
  })

  it('changes with an edit that leaves size and date unchanged [CLU-702]', () => {
    later()
    const before = look()
    write('app/main.ts', 'eno')
    utimesSync(join(root, 'app/main.ts'), 1, 1)
    later()
    const after = look()
    expect(after).not.toBe(before)
    write('app/deep/more.css', '')
    later()
    expect(look()).not.toBe(after)
  })

  it('stays the same when a test or a note changes [CLU-702]', () => {
    later()
    const before = look()
    write('app/main.test.ts', 'it()')
    write('app/README.md', 'x')
    later()
    expect(look()).toBe(before)
  })
})
