import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { findBrowser } from '../scripts/setup/browser.mjs'

/** Lighthouse results on a phone: scores out of 100, and a line with the figures behind them. */
export type Scores = {
  /** Where the visit ended. */
  address: string
  performance: number
  accessibility: number
  bestPractices: number
  /** Time until the largest part of the first view was drawn, in seconds. */
  largestPaint: number
  /** Time for which the page could not respond while it loaded, in milliseconds. */
  blocked: number
  words: string
}

export async function scoresOf(address: string, flags: Flags): Promise<Scores> {
  const result = await lighthouse(address, {
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    logLevel: 'error',
    ...flags,
  })
  if (!result) throw new Error(`Lighthouse measured nothing at ${address}`)
  const { categories, audits, finalDisplayedUrl } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const metric = (name: string) => audits[name]?.displayValue ?? '-'
  const largestPaint = (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000
  const blocked = audits['total-blocking-time']?.numericValue ?? Number.NaN
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  }
  const words =
    `performance ${scores.performance}, accessibility ${scores.accessibility}, best practices ${scores.bestPractices}, ` +
    `LCP ${largestPaint.toFixed(2)} s, TBT ${metric('total-blocking-time')}, CLS ${metric('cumulative-layout-shift')}`
  return { address: finalDisplayedUrl ?? '', ...scores, largestPaint, blocked, words }
}

/** A browser for Lighthouse only; the work gets its debugging port. */
export async function withChrome(work: (port: number) => Promise<void>): Promise<void> {
  const chromePath = findBrowser()
  const chrome = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await work(chrome.port)
  } finally {
    chrome.kill()
  }
}
