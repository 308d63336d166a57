import { expect, type Page, test } from '@playwright/test'
import { long } from './long.ts'
import { lookAtFirstStep } from './looking/first-step.ts'
import { openResults } from './results/open-results.ts'
import { wide } from './wide.ts'

// A colour in mid-transition has a different contrast.
test.use({ ...wide, contextOptions: { reducedMotion: 'reduce' } })

/** What is next to the questions on a wide page differs by brand; the questions themselves are checked on a phone. */
for (const journey of ['acorn_pc', 'motorcade_cv'] as const)
  test(
    `${journey}: axe finds nothing on a wide page, empty, with errors, with a vehicle and with a dialog open`,
    long,
    ({ page }) => lookAtFirstStep(page, journey),
  )

test(
  'what can be opened on a wide page has its name before the note about it, as it is read out',
  long,
  async ({ page }) => {
    await openResults(page, 'acorn_pc')
    const name = await boxOf(page, 'Receive documents by post')
    const note = await boxOf(page, "We'll email them unless you choose post")
    const isBefore = name.y + name.height <= note.y || (name.y < note.y + note.height && name.x < note.x)
    expect(isBefore, JSON.stringify({ name, note })).toBe(true)
  },
)

async function boxOf(page: Page, words: string) {
  const box = await page.getByText(words, { exact: true }).boundingBox()
  if (!box) throw new Error(`"${words}" is not drawn`)
  return box
}
