import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { precompress } from './precompress.mjs'
import { runNode } from './server.mjs'

/**
 * Builds the staff's desk and compresses its files.
 * @param {string} root
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>}
 */
export async function buildDesk(root) {
  const app = join(root, 'apps', 'desk')
  const vite = dirname(createRequire(join(app, 'package.json')).resolve('vite/package.json'))
  const built = await runNode([join(vite, 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], app)
  if (built.ok) await precompress(join(root, 'dist', 'desk'))
  return built
}
