import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { isRecording, recordPage } from '../scripts/behaviour/recording/page-text.ts'
import { inOtherColours } from './looking/every-brand.ts'
import { expectRoomAtEverySize } from './looking/every-size.ts'
import { expectValidMarkup } from './looking/markup.ts'
import { expectNamesApart } from './looking/names.ts'
import { expectNothingSniffed } from './looking/sniffer.ts'
import { expectPlainWords } from './looking/words.ts'

// As text, because the site's content security policy allows no script of another origin.
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe finds nothing on the page in its current state, except for rules that cannot apply to that state, or in the part of a long
 * page that the state is about; on request also in the colours of other brands. HTML_CodeSniffer finds nothing either. Also
 * checks names, sizes, markup and words.
 */
export async function expectClean(
  page: Page,
  state: string,
  without: string[] = [],
  within = 'html',
): Promise<void> {
  // `npm run behaviour` visits the same states to record their text.
  if (isRecording()) return recordPage(page, test.info().title.replaceAll(/ \[.*?\]/g, ''), state)
  await giveAxe(page)
  await expectNothingFound(page, state, within, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  })
  await expectNamesApart(page, state)
  await expectValidMarkup(page, state)
  await expectNothingSniffed(page, state, { isContrastOurs: !without.includes('color-contrast') })
  await expectRoomAtEverySize(page, state)
  await expectPlainWords(page, state)
  if (without.includes('color-contrast')) return
  // Beyond the first screen, brands differ little but in colours and fonts.
  // On a busy machine Chromium sometimes keeps the previous brand's colour of a text for a moment. A real fault stays.
  const expectContrast = () =>
    expectNothingFound(page, `${state}, in other colours`, within, { runOnly: ['color-contrast'] })
  await inOtherColours(page, () => expect(expectContrast).toPass({ timeout: 10_000 }))
}

/**
 * The same for a further state of a page that every run already checks: in the long run only, because each check takes longer than
 * most tests (docs/decisions/0043).
 */
export async function expectCleanInLongRun(...look: Parameters<typeof expectClean>): Promise<void> {
  const { LONG } = process.env
  if (LONG || isRecording()) await expectClean(...look)
}

/**
 * Axe has half a megabyte, so a document that already has it does not get it again. `@axe-core/playwright` would send and run more
 * than a megabyte twice, and again in every frame of the card provider, which axe may not read because it is another origin.
 */
async function giveAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
}

async function expectNothingFound(
  page: Page,
  state: string,
  within: string,
  options: RunOptions,
): Promise<void> {
  const found = await page.evaluate(
    async ([part, asked]) => {
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
      // A colour in mid-transition has a different contrast. A spinner's animation never ends.
      for (const each of document.getAnimations())
        if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish()
      const { violations } = await axe.run(part, asked)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    [within, { ...options, resultTypes: ['violations'], iframes: false }] as [string, RunOptions],
  )
  expect(found, state).toEqual([])
}
