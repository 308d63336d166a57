import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alone } from '../setup/lock.mjs'
import { fingerprint } from './fingerprint.mjs'
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
  if (targets.every((target) => isCurrent(root, target)))
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
 * @param {string} root
 * @param {Target} target
 */
function isCurrent(root, target) {
  const stamp = stampOf(root, target)
  return (
    existsSync(join(root, target.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sourcesOf(root, target)
  )
}

/**
 * @param {string} root
 * @param {Target} target
 */
function sourcesOf(root, target) {
  const settings = Object.entries(process.env)
    .filter(([name]) => target.settings(name))
    .map(([name, value]) => /** @type {[string, string]} */ ([name, value ?? '']))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return fingerprint(root, target.inputs, settings)
}

/**
 * @param {string} root
 * @param {Target} target
 */
function stampOf(root, target) {
  return join(root, 'dist', '.built', target.name)
}
