import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes every value and joins pieces', () => {
  const nasty = `<img src=x onerror="alert('x')">&`
  const items = [html`<li>${nasty}</li>`, html`<li>${2}</li>`]
  expect(html`<ul title="${nasty}">${items}${undefined}</ul>`.text).toBe(
    '<ul title="&#60;img src=x onerror=&#34;alert(&#39;x&#39;)&#34;&#62;&#38;">' +
      '<li>&#60;img src=x onerror=&#34;alert(&#39;x&#39;)&#34;&#62;&#38;</li><li>2</li></ul>',
  )
})
