import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than this between two questions is unusable, or a trap. */
const FARTHEST = 40

export const press = (page: Page, key: string) => page.keyboard.press(key)

/** Whether the focus is on one of these. */
async function isOn(target: Locator): Promise<boolean> {
  return target.evaluateAll((found) => found.some((element) => element === document.activeElement))
}

/** Presses Tab, or Shift+Tab, until the focus is there. The focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = []
  while (stops.length < FARTHEST) {
    await press(page, key)
    stops.push(await expectFocusSeen(page))
    if (await isOn(target)) return
  }
  throw new Error(`${target} is not reached by ${key}; it stopped at ${stops.join(', ')}`)
}

/** Presses the button that Tab leads to. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await press(page, key)
}

/** Replaces the text of the focused field. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await press(page, 'ControlOrMeta+A')
  await page.keyboard.type(text)
}

/**
 * The focused element has a ring, or the row or plate around it does; it is on the screen and nothing covers it (WCAG 2.4.7,
 * 2.4.11).
 * @returns its name, for the error message if it is not found
 */
export async function expectFocusSeen(page: Page): Promise<string> {
  let name = ''
  await expect(async () => {
    const stop = await lookAtFocus(page)
    name = stop.name
    expect(stop, `the focus on ${stop.name}`).toMatchObject({ hasRing: true, isOnTop: true })
    // What covered it a moment ago, such as a skip link, may still be moving away.
  }).toPass({ timeout: 1_000, intervals: [20, 100] })
  return name
}

async function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: 'nothing', hasRing: false, isOnTop: false }
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    // A link may run over two lines: the first one is checked.
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return {
      name: element.getAttribute('aria-label') || element.textContent || element.id,
      hasRing: around.some((each) => {
        if (!each) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
      isOnTop: element.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    }
  })
}
