import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { precompress } from './precompress.mjs'
import { bundleServer, runNode } from './server.mjs'

/** @typedef {{ ok: true } | { ok: false, message: string }} Outcome */

/**
 * Builds the site, renders what every journey shows before any script and compresses its files.
 * @param {string} root
 * @returns {Promise<Outcome>}
 */
export async function buildWeb(root) {
  const app = join(root, 'apps', 'web')
  const vite = dirname(createRequire(join(app, 'package.json')).resolve('vite/package.json'))
  const bundle = [join(vite, 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
  const built = await together([
    runNode(bundle, app),
    runNode([...bundle, '--ssr', 'prerender.tsx'], app),
    bundleServer(root, 'dist/prerender-journeys', { journeys: 'packages/domain/terms/identity.ts' }),
  ])
  const drawn = built.ok ? await drawScreens(join(root, 'dist')) : built
  if (!drawn.ok) return drawn
  await precompress(join(root, 'dist', 'web'))
  await writePaymentManifest(join(root, 'dist', 'web'))
  return drawn
}

/** @param {string} dist */
async function drawScreens(dist) {
  const { journeyIds } = await import(pathToFileURL(join(dist, 'prerender-journeys', 'journeys.js')).href)
  const draw = fileURLToPath(new URL('prerender.mjs', import.meta.url))
  const bundle = join(dist, 'prerender', 'prerender.js')
  return together(
    journeyIds.map((/** @type {string} */ journey) =>
      runNode([draw, bundle, journey, join(dist, 'web')], dist),
    ),
  )
}

/**
 * @param {readonly Promise<Outcome>[]} works
 * @returns {Promise<Outcome>} the first failure
 */
async function together(works) {
  const outcomes = await Promise.all(works)
  return outcomes.find(({ ok }) => !ok) ?? { ok: true }
}

/** The manifest's file name, next to the page. The server knows it too (apps/api/platform/site/payment-manifest.ts). */
const MANIFEST = 'payment-manifest.json'

/**
 * Records what the payment page is made of: the page and every script, compressed ones too, by their hashes (PCI DSS 6.4.3). One
 * document serves a whole visit, so every script of the site belongs to the payment page.
 * @param {string} folder the built site
 */
async function writePaymentManifest(folder) {
  const assets = await readdir(join(folder, 'assets'))
  const scripts = assets.filter((name) => /\.js(\.br|\.gz)?$/.test(name)).map((name) => `assets/${name}`)
  const files = ['index.html', ...scripts.sort()]
  const hashes = await Promise.all(
    files.map(async (name) => [name, hashOf(await readFile(join(folder, name)))]),
  )
  await writeFile(join(folder, MANIFEST), JSON.stringify(Object.fromEntries(hashes), undefined, 1))
}

/** @param {Uint8Array} content */
const hashOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`
