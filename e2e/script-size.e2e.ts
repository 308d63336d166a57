import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { root } from '../scripts/root.mjs'

const MOST_KILOBYTES = 40
/** Of the provider's making, and loaded only where that provider takes the cards. */
const PROVIDERS_OWN = 'braintree-drop-in'

/** Everything beside the first screen's own script is fetched while somebody waits for it. */
test('no later file of script is more than 40 KB gzipped', () => {
  const assets = join(root, 'dist/web/assets')
  const page = readFileSync(join(root, 'dist/web/index.html'), 'utf8')
  const later = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && !page.includes(name) && !name.startsWith(PROVIDERS_OWN),
  )
  const sizes = later.map((name) => ({
    name,
    kilobytes: gzipSync(readFileSync(join(assets, name))).length / 1000,
  }))
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(({ kilobytes }) => kilobytes > MOST_KILOBYTES)).toEqual([])
})
