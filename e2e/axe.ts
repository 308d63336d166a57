import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { isRecording, recordPage } from '../scripts/behaviour/recording/page-text'
import { inOtherColours } from './looking/every-brand'
import { expectRoomAtEverySize } from './looking/every-size'
import { expectValidMarkup } from './looking/markup'
import { expectNamesApart } from './looking/names'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe finds nothing on the page as it stands, but for rules that cannot hold in this state, or in the part of a long page that the
 * state is about; nor, when asked for, in the colours of other brands. Names, sizes and markup are in order too.
 */
export async function expectClean(
  page: Page,
  state: string,
  without: string[] = [],
  within = 'html',
): Promise<void> {
  // `npm run behaviour` visits the same states to write down what they say.
  if (isRecording()) return recordPage(page, test.info().title.replaceAll(/ \[.*?\]/g, ''), state)
  const inPart = () =>
    new AxeBuilder({ page })
      .include(within)
      // No page of ours has a frame in it. Without the second page that gathers what frames say it takes half the time.
      .setLegacyMode(true)
  const all = inPart()
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .disableRules(without)
  await expectNothingFound(all, state)
  await expectNamesApart(page, state)
  await expectValidMarkup(page, state)
  await expectRoomAtEverySize(page, state)
  if (without.includes('color-contrast')) return
  // Brands differ in colours and letters alone.
  const colours = inPart().options({ runOnly: ['color-contrast'], resultTypes: ['violations'] })
  await inOtherColours(page, () => expectNothingFound(colours, `${state}, in other colours`))
}

async function expectNothingFound(looking: AxeBuilder, state: string): Promise<void> {
  const { violations } = await looking.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    state,
  ).toEqual([])
}
