import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

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
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? isPart(entry.name) : !isBeside(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
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
