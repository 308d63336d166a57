import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { journeyIds } from '@milepost/domain/terms/identity'
import { firstScripts } from '../scripts/build/first-scripts.ts'
import { root } from '../scripts/root.mjs'
import { withBarePage } from './bare-page.ts'
import { compare, figure, median } from './figures.ts'
import { scoresOf, withChrome } from './lighthouse.ts'
import { withProduct } from './product.ts'

/**
 * Targets: at most 100 KB of JavaScript, gzipped; Lighthouse mobile at least 98 for performance, the largest paint within 1.3 s, and
 * 100 for accessibility and for best practices on every journey.
 */
const LARGEST_KB = 100
const LEAST_PERFORMANCE = 98
const LATEST_PAINT = 1.3
const read = (name: string) => readFileSync(join(root, 'dist/web', name))
const code = firstScripts(read('index.html').toString(), (name) => read(name).toString()).map(read)
const total = (size: (file: Buffer) => number) => code.reduce((sum, file) => sum + size(file), 0) / 1000
const gzipped = total((file) => gzipSync(file, { level: 9 }).length)
figure('JavaScript of the first screen, gzipped', `${gzipped.toFixed(1)} KB of ${LARGEST_KB}`)
compare({
  measured: 'JavaScript of the first screen, gzipped',
  ours: `${gzipped.toFixed(1)} KB`,
  beside: `${LARGEST_KB} KB allowed`,
  ratio: gzipped / LARGEST_KB,
  bar: { atMost: 1 },
})
figure(
  'JavaScript of the first screen, brotli as sent',
  `${total((file) => brotliCompressSync(file).length).toFixed(1)} KB`,
)

await withChrome((chrome) =>
  withProduct(async (port) => {
    const performances: number[] = []
    const paints: number[] = []
    const others: number[] = []
    const blocks: number[] = []
    for (const journey of journeyIds) {
      const address = `http://${journey.replaceAll('_', '-')}.localhost:${port}/quote/vehicle-details`
      const { performance, largestPaint, accessibility, bestPractices, blocked, words } = await scoresOf(
        address,
        { port: chrome },
      )
      blocks.push(blocked)
      performances.push(performance)
      paints.push(largestPaint)
      others.push(accessibility, bestPractices)
      figure(`Lighthouse mobile, ${journey}`, words)
    }
    figure(
      'Lighthouse mobile, median performance of the ten',
      `${median(performances)} of ${LEAST_PERFORMANCE}`,
    )
    compare({
      measured: 'page load, Lighthouse mobile, median of the ten',
      ours: String(median(performances)),
      beside: `${LEAST_PERFORMANCE} wanted`,
      ratio: median(performances) / LEAST_PERFORMANCE,
      bar: { atLeast: 1 },
    })
    compare({
      measured: 'largest paint, the latest of the ten',
      ours: `${Math.max(...paints).toFixed(2)} s`,
      beside: `${LATEST_PAINT} s allowed`,
      ratio: Math.max(...paints) / LATEST_PAINT,
      bar: { atMost: 1 },
    })
    const bare = await withBarePage(async (address) => [
      await scoresOf(address, { port: chrome }),
      await scoresOf(address, { port: chrome }),
      await scoresOf(address, { port: chrome }),
    ])
    const leastBlocked = median(bare.map(({ blocked }) => blocked))
    figure(
      'Lighthouse mobile, a bare React page, median of 3',
      `performance ${median(bare.map(({ performance }) => performance))}, TBT ${leastBlocked.toFixed(0)} ms`,
    )
    compare({
      measured: 'blocked while it loads, median of the ten',
      ours: `${median(blocks).toFixed(0)} ms`,
      beside: `${leastBlocked.toFixed(0)} ms, a bare React page`,
      ratio: median(blocks) / leastBlocked,
    })
    compare({
      measured: 'accessibility and best practices, the worst of the ten',
      ours: String(Math.min(...others)),
      beside: '100 wanted',
      ratio: Math.min(...others) / 100,
      bar: { atLeast: 1 },
    })
  }),
)
