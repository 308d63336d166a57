import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const SUFFIX = '.unfinished'

/** A name beside `path` for something that takes its place once it is whole. */
export function unfinished(path: string): string {
  return `${path}.${randomBytes(4).toString('hex')}${SUFFIX}`
}

/** Making takes seconds: what has not moved for this long was left by a process that died. */
const ABANDONED_AFTER = 10 * 60_000

export async function sweepUnfinished(location: string): Promise<void> {
  for (const name of await readdir(location)) {
    if (!name.endsWith(SUFFIX)) continue
    const path = join(location, name)
    if (Date.now() - (await stat(path)).mtimeMs > ABANDONED_AFTER)
      await rm(path, { recursive: true, force: true })
  }
}
