import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe finds nothing on the page as it stands, but for rules that cannot hold in this state; or in the part of a long page that the
 * state is about.
 */
export async function expectClean(
  page: Page,
  state: string,
  without: string[] = [],
  within = 'html',
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // No page of ours has a frame in it. Without the second page that gathers what frames say it takes half the time.
    .setLegacyMode(true)
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .disableRules(without)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    state,
  ).toEqual([])
}
