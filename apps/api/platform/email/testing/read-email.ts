import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'
import type { EmailContent } from '../ports'

/** What a reader sees of a page: its text, and its links' targets. */
function seen(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2:\n$1')
    .replace(/<hr[^>]*>/g, '--')
    .replace(/(<ul[^>]*padding:0 0 0 22px[^>]*>)([\s\S]*?)<\/ul>/g, (_whole, _open, items: string) =>
      items.replace(/<li[^>]*>/g, '- '),
    )
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_whole, code) => String.fromCharCode(Number(code)))
}

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Both forms say the same, the HTML is valid and fetches nothing, and the subject is one short line. */
export async function expectValidEmail({ subject, text, html }: EmailContent): Promise<void> {
  expect(lines(seen(html))).toEqual(lines(text))
  const report = await new HtmlValidate({
    extends: ['html-validate:recommended'],
    // Mail programs drop style sheets, so the styles are inline.
    rules: { 'no-inline-style': 'off' },
  }).validateString(html)
  expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
  expect(html).not.toMatch(/<(img|table|script|link|style)\b|url\(/i)
  expect(subject).toMatch(/^[ -~]{10,50}$/)
  expect(`${subject} ${text}`).not.toMatch(/undefined|NaN|\[object|\.\./)
}
