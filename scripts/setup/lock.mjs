import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const beatMs = 1000
/** A holder that has not touched the file in this many checks is gone, even if another process now has its pid. */
const looksBeforeStale = 50

/**
 * Does the work while no other process of this clone does the same. The holder touches the file every second. A lock left by kill
 * -9 is taken over immediately if its process is gone, or after ten seconds without a touch if the pid has been reused, as in
 * containers.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {(holder: number) => void} onWait called once when another process holds the lock
 * @param {number} [lookMs] between two checks of another's lock
 * @returns {Promise<T>}
 */
export async function alone(file, work, onWait, lookMs = 200) {
  mkdirSync(dirname(file), { recursive: true })
  await take(file, onWait, lookMs)
  const beat = setInterval(() => touch(file), beatMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

/**
 * @param {string} file
 * @param {(holder: number) => void} onWait
 * @param {number} lookMs
 */
async function take(file, onWait, lookMs) {
  let hasReported = false
  let stillFor = 0
  let lastBeat = 0
  while (!created(file)) {
    const held = look(file)
    if (held === undefined) continue
    stillFor = held.beat === lastBeat ? stillFor + 1 : 0
    lastBeat = held.beat
    if (!isAlive(held.holder) || stillFor >= looksBeforeStale) {
      remove(file, held.mark)
      continue
    }
    if (!hasReported) onWait(held.holder)
    hasReported = true
    await pause(lookMs)
  }
}

/** @param {string} file */
function created(file) {
  try {
    writeFileSync(file, `${process.pid} ${process.hrtime.bigint()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} file */
function look(file) {
  try {
    const mark = readFileSync(file, 'utf8')
    return { mark, holder: Number.parseInt(mark, 10), beat: statSync(file).mtimeMs }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Moves the dead lock aside before deleting it: if two processes find it dead, one must not delete the lock that the other has just
 * created. If what was moved does not bear the dead lock's mark, it is moved back.
 * @param {string} file
 * @param {string} mark
 */
function remove(file, mark) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') === mark) rmSync(aside)
    else renameSync(aside, file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return true // just being written: missing touches will show whether it is dead
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
