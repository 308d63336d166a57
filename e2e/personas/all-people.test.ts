import { journeyIds } from '@milepost/domain/terms/identity'
import { specifiedJourneys } from '@milepost/domain/testing/specified-journeys'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { describe, expect, it } from 'vitest'
import { allPeople } from './all-people.ts'
import { type Expected, endings, type Person } from './person.ts'
import { comeOut } from './testing/come-out.ts'
import { inWords } from './testing/in-words.ts'

const today = londonDate(new Date())
const people = allPeople(today)
const inFiles = people.filter(({ file }) => file.endsWith('.yaml'))
const standIns = people.filter(({ file }) => !file.endsWith('.yaml'))

/**
 * What the person's file expects of underwriting and pricing, in its own words. A lock comes from the sandbox, not from pricing.
 */
function mustComeOut({ expected }: Person) {
  const { endsOn, inFull, thirtyDays, monthly, excesses, endorsements } = expected
  return inWords({ endsOn, inFull, thirtyDays, monthly, excesses, endorsements })
}

describe('every person in people/, by underwriting and pricing alone [JRN-09] [JRN-27]', () => {
  it.each(inFiles.filter(({ expected }) => expected.endsOn !== 'Quote locked'))('$file: $who', (person) => {
    expect(inWords(comeOut(person, today))).toEqual(mustComeOut(person))
  })

  it.each(standIns)('$who, who stands in, can buy too', (person) => {
    expect(comeOut(person, today).endsOn).toBe(person.expected.endsOn)
  })

  it.each([108, 400])('has the same price in %i days, while the rates stay the same', (days) => {
    const later = addDays(today, days)
    for (const person of allPeople(later))
      expect(comeOut(person, later, today), person.file).toEqual(
        comeOut(people.find(({ file }) => file === person.file) ?? person, today),
      )
  })
})

/** Every value of a field that occurs. */
const had = <Field extends keyof Person>(field: Field) => new Set(people.map((person) => person[field]))
const expectedBy = <Field extends keyof Expected>(field: Field) =>
  new Set(people.map(({ expected }) => expected[field]))

describe('all people together', () => {
  it('are thirty or more, each with a unique description', () => {
    expect(people.length).toBeGreaterThanOrEqual(30)
    expect(had('who').size).toBe(people.length)
  })

  it('cover all ten journeys and arrive in every way [JRN-04] [JRN-10] [JRN-11]', () => {
    const walked = inFiles.map(({ journey }) => journey)
    expect(specifiedJourneys.filter((id) => !walked.includes(id))).toEqual([])
    expect([...had('journey')].sort()).toEqual([...journeyIds].sort())
    expect(had('arrives').size).toBe(4)
  })

  it('pay in every way, on both card pages [JRN-09]', () => {
    const paymentsCovered = people.flatMap(({ pays }) =>
      pays ? [`${pays.by}, ${pays.term}, ${pays.renews}`] : [],
    )
    expect(new Set(paymentsCovered).size).toBe(6)
    expect(expectedBy('cardPage')).toEqual(new Set(['drop-in', 'separate fields', undefined]))
    expect(had('card').size).toBe(4)
  })

  it('end on every page where a visit may end, except the price itself', () => {
    const others = Object.keys(endings).filter((ending) => ending !== 'Results')
    expect([...expectedBy('endsOn')].sort()).toEqual(others.sort())
  })
})
