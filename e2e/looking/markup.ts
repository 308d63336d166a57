import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/**
 * A browser serialises a page in its own style, so rules about case and quotes are off.
 *
 * The Nu validator (validator.w3.org/nu), which needs Java and 30 MB, is run by hand on pages saved from the browser. What it
 * reports on ours is only syntax that is newer than it: `rel="expect"`, which the HTML standard has since 2024 and which keeps the
 * first paint until the form is there; `calc()` and `max()` with a `var()` in them, whose type it cannot know; and
 * `url(… referrer-policy(no-referrer))` (CSS Values 5), after a plain `url()` for browsers without it.
 */
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
    // A label around its input that also has `for`: voice control tools need both.
    'no-redundant-for': 'off',
    // A searchable list cannot be a native one.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

/** The current page is valid HTML. */
export async function expectValidMarkup(page: Page, state: string): Promise<void> {
  const { results } = await validator.validateString(await page.content())
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems, `${state}: markup`).toEqual([])
}
