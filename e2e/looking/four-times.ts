import { expect, type Page } from '@playwright/test'

/** A laptop's window at 400 %: 1280 by 1024 in CSS pixels of a quarter each (WCAG 1.4.10). */
export const FOUR_TIMES = { width: 320, height: 256 }

/** The page scrolls one way only, and pinned parts leave most of the screen to the page. */
export async function expectRoomToRead(page: Page, state: string): Promise<void> {
  const seen = await page.evaluate(() => {
    const pinned = [...document.querySelectorAll('body *')].filter((each) => {
      const { position, pointerEvents } = getComputedStyle(each)
      const isPinned = position === 'fixed' || (position === 'sticky' && scrollY > 0)
      return isPinned && pointerEvents !== 'none' && each.checkVisibility({ visibilityProperty: true })
    })
    const covered = pinned.map((each) => {
      const { top, bottom, width } = each.getBoundingClientRect()
      return width === 0 ? 0 : Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return {
      isSideways: document.documentElement.scrollWidth > innerWidth,
      covered: Math.max(0, ...covered) / innerHeight,
    }
  })
  expect(seen.isSideways, `${state}: scrolls sideways`).toBe(false)
  expect(seen.covered, `${state}: the part of the screen that never scrolls`).toBeLessThanOrEqual(0.3)
}
