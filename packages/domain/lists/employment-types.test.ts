import { expect, it } from 'vitest'
import { isCode } from './code-list'
import { employmentTypes, needsOccupation, needsStudentType, workOfThoseNotWorking } from './employment-types'
import { industries } from './industries'
import { occupations, occupationsInWork } from './occupations'
import { studentTypes } from './student-types'

const codes = employmentTypes.map((type) => type.code)

it('asks an occupation of the employed, the self-employed and volunteers, and the kind of study of students', () => {
  expect(codes.filter(needsOccupation).sort()).toEqual(['E', 'S', 'V'])
  expect(codes.filter(needsStudentType)).toEqual(['F'])
})

it('has work to store for everyone who is not asked for it, from the same lists', () => {
  const notAsked = codes.filter((code) => !needsOccupation(code))
  expect(Object.keys(workOfThoseNotWorking).sort()).toEqual(notAsked.sort())
  for (const work of Object.values(workOfThoseNotWorking)) {
    expect(isCode(industries, work.industry)).toBe(true)
    if ('occupation' in work) expect(isCode(occupations, work.occupation)).toBe(true)
  }
})

it('stores a kind of study as an occupation, but never offers it, or retirement, as work', () => {
  for (const { code } of studentTypes) expect(isCode(occupations, code)).toBe(true)
  for (const code of ['S44', 'R09', 'U03', 'H09']) expect(isCode(occupationsInWork, code)).toBe(false)
})
