import type { Page } from '@playwright/test'

/** Listens, in every document opened from now on, to what a screen reader announces on its own: the texts of live regions. */
export async function listenToPage(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = []
    Reflect.set(window, 'announced', announced)
    const live = '[role="status"], [role="alert"], [aria-live]'
    const say = (region: Element | null | undefined) => {
      const words = region?.textContent?.trim()
      if (words && announced.at(-1) !== words) announced.push(words)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        say((target instanceof Element ? target : target.parentElement)?.closest(live))
        // An alert is announced as it appears; another region has to be there before its words.
        for (const node of addedNodes)
          if (node instanceof Element) node.querySelectorAll('[role="alert"]').forEach(say)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'announced'))
}
