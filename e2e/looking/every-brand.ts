import { brands } from '@milepost/brands/brands'
import { brandTokens } from '@milepost/brands/generated-files'
import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import type { Page } from '@playwright/test'

/**
 * The same page in the colours of every other brand, in the long run only, because each takes as long again. The colours themselves
 * are checked for each brand next to their records (packages/brands/themes.test.ts), and the first step on all journeys: it is
 * composed for its own brand's colours, and is never shown in others.
 */
export async function inOtherColours(page: Page, look: () => Promise<void>): Promise<void> {
  const { LONG } = process.env
  if (!LONG || (await page.locator('[data-part="opening"]').count()) > 0) return
  const named = await page.evaluate(() => document.documentElement.dataset['brand'])
  const own = brandCodes.find((code) => code === named)
  // The staff's desk has no brand.
  if (own === undefined) return
  for (const brand of brandCodes.filter((code) => code !== own)) {
    await wear(page, brand)
    await look()
  }
  await wear(page, own)
}

/**
 * A page has the styles of its own brand only, so those of the other are added, with the forms they are made for. Everything is
 * laid out and painted again: without that the browser sometimes keeps the last brand's colour of a text.
 */
function wear(page: Page, brand: BrandCode): Promise<void> {
  return page.evaluate(
    ([code, tokens, forms]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(tokens)
      document.adoptedStyleSheets = [sheet]
      document.documentElement.dataset['brand'] = code
      const frame = document.querySelector('[data-headings]')
      for (const [part, form] of Object.entries(forms)) frame?.setAttribute(`data-${part}`, form)
      const { style } = document.documentElement
      const top = scrollY
      style.setProperty('display', 'none')
      document.documentElement.getBoundingClientRect()
      style.removeProperty('display')
      scrollTo({ top, behavior: 'instant' })
      return new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))
    },
    [brand, brandTokens(brand), brands[brand].composition] as const,
  )
}
