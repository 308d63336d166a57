import { createGunzip } from 'node:zlib'
import { StorageError } from '../platform/db/storage-error.ts'
import { openedBackup } from './backup-encryption.ts'
import { type End, endShape, type Manifest, manifestShape, tableChecksum, tableShape } from './backup-file.ts'

const MOST_ROWS = 500
const MOST_CHARACTERS = 4_000_000

export type Rows = { table: string; columns: readonly string[]; lines: readonly string[] }

/** The first line of a backup: its format and the build that made it. */
export async function readManifest(file: string, identities: readonly string[]): Promise<Manifest> {
  for await (const line of linesOf(file, identities)) {
    const read = manifestShape.safeParse(parsed(line))
    if (!read.success) break
    return read.data
  }
  throw new StorageError(`${file} is not a backup of this product.`)
}

/** Streams all rows of a backup in small batches. Truncation or damage is detected before the end is returned. */
export async function readRows(
  file: string,
  identities: readonly string[],
  take: (rows: Rows) => Promise<void>,
): Promise<End> {
  const seen: End['tables'] = {}
  let table:
    | { name: string; columns: readonly string[]; checksum: ReturnType<typeof tableChecksum> }
    | undefined
  let lines: string[] = []
  let characters = 0
  let end: End | undefined
  let isFirst = true

  async function handOver(): Promise<void> {
    if (table && lines.length > 0) await take({ table: table.name, columns: table.columns, lines })
    lines = []
    characters = 0
  }
  async function closeTable(): Promise<void> {
    await handOver()
    if (table) seen[table.name] = table.checksum.end()
    table = undefined
  }

  for await (const line of linesOf(file, identities)) {
    if (isFirst) {
      isFirst = false
      continue
    }
    if (line.startsWith('[')) {
      table?.checksum.add(line)
      lines.push(line)
      characters += line.length
      if (lines.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await handOver()
      continue
    }
    await closeTable()
    const record = parsed(line)
    const next = tableShape.safeParse(record)
    if (next.success) table = { name: next.data.table, columns: next.data.columns, checksum: tableChecksum() }
    else end = endShape.safeParse(record).data?.end
  }
  if (end === undefined)
    throw new StorageError(`${file} is truncated: its end is missing. Nothing was changed.`)
  checkSeals(end, seen, file)
  return end
}

function checkSeals({ tables }: End, seen: End['tables'], file: string): void {
  for (const [name, { rows, sha256 }] of Object.entries(tables)) {
    const found = seen[name]
    if (found?.rows !== rows || found.sha256 !== sha256)
      throw new StorageError(`${file} is damaged: the checksum of ${name} is wrong. Nothing was changed.`)
  }
}

async function* linesOf(file: string, identities: readonly string[]): AsyncGenerator<string> {
  const source = await openedBackup(file, identities)
  const unzipped = createGunzip().setEncoding('utf8')
  source.on('error', (error) => unzipped.destroy(error))
  // A reader that continues gets the error below; a reader that stopped early ignores errors in the rest.
  unzipped.on('error', () => {})
  let rest = ''
  try {
    for await (const part of source.pipe(unzipped)) {
      const lines = `${rest}${part}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new StorageError(`${file} is not a readable backup. Nothing was changed.`, { cause: error })
  } finally {
    source.destroy()
    unzipped.destroy()
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
