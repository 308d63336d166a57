import { leftPhrasesIn } from '@milepost/domain/testing/customer-words'
import { readingAge } from '@milepost/domain/testing/reading-age'
import { expect, type Page } from '@playwright/test'

/** The age at which every page of ours must be easy to read. */
const MOST_YEARS = 12

/** Below this a formula measures a few long words, not how easy a page is to read. */
const FEWEST_WORDS = 40

/** Contracts and the firm's legal details are not ours to shorten. */
const contracts = '[role="dialog"], footer'

/** The page uses the words of docs/glossary.md, "What customers read", and is easy to read. */
export async function expectPlainWords(page: Page, state: string): Promise<void> {
  const sentences = await sentencesOn(page)
  expect(leftPhrasesIn(sentences.join('\n')), state).toEqual([])
  const text = sentences.join('\n')
  if (text.split(/\s+/).length < FEWEST_WORDS) return
  expect(readingAge(text), `${state}: the reading age of\n${text}`).toBeLessThanOrEqual(MOST_YEARS)
}

/** The text shown in whole sentences. Names of things, prices and lists of a word or two are not sentences. */
function sentencesOn(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body, leftOut) => {
    const blocks = [...body.querySelectorAll<HTMLElement>('p, li, dd, legend, label, summary')]
    return blocks
      .filter((block) => !block.querySelector('p, li') && !block.closest(leftOut) && block.checkVisibility())
      .flatMap((block) => block.innerText.split('\n'))
      .filter((line) => /[.?!]$/.test(line.trim()) && line.trim().split(/\s+/).length >= 4)
  }, contracts)
}
