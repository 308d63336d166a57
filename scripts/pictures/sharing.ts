import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { journeyIds } from '@milepost/domain/terms/identity'
import type { Browser } from '@playwright/test'
import { at } from '../../e2e/site.ts'
import { root } from '../root.mjs'

/** The size that readers of shared links ask for. */
const SIZE = { width: 1200, height: 630 }
const folder = join(root, 'apps', 'web', 'public', 'sharing')

/**
 * The picture that is shown with a link to a journey: its first screen without the form. Stored with the site, because a build
 * must not need a browser.
 */
export async function sharingPictures(browser: Browser, say: (words: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const journey of journeyIds) {
    // The page's own policy would refuse the styles below.
    const context = await browser.newContext({ viewport: SIZE, bypassCSP: true, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(at(journey, '/'), { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: withoutForm })
    await page.evaluate(() => {
      document.documentElement.dataset['season'] = 'summer'
    })
    await page.screenshot({ path: join(folder, `${journey}.png`) })
    await context.close()
    say(`apps/web/public/sharing/${journey}.png`)
  }
}

const withoutForm = `
  .site-notice, [aria-label="Progress"], main form, main form ~ *, aside, footer { display: none !important }
  main > * { font-size: 1.125em }
  [data-part="opening"] { min-height: 32rem !important }
`
