import type { Page } from '@playwright/test'

/** Words that are broken across lines. Text that is not a word (a URL, a reference) may have to break. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue
      // For screen readers only: a box of one pixel breaks every word.
      if (text.parentElement.closest('[data-part="visually-hidden"], script, style')) continue
      for (const { 0: word, index } of text.textContent?.matchAll(/[A-Za-z’']{2,}/g) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const whole = text.parentElement.textContent ?? ''
        if (lines.size > 1) broken.push(`${word} in "${whole.slice(0, 60)}"`)
      }
    }
    return broken
  })
}
