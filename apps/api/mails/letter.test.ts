import { acorn } from '@milepost/domain/brands/acorn'
import { expect, it } from 'vitest'
import { letter } from './letter'

it('lets no word of it become a tag', () => {
  const evil = '</p><script>alert("x")</script>'
  const firm = { ...acorn, name: evil, regulation: `"'&${evil}` }
  const { html } = letter({
    firm,
    subject: evil,
    heading: evil,
    parts: [evil, { press: evil, address: `https://a.example/" onclick="x${evil}` }],
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('" onclick')
  expect(html.match(/&#60;script&#62;/g)).toHaveLength(7)
})
