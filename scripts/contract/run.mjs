import { spawn } from 'node:child_process'
import { root } from '../root.mjs'

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether it ended well
 */
function run(command, args, cwd, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** @param {readonly string[]} args @param {Record<string, string>} env */
export const node = (args, env = {}) => run(process.execPath, args, root, env)

/** @param {readonly string[]} args @param {string} cwd */
export const npm = (args, cwd) => run('npm', args, cwd, {})
