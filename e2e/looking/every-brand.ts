import { brandCodes } from '@milepost/domain/terms/identity'
import type { Page } from '@playwright/test'

/**
 * The same page in the colours of other brands: of every one when everything is asked for (LOOK=all), otherwise of one that
 * the state's name picks, so that a run of all tests sees them all.
 */
export async function inOtherColours(page: Page, state: string, look: () => Promise<void>): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset['brand'])
  const others = brandCodes.filter((code) => code !== own)
  const { LOOK } = process.env
  const chosen = LOOK === 'all' ? others : others.filter((_, place) => place === turnOf(state, others.length))
  for (const brand of chosen) {
    await wear(page, brand)
    await look()
  }
  if (own !== undefined) await wear(page, own)
}

function wear(page: Page, brand: string): Promise<void> {
  return page.evaluate((code) => {
    document.documentElement.dataset['brand'] = code
  }, brand)
}

function turnOf(state: string, among: number): number {
  return [...state].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % among
}
