import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {string[] | string} List a package may name a single platform without a list
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: List, cpu?: List, libc?: List }} Locked
 * @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine
 */

/**
 * Whether node_modules is what `npm ci` would install on this machine. npm writes its own record as the last step of an install, so
 * the answer is right after a manual install, an interrupted one, and one made on another platform.
 * @param {string} root
 * @param {() => Machine} machine
 */
export function isInstalled(root, machine = thisMachine) {
  const locked = packagesIn(join(root, 'package-lock.json'))
  const linked = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (locked === undefined || linked === undefined) return false
  const here = machine()
  return (
    Object.entries(locked).every(([path, entry]) => isLinked(path, entry, linked[path], here)) &&
    Object.keys(linked).every((path) => locked[path] !== undefined && existsSync(join(root, path)))
  )
}

/**
 * @param {string} path
 * @param {Locked} locked
 * @param {Locked | undefined} linked
 * @param {Machine} here
 */
function isLinked(path, locked, linked, here) {
  if (!path.includes('node_modules/')) return true
  const madeForHere = fits(locked.os, here.os) && fits(locked.cpu, here.cpu) && fits(locked.libc, here.libc)
  if (linked === undefined) {
    const madeForSomewhere = locked.os !== undefined || locked.cpu !== undefined
    return locked.optional === true && !(madeForSomewhere && madeForHere)
  }
  return madeForHere && linked.version === locked.version && linked.integrity === locked.integrity
}

/**
 * npm's platform lists: `linux` allows, `!win32` forbids.
 * @param {List | undefined} named
 * @param {string | undefined} value
 */
function fits(named, value) {
  if (named === undefined || value === undefined) return true
  const list = [named].flat()
  if (list.includes(`!${value}`)) return false
  const allowed = list.filter((entry) => !entry.startsWith('!'))
  return allowed.length === 0 || allowed.includes(value)
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function packagesIn(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** @returns {Machine} */
function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? libc() : undefined }
}

function libc() {
  // Otherwise the report lists network interfaces, which can wait for name servers.
  Object.assign(process.report, { excludeNetwork: true })
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}
