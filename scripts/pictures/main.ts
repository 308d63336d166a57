import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { firmOf } from '@milepost/brands/brands'
import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { chromium, type Page } from '@playwright/test'
import { openResults } from '../../e2e/results/open-results.ts'
import { at } from '../../e2e/site.ts'
import { root } from '../root.mjs'
import { findBrowser } from '../setup/browser.mjs'
import { deskPictures } from './desk.ts'
import { journeyPictures } from './journeys.ts'
import { contactSheet, sideBySide, terminal, toWebP } from './layout.ts'
import { runToEnd, startInTerminal } from './programs.ts'
import { sharingPictures } from './sharing.ts'

/**
 * `npm run pictures`: the pictures in README.md, the contact sheets of all journeys and the pictures that are shown with a shared
 * link, taken from the running product. `npm run pictures -- desk` takes only that part. It needs the ports of `npm start` (3000,
 * 3001, 9464), so that the pictures show the addresses that a reader gets.
 */
const folder = join(root, 'docs', 'pictures')
/** The key of the sandbox's comparison site while this product runs. */
const SITE_KEY = 'sandbox-site-key-for-pictures'
const say = (words: string) => process.stderr.write(`${words}\n`)

const scratch = await mkdtemp(join(tmpdir(), 'milepost-pictures-'))
// When started as root the database runs as another user, who must be able to traverse the directory.
await chmod(scratch, 0o755)
mkdirSync(folder, { recursive: true })
const executablePath = findBrowser()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
const settings = { DATA_DIR: join(scratch, 'data'), SITE_KEYS: `quotelark=${SITE_KEY}` }
Object.assign(process.env, settings)
const product = await startInTerminal(settings, say)
/** The demonstration's day, once for all that show it. */
let day: Promise<void> | undefined
const filled = () => {
  day ??= runToEnd('demo/main.ts')
  return day
}
const parts: Readonly<Record<string, () => Promise<void>>> = {
  customer: async () => save('customer', await customer()),
  'comparison-site': async () => save('comparison-site', await comparisonSite()),
  'pricing-team': async () => save('pricing-team', await pricingTeam()),
  operator: async () => save('operator', await operator(product.printed)),
  desk: saveDesk,
  journeys: saveJourneys,
  sharing: () => sharingPictures(browser, say),
}
try {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0)
    throw new Error(
      `There are no pictures called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`,
    )
  for (const name of asked.length > 0 ? asked : Object.keys(parts)) await parts[name]?.()
} finally {
  await product.stop()
  await browser.close()
  await rm(scratch, { recursive: true, force: true })
}

async function saveDesk(): Promise<void> {
  await filled()
  const { queue, quote, policy, console: journeyConsole } = await deskPictures(browser)
  await save('desk-queue', await sideBySide(browser, queue))
  await save('desk-quote', quote)
  await save('desk-policy', policy)
  await save('desk-console', journeyConsole)
}

async function saveJourneys(): Promise<void> {
  const sizes = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]
  const names = journeyIds.map((id) => `${firmOf(journeys[id].brand).name}: ${journeys[id].name}`)
  const [phone = [], wide = []] = await journeyPictures(browser, sizes, say)
  await save('journeys-phone', await contactSheet(browser, names, phone, 1680), 1680)
  await save('journeys-wide', await contactSheet(browser, names, wide, 2880), 2880)
}

async function save(name: string, png: Buffer, most?: number): Promise<void> {
  const bytes = await toWebP(browser, png, most)
  writeFileSync(join(folder, `${name}.webp`), bytes)
  say(`docs/pictures/${name}.webp, ${Math.round(bytes.length / 1024)} KB`)
}

/** Two brands' results: one on a phone, the other on a wide screen. */
async function customer(): Promise<Buffer> {
  const phone = await results('carrot_pc', { width: 390, height: 900 })
  const wide = await results('acorn_pc', { width: 1200, height: 900 })
  return sideBySide(browser, [phone, wide])
}

async function results(journey: JourneyId, viewport: Size): Promise<Buffer> {
  return onPage(viewport, async (page) => {
    await openResults(page, journey)
    await page.waitForLoadState('networkidle')
    return page.screenshot()
  })
}

/** The call that prices a risk, on the API page, tried with the key of the sandbox's comparison site. */
function comparisonSite(): Promise<Buffer> {
  return onPage({ width: 1280, height: 800 }, async (page) => {
    await page.goto(at('acorn_pc', '/api/docs#PriceRisk'))
    const call = page.locator('#PriceRisk')
    await call.getByLabel(/^x-site-key/).fill(SITE_KEY)
    await call.getByLabel(/^idempotency-key/).fill('for-the-picture')
    await call.getByLabel(/^Body/).fill(JSON.stringify(riskFromTomorrow(), undefined, 2))
    const send = call.getByRole('button', { name: 'Send PriceRisk' })
    await send.click()
    await call.getByText(/^200 OK/).waitFor()
    await send.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    return page.screenshot()
  })
}

function riskFromTomorrow() {
  const start = `${addDays(londonDate(new Date()), 1)}T09:00`
  return { ...aggregatorRiskExample, cover: { ...aggregatorRiskExample.cover, start } }
}

/**
 * The effect of higher rates for young and lower for older drivers on an invented book, as the report that the pricing team opens.
 */
async function pricingTeam(): Promise<Buffer> {
  const [rates, book, report] = [
    join(scratch, 'new-rates'),
    join(scratch, 'book.csv'),
    join(scratch, 'report.html'),
  ]
  cpSync(join(root, 'rates'), rates, { recursive: true })
  for (const line of ['private-car', 'van']) changeAges(join(rates, line, 'age'))
  await runToEnd('portfolio', 'example', '10000', '--seed', '7', '--out', book)
  const days = ['--before', '2026-11-20', '--after', '2026-12-01']
  await runToEnd('portfolio', 'compare', book, ...days, '--after-rates', rates, '--report', report)
  return onPage({ width: 1200, height: 860 }, async (page) => {
    await page.goto(pathToFileURL(report).href)
    return page.screenshot()
  })
}

/** A version of the age table that starts on 1 December 2026. */
function changeAges(folder: string): void {
  const newest = readdirSync(folder).sort().at(-1) ?? ''
  const changed = readFileSync(join(folder, newest), 'utf8').replaceAll(
    /^(\d+),(\d*),([\d.]+)/gm,
    (_row, from: string, to: string, times: string) => {
      const change = Number(from) < 25 ? 1.05 : Number(from) >= 50 ? 0.97 : 1
      return `${from},${to},${(Number(times) * change).toFixed(3)}`
    },
  )
  writeFileSync(join(folder, '2026-12-01.csv'), changed)
}

/** What an operator reads in a terminal: all addresses, and what a day of business has counted. */
async function operator(printed: string): Promise<Buffer> {
  await filled()
  const metrics = await (await fetch('http://127.0.0.1:9464/metrics')).text()
  const names = 'emails|job_runs|payment_moves'
  const counted = metrics.split('\n').filter((line) => new RegExp(`^(${names}).* [1-9]`).test(line))
  return terminal(browser, [
    { command: 'npm start', output: printed },
    {
      command: `curl -s http://127.0.0.1:9464/metrics | grep -E '^(${names}).* [1-9]'`,
      output: counted.join('\n'),
    },
  ])
}

type Size = { width: number; height: number }

async function onPage(viewport: Size, look: (page: Page) => Promise<Buffer>): Promise<Buffer> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  })
  try {
    return await look(await context.newPage())
  } finally {
    await context.close()
  }
}
