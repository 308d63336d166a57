import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** A row as it now is. */
export type Change = { table: string; id: string; value: unknown }

/** Everything that changed, in the order it did; what changed in one act stands or falls together. */
export type Journal = {
  read(): readonly Change[]
  append(act: readonly Change[]): void
  close(): void
}

/** For a sandbox whose memory ends with it. */
export function memoryJournal(): Journal {
  return { read: () => [], append: () => undefined, close: () => undefined }
}

/**
 * One line of JSON for each act, on the disk before anyone is told. So a sandbox that is killed comes back knowing whatever it
 * had answered, and can judge a product that was killed too.
 */
export function fileJournal(directory: string): Journal {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'cards.jsonl')
  const file = openSync(path, 'a+', 0o600)
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // A line without its end was never answered for: the sandbox died while writing it.
  let size = Buffer.byteLength(whole)
  ftruncateSync(file, size)
  return {
    read: () =>
      whole
        .split('\n')
        .filter((line) => line !== '')
        .flatMap((line, index) => readLine(line, `${path}, line ${index + 1}`)),
    append(act) {
      if (fstatSync(file).size !== size)
        throw new Error(`${path} is written by another sandbox too. Give each a SANDBOX_DATA_DIR of its own.`)
      const bytes = Buffer.from(`${JSON.stringify(act)}\n`)
      for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from)
      fsyncSync(file)
      size += bytes.length
    },
    close: () => closeSync(file),
  }
}

function readLine(line: string, where: string): readonly Change[] {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new Error(`The card provider's journal cannot be read: ${where}. Mend or remove it.`, { cause })
  }
}
