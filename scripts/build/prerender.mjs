import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Writes the first screen of one journey: `node prerender.mjs <bundle> <journey> <file>`. The site's code reads its journey from the page
 * it stands in, once; so each journey has a process of its own, with as much of a page as drawing needs.
 */
const [bundle = '', journey = '', file = ''] = process.argv.slice(2)
Object.assign(globalThis, {
  document: { documentElement: { dataset: { journey } }, addEventListener: () => {} },
  window: { addEventListener: () => {} },
})
const { firstScreen } = await import(pathToFileURL(bundle).href)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, await firstScreen())
