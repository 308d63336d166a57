import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Renders what one journey shows before any script: `node prerender.mjs <bundle> <journey> <site>`. The site's code reads its
 * journey from the page once, so each journey has its own process, with as much of a page as rendering needs.
 */
const [bundle = '', journey = '', site = ''] = process.argv.slice(2)
Object.assign(globalThis, {
  document: { documentElement: { dataset: { journey } }, addEventListener: () => {} },
  window: { addEventListener: () => {} },
})
const { firstScreen, landingScreen, waitingScreen } = await import(pathToFileURL(bundle).href)
for (const [folder, draw] of Object.entries({
  'first-screen': firstScreen,
  'landing-screen': landingScreen,
  'waiting-screen': waitingScreen,
})) {
  mkdirSync(join(site, folder), { recursive: true })
  writeFileSync(join(site, folder, `${journey}.html`), await draw())
}
