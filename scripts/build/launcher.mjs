import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * Copied next to a bundled program as its `main.js`: runs the bundle from V8's code cache of an earlier run (decision 0063). The
 * cache is a file named after the bundle, V8, its flags and the processor. If there is none of that name, the bundle is compiled
 * again; in a folder that cannot be written to, that happens at every start.
 */
const KEEP_AFTER_MS = 5_000

const program = fileURLToPath(import.meta.url)
const bundle = program.replace(/\.js$/, '.cjs')
// The build writes it as pure ASCII, which is read without decoding.
const source = readFileSync(bundle, 'latin1')
const [, build] = /^\/\*(\w+)\*\//.exec(source.slice(0, 80)) ?? []
if (build === undefined) throw new Error(`${bundle} was not made by this build: run npm run build`)
const kept = `${bundle}.${build}.${v8.cachedDataVersionTag().toString(16)}`
const cachedData = readKept()
const script = new vm.Script(source, {
  filename: bundle,
  ...(cachedData !== undefined && { cachedData }),
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})
if (cachedData === undefined || script.cachedDataRejected) keepOnce()
traceToSources()
script.runInThisContext()(createRequire(program), program, dirname(program), import.meta.url)

/** @returns {Buffer | undefined} */
function readKept() {
  try {
    return readFileSync(kept)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Written once the start is over, or at the end of a shorter program: by then the cache covers what a start needs. */
function keepOnce() {
  let isKept = false
  const keep = () => {
    if (isKept) return
    isKept = true
    const unfinished = `${kept}.${process.pid}`
    try {
      writeFileSync(unfinished, script.createCachedData())
      renameSync(unfinished, kept)
    } catch (error) {
      rmSync(unfinished, { force: true })
      // A read-only release is normal.
      if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? ''))
        process.emitWarning(`What was compiled of ${bundle} could not be kept: ${String(error)}`)
    }
  }
  setTimeout(keep, KEEP_AFTER_MS).unref()
  process.once('exit', keep)
}

/**
 * Makes stacks name our sources. Node's own --enable-source-maps reads and parses the map at every start; here only the first
 * stack that is read does.
 */
function traceToSources() {
  /** @type {SourceMap | undefined} */
  let map
  const sourceOf = (/** @type {NodeJS.CallSite} */ frame) => {
    const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()]
    if (frame.getFileName() !== bundle || line === null || column === null) return undefined
    map ??= new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')))
    const entry = map.findEntry(line - 1, column - 1)
    if (!('originalSource' in entry)) return undefined
    const path = resolve(dirname(bundle), entry.originalSource)
    return `${path}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  }
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) => {
      const there = sourceOf(frame)
      const here = `${bundle}:${frame.getLineNumber()}:${frame.getColumnNumber()}`
      return `\n    at ${there === undefined ? frame : String(frame).replace(here, () => there)}`
    })
    return headOf(error) + lines.join('')
  }
}

/** @param {Error} error */
function headOf(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    // A thrown object may throw when it is read; V8 does the same.
    return '<error>'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
