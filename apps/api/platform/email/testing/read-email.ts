import { leftPhrasesIn } from '@milepost/domain/testing/customer-words'
import { readingAge } from '@milepost/domain/testing/reading-age'
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
  expectPlainWords({ subject, text })
  expect(`${subject} ${text}`).not.toMatch(/undefined|NaN|\[object|\.\./)
}

/** The age at which any email of ours is read with ease. */
const MOST_YEARS = 12

/** In the words of docs/glossary.md, "What customers read", and easy to read. */
export function expectPlainWords({ subject, text }: Pick<EmailContent, 'subject' | 'text'>): void {
  expect(leftPhrasesIn(`${subject}\n${text}`)).toEqual([])
  expect(readingAge(sentencesOf(text))).toBeLessThanOrEqual(MOST_YEARS)
}

/** What we wrote: not the firm's details below the line, links, nor lines of a name and its value. */
function sentencesOf(text: string): string {
  return text
    .replace(/\n--\n[\s\S]*$/, '')
    .split('\n')
    .filter((line) => !/^https?:|^[^.]{1,60}: \S/.test(line))
    .join('\n')
}
