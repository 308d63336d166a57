import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brands, firmOf, themes } from '@milepost/brands/brands'
import { markSvg } from '@milepost/brands/generated-files'
import { contrast } from '@milepost/brands/testing/contrast'
import { brandCodes, journeyIdentities } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { type EmailColours, emailColours } from './email-colours.ts'
import { type EmailTemplate, renderEmail } from './email-template.ts'
import { madeFrom } from './template/compiled-template.ts'
import { marks } from './template/marks.ts'
import { pageOf } from './testing/read-email.ts'

const plain: EmailTemplate = {
  journey: 'acorn_pc',
  subject: 'About you',
  heading: 'You',
  intro: ['Hello.'],
  card: [['Name', 'Pat']],
  button: { label: 'Open my quote', address: 'https://a.example/' },
  parts: [],
}

it('escapes every text, so that none becomes a tag', () => {
  const evil = '</p><script>alert("x")</script>'
  const { html } = renderEmail({
    ...plain,
    subject: evil,
    heading: evil,
    intro: [evil],
    card: [[evil, evil]],
    button: { label: evil, address: `https://a.example/" onclick="x${evil}` },
    parts: [evil, { link: evil, address: `https://a.example/" onclick="x${evil}` }],
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('" onclick')
  expect(pageOf(html).querySelectorAll('script, [onclick]')).toHaveLength(0)
})

it('lets no detail, title or list item become a tag or a line of its own [T16]', () => {
  const evil = '</li><script>\u2028\u202E\n\nBcc: x'
  const { text, html } = renderEmail({
    ...plain,
    intro: [evil],
    card: [
      ['Name', evil],
      ['Plate', { plate: evil }],
    ],
    parts: [{ title: evil.slice(0, 13) }, { details: [['Name', evil]] }, { list: [evil] }],
  })
  expect(html).not.toContain('<script')
  expect(`${text}${html}`).not.toMatch(/\u202E|^Bcc/im)
})

it('leaves placeholders that a customer typed unchanged', () => {
  const { text, html } = renderEmail({ ...plain, intro: ['{{subject}} {{{firm}}} {{> runs}}'] })
  expect(text).toContain('{{subject}} {{{firm}}} {{> runs}}')
  expect(html).toContain('{{subject}} {{{firm}}} {{> runs}}'.replaceAll('>', '&#62;'))
})

it('has a button to call us if there is nothing else to open', () => {
  const { text, html } = renderEmail({ ...plain, button: undefined })
  const { phone } = firmOf('A')
  expect(pageOf(html).querySelector('.button a')?.getAttribute('href')).toBe(`tel:${phone.dial}`)
  expect(text).toContain(`\nCall ${phone.display}\n`)
})

it('turns our phone numbers and email address into links anywhere in the text', () => {
  const { phone, claimsLine, email } = firmOf('A')
  const { html } = renderEmail({
    ...plain,
    parts: [`Call ${phone.display} or ${claimsLine.phone.display}, or write to ${email}.`],
  })
  for (const address of [`tel:${phone.dial}`, `tel:${claimsLine.phone.dial}`, `mailto:${email}`])
    expect(html).toContain(`<a href="${address}"`)
})

it('is compiled from the current template: run `npm run email-template` after a change', () => {
  const source = readFileSync(new URL('./template/email.mjml', import.meta.url))
  expect(madeFrom).toBe(createHash('sha256').update(source).digest('hex'))
})

/** Text colours and the backgrounds they appear on. */
const readable: readonly (readonly [keyof EmailColours, readonly (keyof EmailColours)[]])[] = [
  ['bandInk', ['band']],
  ['bandMuted', ['band']],
  ['heroInk', ['hero']],
  ['ink', ['panel', 'card', 'page']],
  ['muted', ['panel', 'card', 'page']],
  ['link', ['panel', 'page']],
]

describe.each(brandCodes)('an email of %s', (code) => {
  const theme = themes[code]
  const journey = Object.entries(journeyIdentities).find(([, { brand }]) => brand === code)?.[0]
  const { html, mark } = renderEmail({ ...plain, journey: journey as EmailTemplate['journey'] })
  const colours = emailColours(theme.colours)

  it.each(['light', 'dark'] as const)('can be read in a %s mail program', (scheme) => {
    for (const [words, grounds] of readable)
      for (const ground of grounds)
        expect(
          contrast(colours[scheme][words], colours[scheme][ground]),
          `${words} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#000000', '#ffd307')).toBeGreaterThanOrEqual(4.5)
  })

  it("has its brand's button, which is distinguishable in both", () => {
    const { accent, accentInk } = theme.colours
    expect(contrast(accentInk, accent)).toBeGreaterThanOrEqual(4.5)
    // The background of the button, or its edge, which has the colour of its text.
    for (const { panel } of Object.values(colours))
      expect(Math.max(contrast(accent, panel), contrast(accentInk, panel))).toBeGreaterThanOrEqual(3)
    expect(html).toContain(`bgcolor="${accent}"`)
    expect(html).toMatch(new RegExp(`<a[^>]*background:${accent};[^>]*color:${accentInk};`, 's'))
  })

  it('adapts to dark mode by declared colours', () => {
    const [, night = ''] = html.split('@media (prefers-color-scheme: dark)')
    expect(html).toContain('name="color-scheme" content="light dark"')
    for (const colour of Object.values(colours.dark)) expect(night).toContain(colour)
  })

  it('contains the current mark of its brand: run `npm run email-template` after a change', () => {
    const drawn = markSvg(brands[code], theme)
    expect(marks[code]?.madeFrom).toBe(createHash('sha256').update(drawn).digest('hex'))
    expect(html).toContain(`src="cid:${mark?.contentId}"`)
    expect(
      Buffer.from(mark?.png ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })
})
