import { expect, type Page } from '@playwright/test'

/** A4 without its margins (apps/web/styles/print.css), in CSS pixels. */
const SHEET = { width: 680, height: 1009 }

/** What can be pressed or filled in, and the bars that are pinned on a screen. */
const dead = 'button, input, select, textarea, [data-look], [data-part="dock"], summary > [data-icon]'

type Expected = {
  /** Controls whose text should be printed: the names of documents. */
  alsoPrinted?: string
  sheets: number
}

/** In print there is no control, no text is cut off, and the page fits on so many sheets. Leaves the page in print mode. */
export async function expectGoodInPrint(
  page: Page,
  { alsoPrinted = 'nothing', sheets }: Expected,
): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(SHEET)
  const shown = await page
    .locator(dead)
    .evaluateAll(
      (found, wanted) =>
        found
          .filter((each) => each.checkVisibility() && !each.closest(wanted))
          .map((each) => each.outerHTML.slice(0, 120)),
      alsoPrinted,
    )
  expect(shown, 'controls in print').toEqual([])
  expect(await cutOff(page), 'cut off in print').toEqual([])
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length, 'sheets').toBeLessThanOrEqual(sheets)
}

/** Text that reaches past the sheet, or past a box that hides what does not fit. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (box: Element) =>
      getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1
    const all = [...document.body.querySelectorAll('main *, header *, footer *')]
    return all
      .filter((each) => each.checkVisibility() && !each.closest('[data-part="visually-hidden"], svg, thead'))
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 || isCut(each))
      .map((each) => each.outerHTML.slice(0, 120))
  })
}
