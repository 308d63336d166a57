import { firmOf, themes } from '@milepost/brands/brands'
import { brandCodes } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { renderEmail } from './email-template'

it('lets no word of it become a tag', () => {
  const evil = '</p><script>alert("x")</script>'
  const firm = { ...firmOf('A'), name: evil, regulation: `"'&${evil}` }
  const { html } = renderEmail({
    firm,
    subject: evil,
    heading: evil,
    parts: [evil, { press: evil, address: `https://a.example/" onclick="x${evil}` }],
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('" onclick')
  expect(html.match(/&#60;script&#62;/g)).toHaveLength(7)
})

it('lets no fact, title or item of a list become a tag or a line of its own [T16]', () => {
  const evil = '</li><script>\u2028\u202E\n\nBcc: x'
  const { text, html } = renderEmail({
    firm: firmOf('A'),
    subject: 'About you',
    heading: 'You',
    parts: [{ title: evil.slice(0, 13) }, { details: [['Name', evil]] }, { list: [evil] }],
  })
  expect(html).not.toContain('<script')
  expect(html.match(/&#60;script&#62;/g)).toHaveLength(3)
  expect(`${text}${html}`).not.toMatch(/\u202E|^Bcc/m)
})

it.each(brandCodes)("has the button of its brand's site: %s", (code) => {
  const { accent, accentInk } = themes[code].colours
  const { html } = renderEmail({
    firm: firmOf(code),
    subject: 'Your quote',
    heading: 'Your quote',
    parts: [{ press: 'Open my quote', address: 'https://a.example/' }],
  })
  expect(html).toContain(`background-color:${accent};color:${accentInk};`)
})
