import { localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import { allPeople } from '../../e2e/personas/all-people.ts'
import { dayInWords } from './day-in-words.ts'

const person = allPeople(localDate('2026-11-15')).find(({ file }) => file.endsWith('accountant-in-full.yaml'))

it('lists under its journey where to go, the details that open it and what to expect', () => {
  if (!person) throw new Error('The accountant is gone')
  const lines = dayInWords(
    [
      {
        part: { fate: 'bought', person },
        reference: 'A-1',
        policy: 'A-10000001',
        page: '/quote-retrieval',
        look: 'Bought',
      },
    ],
    { port: '3000', desk: 'http://desk.localhost:3002/' },
  )
  expect(lines.slice(0, 6)).toEqual([
    '',
    'acorn_pc  http://acorn-pc.localhost:3000/',
    expect.stringMatching(/^ {2}bought \(policy A-10000001\): An accountant/),
    '    http://acorn-pc.localhost:3000/quote-retrieval',
    expect.stringMatching(/^ {4}A-1, Morgan, ID1 1QD, \d\d\/\d\d\/1987, [A-Z0-9]+$/),
    '    Bought',
  ])
  expect(lines.join('\n')).toContain('staff desk  http://desk.localhost:3002/')
})
