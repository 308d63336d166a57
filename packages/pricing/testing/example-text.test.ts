import { expect, it } from 'vitest'
import { readExampleText } from './example-text.ts'

it('reads names, parts, lists and comments', () => {
  const text = `# who
person: 40, Reading # a note
driver:
  age: 40
  claims:
    - type: A
      cost: 1500
    - type: W
price:
  total: 1.00
`
  expect(readExampleText(text)).toEqual({
    person: '40, Reading',
    driver: { age: '40', claims: [{ type: 'A', cost: '1500' }, { type: 'W' }] },
    price: { total: '1.00' },
  })
})

it.each([
  ['a name twice', 'age: 1\nage: 2\n', 'line 2'],
  ['no name', 'age 40\n', 'line 1'],
  ['a line indented for no reason', 'age: 1\n    more: 2\n', 'line 2'],
])('refuses %s', (_what, text, at) => {
  expect(() => readExampleText(text)).toThrow(at)
})
