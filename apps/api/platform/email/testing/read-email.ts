import { leftPhrasesIn } from '@milepost/domain/testing/customer-words'
import { readingAge } from '@milepost/domain/testing/reading-age'
import { Window } from 'happy-dom'
import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'
import type { EmailContent } from '../ports.ts'

const parser = new new Window().DOMParser()

/** An email's HTML, as a program reads it. */
export function pageOf(html: string) {
  return parser.parseFromString(html, 'text/html')
}

/** The lines a reader sees below the band with the brand's name: texts, and where the button and links lead. */
export function seen(html: string): readonly string[] {
  const words = html
    .slice(html.indexOf('class="hero"'))
    .replace(/^[^>]*>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(
      /<a\s[^>]*href="(http[^"]*)"[^>]*>([^<]*)<\/a>/g,
      (_link, address, label) => `${label.trim()}:\n${address}`,
    )
    .replace(/<th[^>]*>([^<]*)<\/th>\s*<td[^>]*>/g, '\n$1: ')
    .replace(/<li[^>]*>/g, '\n- ')
    .replace(/<\/?(a|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#(\d+);/g, (_whole, code) => String.fromCharCode(Number(code)))
  return linesOf(words)
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Mail programs drop what is not inline.
    'no-inline-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // MJML writes it so, partly for Outlook's own renderer; browsers accept it.
    'attr-delimiter': 'off',
    'doctype-style': 'off',
    'no-conditional-comment': 'off',
    'no-deprecated-attr': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
  },
})

/** Gmail cuts an email off at 102 KB. */
const MOST_BYTES = 100_000

/** Takes a tenth of a second and more: the HTML of one kind of email differs between brands in colours only. */
export async function expectValidHtml(html: string): Promise<void> {
  const { results } = await validator.validateString(html)
  const mistakes = results.flatMap(({ messages }) => messages)
  expect(mistakes.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
}

/** Both forms say the same, the HTML fetches nothing, there is one button, and the subject is one short line. */
export function expectValidEmail({ subject, text, html, mark }: EmailContent): void {
  expect(seen(html)).toEqual(linesOf(text).filter((line) => line !== '--'))
  expectNothingFetched(html, mark?.contentId)
  expect(html.match(/<td[^>]*class="button"/g)).toHaveLength(1)
  expect(html.match(/class="[^"]*\bcard"/g)).toHaveLength(1)
  expect(html).toMatch(/<a[^>]*href="tel:/)
  expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES)
  expect(subject).toMatch(/^[ -~]{10,50}$/)
  expectPlainWords({ subject, text })
  expect(`${subject} ${text}`).not.toMatch(/undefined|NaN|\[object|\.\.|\{\{/)
  expect(html).not.toMatch(/undefined|NaN|\[object|\{\{/)
}

/** The only picture is the mark, which comes with the email. */
function expectNothingFetched(html: string, contentId: string | undefined): void {
  expect(html).not.toMatch(/<(script|link|iframe|object|form)\b|url\(|@import|background="/i)
  const pictures = [...html.matchAll(/\bsrc(?:set)?="([^"]*)"/g)].map(([, address]) => address)
  expect(pictures).toEqual(contentId ? [`cid:${contentId}`] : [])
}

/** The age at which all our emails can be read with ease. */
const MOST_YEARS = 12

/** Uses the words of docs/glossary.md, "What customers read", and is easy to read. */
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
