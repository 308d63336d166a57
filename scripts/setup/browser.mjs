import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root } from '../root.mjs'

/**
 * What the search for a browser needs from the machine; tests replace it.
 * @typedef {{
 *   env: NodeJS.ProcessEnv,
 *   isRoot: boolean,
 *   exists: (path: string) => boolean,
 *   run: (command: string, args: string[], env?: NodeJS.ProcessEnv) => { ok: boolean, output: string },
 *   downloaded: () => string | undefined,
 *   playwright: string,
 * }} Machine
 */

// The headless one first: it renders the same pages for half the work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * A working browser: the one that CHROMIUM names, the system's, or one that Playwright has downloaded.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findBrowser(machine = thisMachine) {
  const { CHROMIUM: named, PATH = '' } = machine.env
  if (named) return runs(named, machine) ? named : undefined
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
  const downloaded = machine.downloaded()
  const candidates = [...onPath, ...elsewhere, ...(downloaded === undefined ? [] : [downloaded])]
  return candidates.find((path) => machine.exists(path) && runs(path, machine))
}

/**
 * The same, installed first if there is none: Debian's if there is apt and root, otherwise Playwright's download.
 * @param {(words: string) => void} say
 * @param {Machine} machine
 * @returns {{ ok: true, path: string } | { ok: false, message: string }}
 */
export function provideBrowser(say, machine = thisMachine) {
  const { CHROMIUM: named } = machine.env
  const found = findBrowser(machine)
  if (found !== undefined) return { ok: true, path: found }
  if (named) return { ok: false, message: `CHROMIUM names ${named}, which does not run as a browser.` }

  const failures = []
  for (const [source, fetch] of /** @type {const} */ ([
    ["Debian's packages", fromDebian],
    ["Playwright's download", fromPlaywright],
  ])) {
    const fetched = fetch(say, machine)
    if (fetched === undefined) continue
    const path = findBrowser(machine)
    if (path !== undefined) return { ok: true, path }
    failures.push(`${source}: ${lastLines(fetched.output)}`)
  }
  return {
    ok: false,
    message: [
      'There is no browser for the browser tests, and none could be fetched.',
      ...failures,
      'Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
    ].join('\n'),
  }
}

/**
 * @param {(words: string) => void} say
 * @param {Machine} machine
 */
function fromDebian(say, machine) {
  if (!machine.isRoot || !machine.run('apt-get', ['--version']).ok) return undefined
  say("Installing Debian's chromium for the browser tests …")
  const env = { ...machine.env, DEBIAN_FRONTEND: 'noninteractive' }
  const updated = machine.run('apt-get', ['update', '-qq'], env)
  const install = (/** @type {string} */ name) =>
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)
  if (!updated.ok) return updated
  const light = install('chromium-headless-shell')
  // Older Debian releases have only the full browser.
  return light.ok ? light : install('chromium')
}

/**
 * @param {(words: string) => void} say
 * @param {Machine} machine
 */
function fromPlaywright(say, machine) {
  say('Downloading a browser for the browser tests …')
  const withLibraries = machine.isRoot ? ['--with-deps'] : []
  return machine.run(process.execPath, [machine.playwright, 'install', ...withLibraries, 'chromium'])
}

/**
 * Some systems have a file of that name that only points to the snap store; asking for the version shows it.
 * @param {string} path
 * @param {Machine} machine
 */
function runs(path, machine) {
  const { ok, output } = machine.run(path, ['--version'])
  return ok && /\bChrom(e|ium)\b.* \d+\./.test(output)
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-5).join('\n') || 'no error message'
}

const require = createRequire(import.meta.url)

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args, env = process.env) => {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return { ok: status === 0, output: error ? error.message : `${stdout}${stderr}` }
  },
  downloaded: () => require('@playwright/test').chromium.executablePath() || undefined,
  playwright: join(root, 'node_modules/.bin/playwright'),
}
