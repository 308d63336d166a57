import { expect, type Page } from '@playwright/test'

/** A narrow phone, and a laptop's window at 400%, which has the same width in CSS pixels. */
const NARROW = 320
/** For text at 200% without zoom: on a phone the page as a whole is zoomed. */
const WIDE = 1280

/** Nothing overflows the page sideways at 320 pixels, nor on a wide page with text at 200%. */
export async function expectRoomAtEverySize(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size')
  const scrolled = await page.evaluate(() => scrollY)
  await page.setViewportSize({ width: NARROW, height: size.height })
  const narrow = await standingOut(page)
  // The text is enlarged before the size changes, and both are reset in one call: each change alone would be laid out for nothing.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.setViewportSize({ width: WIDE, height: size.height })
  const large = await standingOut(page)
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize(size)
  expect(narrow, `${state}, at ${NARROW} pixels`).toEqual([])
  expect(large, `${state}, with letters twice as large`).toEqual([])
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
}

/** The innermost elements that extend past the page's edge, if it scrolls sideways. */
function standingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > innerWidth + 1,
    )
    const innermost = beyond.filter((each) => !beyond.some((other) => other !== each && each.contains(other)))
    return ['the page scrolls sideways', ...innermost.map((each) => each.outerHTML.slice(0, 120))]
  })
}
