import { closeSync, openSync, realpathSync, rmSync } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Refusal } from '../refusal.ts'

const pending = new Set<string>()

/** A file that appears only once complete: written in the same folder under another name, then renamed. */
export class PendingFile {
  readonly path: string
  private readonly part: string
  private readonly handle: FileHandle
  private isWritten = false

  private constructor(path: string, part: string, handle: FileHandle) {
    this.path = path
    this.part = part
    this.handle = handle
  }

  static async open(path: string): Promise<PendingFile> {
    const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
    try {
      if (await isFolder(path)) throw new Refusal(`${path} is a folder`)
      // Created synchronously: if the process were stopped during an await, the file would not be known yet and be left behind.
      closeSync(openSync(part, 'w'))
      pending.add(part)
      return new PendingFile(path, part, await open(part, 'r+'))
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new Refusal(`${dirname(path)} is not a folder`)
      if (hasCode(error, 'EACCES', 'EPERM', 'EROFS'))
        throw new Refusal(`${path} cannot be written: permission denied`)
      throw error
    }
  }

  /** One at a time: the next write waits for this one, so that no queue builds up in memory. */
  async write(text: string): Promise<void> {
    if (text === '') return
    this.isWritten = true
    // Unlike `write`, which may write only part of the text: a truncated file would be moved into place as complete.
    await this.handle.writeFile(text)
  }

  get isEmpty(): boolean {
    return !this.isWritten
  }

  /** A file that was not written to is not created, and one of an earlier run is removed, because it would describe that run. */
  async commit(): Promise<void> {
    await this.handle.sync()
    await this.handle.close()
    if (this.isEmpty) {
      await rm(this.part, { force: true })
      await rm(this.path, { force: true })
    } else await rename(this.part, this.path)
    pending.delete(this.part)
  }

  async discard(): Promise<void> {
    if (!pending.has(this.part)) return
    await this.handle.close()
    await rm(this.part, { force: true })
    pending.delete(this.part)
  }
}

/** All of the files or none. */
export async function writeTogether<Result>(
  paths: readonly string[],
  work: (files: readonly PendingFile[]) => Promise<Result>,
): Promise<Result> {
  const files: PendingFile[] = []
  try {
    for (const path of paths) files.push(await PendingFile.open(path))
    const result = await work(files)
    for (const file of files) await file.commit()
    return result
  } finally {
    for (const file of files) await file.discard()
  }
}

/** For when the process is stopped. */
export function discardAllPending(): void {
  for (const part of pending) rmSync(part, { force: true })
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** Whether a system error has one of these codes: ENOENT, EACCES. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

/** A book must not be overwritten by its own output. */
export function refuseSamePlace(book: string, outputs: readonly string[]): void {
  const own = realPath(book)
  for (const output of outputs) {
    if (output === book || (own !== undefined && realPath(output) === own)) {
      throw new Refusal(`${output} is the book itself: choose another name`)
    }
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}
