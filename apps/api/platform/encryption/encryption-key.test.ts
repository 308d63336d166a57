import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { programFile } from '../db/testing/programs.ts'
import { encryptionKeys, hasEncryptionKeys } from './encryption-key.ts'

let home: string
let dataDir: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'sealing-key-'))
  dataDir = join(home, 'data')
})
afterEach(() => rm(home, { recursive: true, force: true }))

const keyFile = () => join(dataDir, 'sealing.key')
const one = Buffer.alloc(32, 1).toString('base64')
const two = Buffer.alloc(32, 2).toString('base64')

describe('a key that is set', () => {
  it('is used unchanged, and nothing is written [D-046]', async () => {
    expect(await encryptionKeys({ encryptionKey: one, dataDir })).toEqual([Buffer.alloc(32, 1)])
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })

  it('can be followed by the keys that it replaces', async () => {
    expect(await encryptionKeys({ encryptionKey: `${two}, ${one}`, dataDir })).toEqual([
      Buffer.alloc(32, 2),
      Buffer.alloc(32, 1),
    ])
  })

  it.each(['', 'password', one.slice(1), `${one}=`, `${one},`, `${one},short`, one.replace('A', '-')])(
    'that is %j is refused, and the message does not repeat it',
    async (encryptionKey) => {
      const refused = encryptionKeys({ encryptionKey, dataDir })
      await expect(refused).rejects.toThrow(/^SEALING_KEY must be 32 bytes in base64/)
      if (encryptionKey !== '')
        await expect(refused).rejects.not.toThrow(
          expect.objectContaining({ message: expect.stringContaining(encryptionKey) }),
        )
    },
  )
})

describe('a key that is not set', () => {
  it('is generated once, readable by its owner only, and then reused', async () => {
    const [made] = await encryptionKeys({ dataDir })
    expect(made).toHaveLength(32)
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600)
    expect(await encryptionKeys({ dataDir })).toEqual([made])
    expect(
      await encryptionKeys({ encryptionKey: (await readFile(keyFile(), 'utf8')).trim(), dataDir }),
    ).toEqual([made])
    const [another] = await encryptionKeys({ dataDir: join(home, 'elsewhere') })
    expect(another).not.toEqual(made)
  })

  it('is the same for processes that start simultaneously, and no other file is left behind', async () => {
    const children = Array.from({ length: 4 }, () => fork(programFile('key-child'), [dataDir]))
    await Promise.all(children.map((child) => once(child, 'message')))
    const messages = children.map((child) => once(child, 'message'))
    for (const child of children) child.send('go')
    const keys = new Set((await Promise.all(messages)).flat().filter((each) => typeof each === 'string'))
    expect(keys.size).toBe(1)
    expect([...keys]).toEqual([(await readFile(keyFile(), 'utf8')).trim()])
    expect(await readdir(dataDir)).toEqual(['sealing.key'])
  })

  it('is the same for 40 simultaneous requests', async () => {
    const keys = await Promise.all(Array.from({ length: 40 }, () => encryptionKeys({ dataDir })))
    expect(new Set(keys.map(([key]) => Buffer.from(key).toString('hex'))).size).toBe(1)
    expect(await readdir(dataDir)).toEqual(['sealing.key'])
  })

  it('is never generated again over one that was damaged', async () => {
    await encryptionKeys({ dataDir })
    await writeFile(keyFile(), 'half a k')
    await expect(encryptionKeys({ dataDir })).rejects.toThrow('no longer contains a key')
    expect(await readFile(keyFile(), 'utf8')).toBe('half a k')
  })

  it('is read from its file without writing anything next to it', async () => {
    await encryptionKeys({ dataDir })
    const before = (await stat(dataDir)).mtimeMs
    await encryptionKeys({ dataDir })
    expect((await stat(dataDir)).mtimeMs).toBe(before)
  })

  it('is not generated if something else has its file name', async () => {
    await mkdir(keyFile(), { recursive: true })
    const before = (await stat(dataDir)).mtimeMs
    await expect(encryptionKeys({ dataDir })).rejects.toThrow('EISDIR')
    expect((await stat(dataDir)).mtimeMs).toBe(before)
  })

  it('is reported as missing without being generated', async () => {
    expect(hasEncryptionKeys({ dataDir })).toBe(false)
    expect(hasEncryptionKeys({ dataDir, encryptionKey: one })).toBe(true)
    await encryptionKeys({ dataDir })
    expect(hasEncryptionKeys({ dataDir })).toBe(true)
  })

  it('stops the start if it cannot be stored', async () => {
    await writeFile(join(home, 'a-file'), '')
    await expect(encryptionKeys({ dataDir: join(home, 'a-file', 'data') })).rejects.toThrow('ENOTDIR')
  })
})
