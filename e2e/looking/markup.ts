import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** How a browser writes a page down again is not how somebody wrote it: letters and quotes are its own. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    // A label around its box that also names it: tools that work by voice want both.
    'no-redundant-for': 'off',
    // A list that is searched is no native one.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

/** The page as it stands is HTML as it should be written. */
export async function expectValidMarkup(page: Page, state: string): Promise<void> {
  const { results } = await validator.validateString(await page.content())
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems, `${state}: markup`).toEqual([])
}
