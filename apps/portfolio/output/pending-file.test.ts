import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { discardAllPending, refuseSamePlace, writeTogether } from './pending-file'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pending-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('files written together', () => {
  it('are not there until all are whole', async () => {
    const [a, b] = [join(folder, 'a.csv'), join(folder, 'b.csv')]
    await writeTogether([a, b], async ([first, second]) => {
      await first?.write('one\n')
      await first?.write('two\n')
      await second?.write('three\n')
      expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual([])
    })
    expect(readFileSync(a, 'utf8')).toBe('one\ntwo\n')
    expect(readdirSync(folder)).toEqual(['a.csv', 'b.csv'])
  })

  it('hold all that was written, though the system takes a text in pieces', async () => {
    const handle = await open(folder)
    const files: Pick<FileHandle, 'write'> = Object.getPrototypeOf(handle)
    await handle.close()
    // As on an almost full disk: part of the text is written, and the caller is told how much.
    const { write } = files
    vi.spyOn(files, 'write').mockImplementation(function (this: FileHandle, text: string) {
      return write.call(this, text.slice(0, 3))
    })
    const path = join(folder, 'a.csv')
    await writeTogether([path], async ([file]) => file?.write('row,policy\n')).finally(vi.restoreAllMocks)
    expect(readFileSync(path, 'utf8')).toBe('row,policy\n')
  })

  it('leave what stood there when the work fails', async () => {
    const path = join(folder, 'a.csv')
    writeFileSync(path, 'old')
    const work = writeTogether([path], async ([file]) => {
      await file?.write('half')
      throw new Error('no more paper')
    })
    await expect(work).rejects.toThrow('no more paper')
    expect(readdirSync(folder)).toEqual(['a.csv'])
    expect(readFileSync(path, 'utf8')).toBe('old')
  })

  it('are gone when nothing was written, and so is one of an earlier run', async () => {
    const path = join(folder, 'a.errors.csv')
    writeFileSync(path, 'of an earlier run')
    await writeTogether([path], async () => undefined)
    expect(readdirSync(folder)).toEqual([])
  })

  it('leave nothing behind when the program is stopped', async () => {
    await writeTogether([join(folder, 'a.csv')], async ([file]) => {
      await file?.write('half')
      discardAllPending()
      expect(readdirSync(folder)).toEqual([])
      throw new Error('stopped')
    }).catch(() => undefined)
  })

  it('leave nothing behind when the program is stopped in the moment they are made', async () => {
    const work = writeTogether([join(folder, 'a.csv')], async () => undefined)
    // Checked synchronously, because a stop may come at any point.
    const isMade = () => {
      for (const until = Date.now() + 50; Date.now() < until; )
        if (readdirSync(folder).length > 0) return true
      return false
    }
    while (!isMade()) await setImmediate()
    discardAllPending()
    expect(readdirSync(folder)).toEqual([])
    // It continues in a process that is about to end, with or without its file.
    await work.catch(() => undefined)
  })

  it('are refused where there is no folder, or a folder in their place', async () => {
    const work = async () => undefined
    await expect(writeTogether([join(folder, 'none', 'a.csv')], work)).rejects.toThrow(/none is not a folder/)
    await expect(writeTogether([folder], work)).rejects.toThrow(/is a folder/)
  })
})

it('never overwrites the book', () => {
  const book = join(folder, 'book.csv')
  writeFileSync(book, 'line\nvan\n')
  expect(() => refuseSamePlace(book, [join(folder, 'x', '..', 'book.csv')])).toThrow(/is the book itself/)
  expect(() => refuseSamePlace(book, [join(folder, 'prices.csv')])).not.toThrow()
})
