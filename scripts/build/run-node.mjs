import { spawn } from 'node:child_process'

/**
 * Runs a builder in a process of its own, so that its memory and helpers are gone when `npm start` goes on to serve.
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>} its words, when it failed
 */
export function runNode(args, cwd) {
  return new Promise((resolve, reject) => {
    // Vite follows NODE_ENV even when it builds: a value left over from development would ship React's development half.
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let message = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (message += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (message += text))
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? { ok: true } : { ok: false, message }))
  })
}
