import { expect, it } from 'vitest'
import { maritalStatuses } from './marital-statuses'

it('has the marital statuses the specification names, with their meaning [DAT-16]', () => {
  expect(maritalStatuses.map(({ code, desc }) => `${code} ${desc}`)).toEqual([
    'S Single',
    'M Married',
    'B Civil partnered',
    'P Living with partner',
    'C Common law',
    'A Separated',
    'D Divorced',
    'W Widowed',
  ])
})
