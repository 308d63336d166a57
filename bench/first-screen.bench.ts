import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { journeyIds } from '@milepost/domain/terms/identity'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { root } from '../scripts/root.mjs'
import { findBrowser } from '../scripts/setup/browser.mjs'
import { figure, median } from './figures'
import { withProduct } from './product'

/** Bars: at most 110 KB of JavaScript, gzipped; Lighthouse mobile at least 95 for performance and 100 for accessibility. */
const page = readFileSync(join(root, 'dist/web/index.html'), 'utf8')
const assets = join(root, 'dist/web/assets')
const first = readdirSync(assets).filter((name) => name.endsWith('.js') && page.includes(name))
const code = first.map((name) => readFileSync(join(assets, name)))
const total = (size: (file: Buffer) => number) => code.reduce((sum, file) => sum + size(file), 0) / 1000
figure(
  'JavaScript of the first screen, gzipped',
  `${total((file) => gzipSync(file).length).toFixed(1)} KB of 110`,
)
figure(
  'JavaScript of the first screen, brotli as sent',
  `${total((file) => brotliCompressSync(file).length).toFixed(1)} KB`,
)

const chromePath = findBrowser()
const chrome = await launch({
  ...(chromePath === undefined ? {} : { chromePath }),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await withProduct(async (port) => {
    const performances: number[] = []
    for (const journey of journeyIds) {
      const address = `http://${journey.replaceAll('_', '-')}.localhost:${port}/quote/vehicle-details`
      const result = await lighthouse(address, {
        port: chrome.port,
        onlyCategories: ['performance', 'accessibility'],
        logLevel: 'error',
      })
      const score = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)
      performances.push(score('performance'))
      const metric = (name: string) => result?.lhr.audits[name]?.displayValue ?? '-'
      figure(
        `Lighthouse mobile, ${journey}`,
        `performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
          `LCP ${metric('largest-contentful-paint')}, TBT ${metric('total-blocking-time')}, CLS ${metric('cumulative-layout-shift')}`,
      )
    }
    figure('Lighthouse mobile, median performance of the ten', `${median(performances)} of 95`)
  })
} finally {
  chrome.kill()
}
