import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { isRecording, recordPage } from '../scripts/behaviour/recording/page-text'
import { inOtherColours } from './looking/every-brand'
import { expectRoomAtEverySize } from './looking/every-size'
import { expectValidMarkup } from './looking/markup'
import { expectNamesApart } from './looking/names'
import { expectNothingSniffed } from './looking/sniffer'
import { expectPlainWords } from './looking/words'

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
  const injected = await axeInjected(page)
  const inPart = () =>
    new AxeBuilder({ page, ...injected })
      .include(within)
      // Our pages have no frames. Without the second page that collects results from frames it takes half the time.
      .setLegacyMode(true)
  const all = inPart()
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .disableRules(without)
  await expectNothingFound(all, state)
  await expectNamesApart(page, state)
  await expectValidMarkup(page, state)
  await expectNothingSniffed(page, state, { isContrastOurs: !without.includes('color-contrast') })
  await expectRoomAtEverySize(page, state)
  await expectPlainWords(page, state)
  if (without.includes('color-contrast')) return
  // Beyond the first screen, brands differ little but in colours and fonts.
  const colours = inPart().options({ runOnly: ['color-contrast'], resultTypes: ['violations'] })
  await inOtherColours(page, () => expectNothingFound(colours, `${state}, in other colours`))
}

/**
 * The same for a further state of a page that another check of every run looks at: in the long run only, because each look takes
 * longer than most tests (docs/decisions/0043).
 */
export async function expectCleanInLongRun(...look: Parameters<typeof expectClean>): Promise<void> {
  const { LONG } = process.env
  if (LONG || isRecording()) await expectClean(...look)
}

/** A document that has axe already is not sent its half a megabyte again; each frame needs its own. */
async function axeInjected(page: Page): Promise<{ axeSource?: string }> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  return isThere ? { axeSource: 'void 0' } : {}
}

async function expectNothingFound(looking: AxeBuilder, state: string): Promise<void> {
  const { violations } = await looking.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    state,
  ).toEqual([])
}
