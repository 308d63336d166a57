import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes every value, also in attributes', () => {
  const text = `<script>alert("x" + 'y')</script> & more`
  expect(html`<p title="${text}">${text}</p>`.html).not.toMatch(/<script|"x"|'y'| & /)
  expect(html`<p>${'<b>'}</p>`.html).toBe('<p>&lt;b&gt;</p>')
})

it('inserts markup and lists of markup unchanged', () => {
  const items = ['a', 'b'].map((item) => html`<li>${item}</li>`)
  expect(html`<ul>${items}</ul>${html`<hr>`}${3}`.html).toBe('<ul><li>a</li><li>b</li></ul><hr>3')
})
