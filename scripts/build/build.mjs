import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alone } from '../setup/lock.mjs'
import { fingerprint, outsides } from './fingerprint.mjs'
import { targets as product } from './targets.mjs'

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {{ name: string, built: boolean, problem?: string }} Built */

/**
 * Builds what is stale and leaves the rest alone.
 * @param {string} root
 * @param {(words: string) => void} say
 * @param {readonly Target[]} [targets] the product's when none are named
 * @returns {Promise<Built[]>} one entry per target, with its problem when it could not be built
 */
export async function build(root, say, targets = product) {
  const known = new Map()
  if (targets.every((target) => isCurrent(root, target, known)))
    return targets.map(({ name }) => ({ name, built: false }))
  return alone(
    join(root, '.cache', 'build.lock'),
    async () => {
      const stale = targets.filter((target) => !isCurrent(root, target))
      if (stale.length > 0) say(`Building ${stale.map((target) => target.name).join(', ')} …`)
      return Promise.all(
        targets.map((target) =>
          stale.includes(target) ? make(root, target) : { name: target.name, built: false },
        ),
      )
    },
    (holder) => say(`Process ${holder} is already building; waiting for it …`),
  )
}

/**
 * The stamp is removed before the build and written after it, so an interrupted build is stale. It describes the sources as they
 * were when the build began: an edit made meanwhile is built next time.
 * @param {string} root
 * @param {Target} target
 * @returns {Promise<Built>}
 */
async function make(root, target) {
  const stamp = stampOf(root, target)
  const sources = sourcesOf(root, target)
  rmSync(stamp, { force: true })
  const result = await target.make(root)
  if (!result.ok) return { name: target.name, built: false, problem: result.message }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
  return { name: target.name, built: true }
}

/**
 * By contents, not by times: a fresh checkout of the same commit is current. Contents that were found current are read again only
 * if the files' metadata has changed.
 * @param {string} root
 * @param {Target} target
 * @param {Map<string, string>} [known] the metadata of files that other targets also have
 */
function isCurrent(root, target, known) {
  const stamp = stampOf(root, target)
  if (!existsSync(join(root, target.output)) || !existsSync(stamp)) return false
  const [built, seen] = readFileSync(stamp, 'utf8').split('\n')
  const outside = outsides(root, target.inputs, settingsOf(target), known)
  if (outside !== undefined && outside === seen) return true
  if (built !== sourcesOf(root, target)) return false
  noteOutsides(stamp, built, outside)
  return true
}

/**
 * @param {string} stamp
 * @param {string} built
 * @param {string | undefined} outside
 */
function noteOutsides(stamp, built, outside) {
  if (outside === undefined) return
  try {
    writeFileSync(stamp, `${built}\n${outside}`)
  } catch (error) {
    // The build belongs to another user: it is read again next time.
    if (
      !(
        error instanceof Error &&
        'code' in error &&
        ['EACCES', 'EROFS', 'EPERM'].includes(String(error.code))
      )
    )
      throw error
  }
}

/**
 * @param {string} root
 * @param {Target} target
 */
function sourcesOf(root, target) {
  return fingerprint(root, target.inputs, settingsOf(target))
}

/** @param {Target} target */
function settingsOf(target) {
  return Object.entries(process.env)
    .filter(([name]) => target.settings(name))
    .map(([name, value]) => /** @type {[string, string]} */ ([name, value ?? '']))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * @param {string} root
 * @param {Target} target
 */
function stampOf(root, target) {
  return join(root, 'dist', '.built', target.name)
}
