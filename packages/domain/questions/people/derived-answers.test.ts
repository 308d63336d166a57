import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { licenceTypes } from '../../lists/licence.ts'
import { occupations } from '../../lists/occupations.ts'
import { employmentTypes, studentTypes } from '../../lists/person.ts'
import { localDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { applicableSubject } from '../read-subject.ts'
import { toAskedAnswers, withDerivedAnswers } from './derived-answers.ts'
import { proposerQuestions } from './person-questions.ts'
import { aClaim, aConviction, asked } from './testing.ts'

describe('a person as sent', () => {
  it('has licence type F for a full UK licence, otherwise the type chosen [DRV-09]', () => {
    expect(withDerivedAnswers<PersonDetails>({ hasFullUkLicence: true }).licenceType).toBe('F')
    expect(withDerivedAnswers<PersonDetails>({ hasFullUkLicence: false, licenceType: 'P' }).licenceType).toBe(
      'P',
    )
    expect(withDerivedAnswers<PersonDetails>({ hasFullUkLicence: false })).not.toHaveProperty('licenceType')
  })

  it('has the three employment codes of a full-time taxi driver [DAT-18]', () => {
    expect(withDerivedAnswers<PersonDetails>({ isFullTimeTaxi: true })).toMatchObject({
      employmentType: 'S',
      occupation: 'D34',
      industry: '703',
    })
  })

  it('has a student’s kind of study as the occupation', () => {
    expect(withDerivedAnswers<PersonDetails>({ employmentType: 'F', studentType: '48D' })).toMatchObject({
      occupation: '48D',
      industry: '950',
    })
  })

  it.each(['R', 'U', 'H', 'N', 'I'] as const)(
    'has occupation and industry codes for the employment status %s',
    (code) => {
      const { occupation, industry } = withDerivedAnswers<PersonDetails>({ employmentType: code })
      expect(occupations.some((each) => each.code === occupation)).toBe(true)
      expect(industry).toBeDefined()
    },
  )

  it('keeps the work of people who work', () => {
    const work: PersonDetails = { employmentType: 'E', occupation: 'A01', industry: '001' }
    expect(withDerivedAnswers(work)).toMatchObject(work)
  })

  it('has lists even without answers, and ban dates only with a ban [CNV-03]', () => {
    expect(withDerivedAnswers<PersonDetails>({})).toEqual({ motoringClaims: [], motoringConvictions: [] })
    const stray = { ...aConviction, banStartDate: localDate('2025-02-03') }
    const banned = { ...stray, wasDisqualified: true, banEndDate: localDate('2026-02-03') }
    expect(
      withDerivedAnswers<PersonDetails>({ motoringConvictions: [stray, banned] }).motoringConvictions,
    ).toEqual([aConviction, banned])
  })
})

describe('a person read back', () => {
  it('is a full-time taxi driver by the three codes without other work, on the taxi lines [AGG-08]', () => {
    const trio: PersonDetails = { employmentType: 'S', occupation: 'D34', industry: '703' }
    expect(toAskedAnswers(trio, journeys.flag_taxi).isFullTimeTaxi).toBe(true)
    expect(toAskedAnswers({ ...trio, otherOccupation: 'A01' }, journeys.flag_taxi).isFullTimeTaxi).toBe(false)
    expect(toAskedAnswers({ ...trio, otherIndustry: '001' }, journeys.flag_taxi).isFullTimeTaxi).toBe(false)
    for (const other of [{ employmentType: 'E' }, { occupation: 'A01' }, { industry: '001' }] as const)
      expect(toAskedAnswers({ ...trio, ...other }, journeys.flag_taxi).isFullTimeTaxi).toBe(false)
    expect(toAskedAnswers(trio, journeys.acorn_pc)).toMatchObject({ ...trio, hasOtherOccupation: false })
    expect(toAskedAnswers(trio, journeys.acorn_pc)).not.toHaveProperty('isFullTimeTaxi')
    // If the answer itself was sent, it wins over the codes.
    expect(toAskedAnswers({ ...trio, isFullTimeTaxi: false }, journeys.flag_taxi)).toMatchObject({
      isFullTimeTaxi: false,
      ...trio,
    })
  })

  it('leaves open what the stored answers do not show', () => {
    expect(toAskedAnswers<PersonDetails>({}, journeys.flag_taxi)).toEqual({})
    const none: PersonDetails = { motoringClaims: [], motoringConvictions: [] }
    expect(toAskedAnswers(none, journeys.flag_taxi)).toMatchObject({
      hasMotoringClaims: false,
      hasMotoringConvictions: false,
    })
  })

  it('has the same answers as before, for any person', () => {
    const isCertain = fc.boolean()
    const person = fc.record<Required<Pick<PersonDetails, 'employmentType'>> & PersonDetails>({
      isFullTimeTaxi: isCertain,
      employmentType: fc.constantFrom(...employmentTypes.map(({ code }) => code)),
      studentType: fc.constantFrom(...studentTypes.map(({ code }) => code)),
      occupation: fc.constant('A01'),
      industry: fc.constant('001'),
      isFullTime: isCertain,
      hasOtherOccupation: isCertain,
      otherOccupation: fc.constant('B03'),
      otherIndustry: fc.constant('224'),
      hasFullUkLicence: isCertain,
      licenceType: fc.constantFrom(...licenceTypes.map(({ code }) => code).filter((code) => code !== 'F')),
      hasMotoringClaims: isCertain,
      motoringClaims: fc.constant([aClaim]),
      hasMotoringConvictions: isCertain,
      motoringConvictions: fc.constant([aConviction]),
    })
    const ask = [...proposerQuestions.driverDetails, ...proposerQuestions.driverDetailsTwo]
    fc.assert(
      fc.property(person, fc.constantFrom('acorn_pc', 'acorn_taxi'), (answer, id) => {
        const applicable = applicableSubject(ask, asked({ ...answer }, id))
        const back = toAskedAnswers<PersonDetails>(
          withDerivedAnswers<PersonDetails>(applicable),
          journeys[id],
        )
        expect(applicableSubject(ask, asked({ ...back }, id))).toEqual(applicable)
      }),
    )
  })
})
