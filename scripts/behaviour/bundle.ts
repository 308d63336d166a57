import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstScripts } from '../build/first-scripts'
import { root } from '../root.mjs'
import type { Recording } from './recording/recording'

const site = join(root, 'dist', 'web')
const bytesOf = (name: string) => readFileSync(join(site, name))
const gzipped = (name: string) => gzipSync(bytesOf(name), { level: 9 }).length

/** What the browser fetches: the size of every file of the site by its name without a hash, and of the first screen's scripts. */
export function recordBundle(recording: Recording): void {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
    .sort()
  const first = firstScripts(readFileSync(join(site, 'index.html'), 'utf8'), (name) =>
    bytesOf(name).toString(),
  )
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + gzipped(name), 0)
  const scripts = files.filter((name) => name.endsWith('.js'))
  const styles = files.filter((name) => name.endsWith('.css'))
  recording.text('bundle/first-screen.txt', [...first, `in all ${sum(first)} bytes gzipped`].join('\n'))
  recording.text(
    'bundle/totals.txt',
    [
      `${scripts.length} scripts, ${sum(scripts)} bytes gzipped`,
      `${styles.length} stylesheets, ${sum(styles)} bytes gzipped`,
    ].join('\n'),
  )
  // By the name without its hash: several files of one name stand by their size, whatever their hashes are.
  const lines = files.map((name) => `${name.replace(/-[\w-]{8}(?=\.\w+$)/, '')} ${gzipped(name)}`)
  recording.text('bundle/files.txt', lines.sort().join('\n'))
}
