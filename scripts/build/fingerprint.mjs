import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

/**
 * One hash over a build's inputs: the names and contents of its files and the settings compiled into it. Contents and not times, so
 * that a fresh checkout of the same commit, or a file saved unchanged, builds nothing.
 * @param {string} root
 * @param {readonly string[]} inputs
 * @param {readonly [string, string][]} settings
 */
export function fingerprint(root, inputs, settings) {
  const hash = createHash('sha256')
  for (const [name, value] of settings) hash.update(`${name}=${value}\0`)
  for (const path of inputs.flatMap((input) => filesUnder(root, input))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(`${root}/${path}`))
      .update('\0')
  }
  return hash.digest('hex')
}

/** A file changed this lately may be changed again within the same tick of the file system's clock. */
const SETTLED_MS = 2_000

/**
 * One hash over the metadata of the same files: names, sizes, inodes and times of change. Every edit changes at least one of them,
 * so while the hash stays the same no file has to be read. Undefined if a file has only just been changed.
 * @param {string} root
 * @param {readonly string[]} inputs
 * @param {readonly [string, string][]} settings
 * @param {Map<string, string>} [known] the metadata of each file, if the same files are hashed more than once
 */
export function outsides(root, inputs, settings, known = new Map()) {
  const hash = createHash('sha256')
  for (const [name, value] of settings) hash.update(`${name}=${value}\0`)
  for (const input of inputs) {
    const outside = outsideOf(root, input, known)
    if (outside === undefined) return undefined
    hash.update(outside)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path a file or a folder
 * @param {Map<string, string>} known
 * @returns {string | undefined}
 */
function outsideOf(root, path, known) {
  const found = known.get(path)
  if (found !== undefined) return found
  const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false })
  let outside = `${path}\0`
  if (stat?.isFile()) {
    if (stat.ctimeMs > Date.now() - SETTLED_MS) return undefined
    outside += `${stat.size} ${stat.ino} ${stat.mtimeMs} ${stat.ctimeMs}\0`
  }
  for (const entry of stat?.isDirectory() ? entriesOf(root, path) : []) {
    const inside = outsideOf(root, `${path}/${entry.name}`, known)
    if (inside === undefined) return undefined
    outside += inside
  }
  known.set(path, outside)
  return outside
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const full = `${root}/${path}`
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return entriesOf(root, path).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  )
}

/**
 * The entries of a folder that belong to a build, in the same order on every machine.
 * @param {string} root
 * @param {string} path
 */
function entriesOf(root, path) {
  return readdirSync(`${root}/${path}`, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? isPart(entry.name) : !isBeside(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** @param {string} folder */
function isPart(folder) {
  return folder !== 'node_modules' && folder !== 'testing'
}

/**
 * Tests and notes are next to the code and never part of a build.
 * @param {string} file
 */
function isBeside(file) {
  return /\.test\.[a-z]+$|\.md$/.test(file)
}
