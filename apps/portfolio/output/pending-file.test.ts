import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { discardAllPending, refuseSamePlace, writeTogether } from './pending-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pending-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('files written together', () => {
  it('do not appear until all are complete', async () => {
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

  it('contain everything that was written, even if the system writes a text in parts', async () => {
    const handle = await open(folder)
    const files: Pick<FileHandle, 'write'> = Object.getPrototypeOf(handle)
    await handle.close()
    // As on an almost full disk: part of the text is written, and the caller gets the number of bytes.
    const { write } = files
    vi.spyOn(files, 'write').mockImplementation(function (this: FileHandle, text: string) {
      return write.call(this, text.slice(0, 3))
    })
    const path = join(folder, 'a.csv')
    await writeTogether([path], async ([file]) => file?.write('row,policy\n')).finally(vi.restoreAllMocks)
    expect(readFileSync(path, 'utf8')).toBe('row,policy\n')
  })

  it('leave the existing file unchanged if the work fails', async () => {
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

  it('are not created if nothing was written, and one of an earlier run is removed', async () => {
    const path = join(folder, 'a.errors.csv')
    writeFileSync(path, 'of an earlier run')
    await writeTogether([path], async () => undefined)
    expect(readdirSync(folder)).toEqual([])
  })

  it('leave nothing behind if the program is stopped', async () => {
    await writeTogether([join(folder, 'a.csv')], async ([file]) => {
      await file?.write('half')
      discardAllPending()
      expect(readdirSync(folder)).toEqual([])
      throw new Error('stopped')
    }).catch(() => undefined)
  })

  it('leave nothing behind if the program is stopped in the moment they are created', async () => {
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
    // The work continues in a process that is about to end, with or without its file.
    await work.catch(() => undefined)
  })

  it('are refused if the folder does not exist, or if a folder has their name', async () => {
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
