import { readFileSync } from 'node:fs'

/**
 * Why this Node cannot run the project, or undefined. Readable by old versions: nothing newer than Node 14 may be used in this file
 * or in the entry scripts, which call it before they load the rest.
 * @param {string} running such as '20.20.2'
 * @param {string} required the engines field, such as '>=20.19'
 * @returns {string | undefined}
 */
export function nodeVersionProblem(running, required) {
  const least = required.replace(/^>=\s*/, '')
  const has = running.split('.').map(Number)
  const needs = least.split('.').map(Number)
  for (let part = 0; part < needs.length; part++) {
    const difference = (has[part] || 0) - (needs[part] || 0)
    if (difference > 0) return undefined
    if (difference < 0) {
      return `Milepost needs Node ${least} or newer; this is Node ${running}. Install a newer one from https://nodejs.org and run the command again.`
    }
  }
  return undefined
}

/** Exits with that message if this Node is too old. */
export function refuseOldNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const problem = nodeVersionProblem(process.versions.node, manifest.engines.node)
  if (problem === undefined) return
  console.error(problem)
  process.exit(1)
}
