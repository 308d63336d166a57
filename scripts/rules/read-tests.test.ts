import { expect, it } from 'vitest'
import { personTitle, testTitles } from './read-tests.ts'

const source = `
// it('in a comment')
const words = "it('in a string')"
describe('a group', () => {
  it('one', () => {})
  it.each([['in a table']])('with a table', () => {})
  it.each\`a | b\`('with a tagged table', () => {})
  for (const way of ways) test(\`by \${way} as well\`, async () => {})
})
test.describe('in the browser', () => {})
test('only in the long run', long, async () => {})
it.runIf(process.env['LONG'])('by its condition', () => {})
it.skipIf(!process.env['LONG'] || isPhone)('by what skips it', () => {})
describe.runIf(process.env['LONG'])('a group of the long run', () => {
  it.each(rows)('and what is in it', () => {})
})
it.each(process.env['LONG'] ? all : some)('with more rows in the long run', () => {})
it.runIf(isSandbox)('on one machine only', () => {})
test.skip(isPhone)
expect(it).toBe('nothing')
`

it('reads the titles of tests and groups, and nothing that only looks like one', () => {
  expect(testTitles('a.test.ts', source)).toEqual({
    every: [
      'a group',
      'one',
      'with a table',
      'with a tagged table',
      'by … as well',
      'in the browser',
      'with more rows in the long run',
      'on one machine only',
    ],
    onlyLong: [
      'only in the long run',
      'by its condition',
      'by what skips it',
      'a group of the long run',
      'and what is in it',
    ],
  })
})

it('refuses a text that is not a program, because tests would be missed', () => {
  expect(() => testTitles('a.test.ts', "it('one', (")).toThrow()
})

it('makes the title of a person from who they are and what they prove', () => {
  const text = 'who: A driver of 87\njourney: Acorn car insurance\nproves: END-01 NAV-07\n'
  expect(personTitle(text)).toBe('A driver of 87 [END-01] [NAV-07]')
  expect(personTitle('who: A nurse\n')).toBe('A nurse')
})
