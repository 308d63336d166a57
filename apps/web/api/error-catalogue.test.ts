import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorWords } from '@milepost/contract/error-words'
import { expect, it } from 'vitest'
import { endOfQuote } from './error-catalogue.ts'

it.each([
  ['QUOTE_REFERRED', '/summary', false],
  ['QUOTE_DECLINED', '/summary', false],
  ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up', true],
  ['QUOTE_TAKEN_UP', '/quote-taken-up', true],
  ['QUOTE_EXPIRED', '/quote-expired', true],
  ['QUOTE_LOCKED', '/quote-locked', false],
  ['ICE_ERROR', '/error', false],
  ['anything else', '/error', false],
])('sends %s to %s [NAV-32] [NAV-33] [NAV-34] [NAV-35] [NAV-36]', (code, to, replace) => {
  expect(endOfQuote(code)).toEqual({ to, replace })
})

it('repeats no error text of the contract in the site’s own sources', () => {
  const web = join(import.meta.dirname, '..')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|node_modules/.test(name),
  )
  expect(files.length).toBeGreaterThan(300)
  const elsewhere = files.flatMap((name) => {
    const text = readFileSync(join(web, name), 'utf8')
    return Object.values(errorWords).flatMap((words) => (text.includes(words) ? `${name}: ${words}` : []))
  })
  expect(elsewhere).toEqual([])
})
