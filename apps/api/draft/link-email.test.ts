import { journeyIds } from '@milepost/domain/terms/identity'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { expectPlainWords } from '../platform/email/testing/read-email'
import { draftLinkEmail } from './link-email'

const link = {
  journey: 'acorn_pc',
  address: `https://quotes.acorn.example/saved-quote#${'t'.repeat(43)}`,
  // In summer, when the clocks are an hour ahead.
  endsAt: new Date('2026-07-02T13:05:00Z'),
} as const

/** What a reader sees of a page: its text, and its links' targets. */
function seen(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2:\n$1')
    .replace(/<hr[^>]*>/g, '--')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_whole, code) => String.fromCharCode(Number(code)))
}
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

it('says who writes, what to press, and until when the link works by the clock in the kitchen', () => {
  const { subject, text } = draftLinkEmail(link)
  expect(subject).toBe('Your link to your Acorn quote')
  expect(text).toContain('your saved car insurance quote with Acorn')
  expect(text).toContain(`Open my quote:\n${link.address}\n`)
  expect(text).toContain('once and expires in 30 minutes, at 14:05 UK time')
})

describe.each(journeyIds)('the mail of %s', (journey) => {
  const { subject, text, html } = draftLinkEmail({ ...link, journey })

  it('says the same in both its forms', () => {
    expect(lines(seen(html))).toEqual(lines(text))
  })

  it('is in plain words', () => expectPlainWords({ subject, text }))

  it('is sound HTML that fetches nothing and lays out no table', async () => {
    const report = await new HtmlValidate({
      extends: ['html-validate:recommended'],
      // Mail programs drop style sheets, so the styles are inline.
      rules: { 'no-inline-style': 'off' },
    }).validateString(html)
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
    expect(html).not.toMatch(/<(img|table|script|link|style)\b|url\(/i)
  })

  it('keeps its subject to one short line', () => {
    expect(subject).toMatch(/^[ -~]{10,50}$/)
  })
})
