import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { precompress } from './precompress.mjs'
import { runNode } from './run-node.mjs'

/**
 * Builds the site and packs its files for the wire.
 * @param {string} root
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>}
 */
export async function buildWeb(root) {
  const app = join(root, 'apps', 'web')
  const vite = dirname(createRequire(join(app, 'package.json')).resolve('vite/package.json'))
  const built = await runNode([join(vite, 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], app)
  if (built.ok) await precompress(join(root, 'dist', 'web'))
  return built
}
