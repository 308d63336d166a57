import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The name of the manifest, beside the page it is about. The server knows it too (apps/api/platform/site/payment-manifest.ts). */
const MANIFEST = 'payment-manifest.json'

/**
 * Writes down what the page that cards are paid on is made of: the page and every script, packed ones too, by their hashes (PCI DSS 6.4.3).
 * One document serves a whole visit, so that every script of the site is one of the payment page.
 * @param {string} folder the built site
 */
export async function writePaymentManifest(folder) {
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
