import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled } from './installed.mjs'

const a = { version: '1.0.0', integrity: 'sha512-a' }
const linux = {
  version: '1.0.0',
  integrity: 'sha512-l',
  optional: true,
  os: ['linux'],
  cpu: ['x64'],
  libc: ['glibc'],
}
const mac = { version: '1.0.0', integrity: 'sha512-m', optional: true, os: ['darwin'], cpu: ['arm64'] }
const onlyForMac = { version: '1.0.0', integrity: 'sha512-o', optional: true }
const lock = {
  '': { version: '0.1.0' },
  'apps/web': { version: '0.1.0' },
  'node_modules/a': a,
  'node_modules/native-linux': linux,
  'node_modules/native-mac': mac,
  'node_modules/native-mac/node_modules/only-for-mac': onlyForMac,
}
const linked = { 'apps/web': {}, 'node_modules/a': a, 'node_modules/native-linux': linux }
const here = () => ({ os: 'linux', cpu: 'x64', libc: 'glibc' })

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'milepost-installed-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A clone with this lock file and npm record, and every recorded folder. */
function clone(packages: object, recorded: object) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  for (const path of Object.keys(recorded)) mkdirSync(join(root, path), { recursive: true })
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: recorded }))
}

describe('packages', () => {
  it('are there when npm recorded what the lock file asks of this machine', () => {
    clone(lock, linked)
    expect(isInstalled(root, here)).toBe(true)
  })

  it('are there when a package names its platform without a list', () => {
    const single = { ...linux, os: 'linux', cpu: 'x64' }
    const other = { ...mac, os: 'darwin', cpu: 'arm64' }
    const recorded = { 'node_modules/node-linux': single }
    clone({ ...recorded, 'node_modules/node-mac': other }, recorded)
    expect(isInstalled(root, here)).toBe(true)
    expect(isInstalled(root, () => ({ os: 'darwin', cpu: 'arm64', libc: undefined }))).toBe(false)
  })

  it('are not there in a fresh clone', () => {
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }))
    expect(isInstalled(root, here)).toBe(false)
  })

  it('are not there when an install was cut short before its record was whole', () => {
    clone(lock, linked)
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{"packages": {')
    expect(isInstalled(root, here)).toBe(false)
  })

  it.each([
    ['one has another version', { ...linked, 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['one has another content', { ...linked, 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
    ['one is missing, such as those of development', { 'node_modules/native-linux': linux }],
    ['one is left over from another branch', { ...linked, 'node_modules/b': a }],
    ['the one made for this machine is missing', { 'node_modules/a': a }],
    ['they were laid for another machine', { 'node_modules/a': a, 'node_modules/native-mac': mac }],
  ])('are not right when %s', (_what, recorded) => {
    clone(lock, recorded)
    expect(isInstalled(root, here)).toBe(false)
  })

  it('are not right for a machine with another C library', () => {
    clone(lock, linked)
    expect(isInstalled(root, () => ({ os: 'linux', cpu: 'x64', libc: 'musl' }))).toBe(false)
  })

  it('are not there when a recorded folder was deleted', () => {
    clone(lock, linked)
    rmSync(join(root, 'node_modules/a'), { recursive: true })
    expect(isInstalled(root, here)).toBe(false)
  })
})
