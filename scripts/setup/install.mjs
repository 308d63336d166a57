import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { isInstalled } from './installed.mjs'
import { alone } from './lock.mjs'

/**
 * Installs the packages of the lock file if they are not installed yet.
 * @param {string} root
 * @param {(words: string) => void} say
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>}
 */
export async function install(root, say) {
  if (isInstalled(root)) return { ok: true }
  return alone(
    join(root, '.cache', 'install.lock'),
    async () => {
      if (isInstalled(root)) return { ok: true }
      say('Installing packages, about half a minute the first time …')
      const code = await npmCi(root)
      if (code === 0) return { ok: true }
      return {
        ok: false,
        message: `npm could not install the packages (exit code ${code}; its output is above). The packages come from npm's registry, so the first installation needs the network.`,
      }
    },
    (holder) => say(`Process ${holder} is already installing the packages; waiting for it …`),
  )
}

/**
 * Includes development packages explicitly: the build needs them, and NODE_ENV=production would leave them out.
 * @param {string} root
 * @returns {Promise<number>}
 */
function npmCi(root) {
  const [command, ...before] = npm()
  const args = [
    ...before,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-engine-strict',
    '--loglevel=error',
  ]
  if (!isWritable(homedir())) args.push(`--cache=${join(root, '.cache', 'npm')}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', (error) => {
      process.stderr.write(`${command} cannot be run: ${error.message}\n`)
      resolve(127)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * The npm that called us, so that a different one on the path is not used; otherwise the one on the path.
 * @returns {[string, ...string[]]}
 */
function npm() {
  const { npm_execpath: caller } = process.env
  return caller !== undefined && basename(caller) === 'npm-cli.js' ? [process.execPath, caller] : ['npm']
}

/**
 * Whether this process may write to a folder; false if it does not exist.
 * @param {string | undefined} folder
 */
export function isWritable(folder) {
  if (!folder) return false
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
