import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { localDate } from '../values/local-date.ts'
import type { AdditionalQuestions } from './answers.ts'
import { noAnswers } from './answers.ts'
import type { Asking } from './asking.ts'
import {
  daysHeldThePolicyFor,
  heardAboutUsQuestions,
  howDidYouHearAboutUs,
  lengthsOfTime,
  monthsHeldThePolicyFor,
  typeOfPolicyAtTheTime,
} from './heard-about-us.ts'
import { applicableSubject, readSubject, validateSubject } from './read-subject.ts'

function asking(subject: AdditionalQuestions): Asking<AdditionalQuestions> {
  const answers = { ...noAnswers, additionalQuestions: subject }
  const today = localDate('2026-11-15')
  return { terms: journeys.acorn_pc, answers, subject, today, channel: 'aggregator' }
}
const missing = (subject: AdditionalQuestions) =>
  validateSubject(heardAboutUsQuestions, asking(subject)).map(({ message }) => message)

describe('each question asked', () => {
  it.each<[string, AdditionalQuestions, string[]]>([
    ['nothing', {}, ['Please choose how you heard about us']],
    [
      'a named driver',
      { howDidYouHearAboutUs: 'NAMED_DRIVER' },
      ['Please tell us if that policy is with us'],
    ],
    [
      'a named driver on our policy',
      { howDidYouHearAboutUs: 'NAMED_DRIVER', namedDriverOnAcornPolicy: true },
      ['Please choose how long you have been a named driver on that policy'],
    ],
    [
      'a company car',
      { howDidYouHearAboutUs: 'COMPANY_CAR' },
      ['Please choose how long you have driven a company car'],
    ],
    [
      'a company car driven for less than a year',
      { howDidYouHearAboutUs: 'COMPANY_CAR', experienceDrivingCompnayCar: '0' },
      ['Please choose how long you have driven a company car without a claim'],
    ],
    [
      'a second car',
      { howDidYouHearAboutUs: 'SECOND_CAR' },
      ['Please tell us if this quote is for a second car'],
    ],
    [
      'an existing customer',
      { howDidYouHearAboutUs: 'EXISTING_CUSTOMER' },
      [
        'Please choose the type of policy you have now',
        'Please choose how many months in a row you have been insured with us',
        'Please choose how many full years of no claims discount you have',
      ],
    ],
    [
      'a previous customer',
      { howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER' },
      [
        'Please choose why your last policy with us ended',
        'Please choose the type of policy you had with us',
      ],
    ],
    [
      'a previous customer by the day',
      {
        howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER',
        policyCancelledWithAcornReason: 'OTHER',
        typeOfPolicyAtTheTime: 'D',
      },
      ['Please enter how many days you had the policy for'],
    ],
    [
      'a previous customer of another type',
      {
        howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER',
        policyCancelledWithAcornReason: 'OTHER',
        typeOfPolicyAtTheTime: 'LPCPOL',
      },
      ['Please choose how many months you had the policy for'],
    ],
    ['the radio', { howDidYouHearAboutUs: 'RADIO' }, []],
  ])('is required after "%s" [AGG-10]', (_answer, subject, messages) => {
    expect(missing(subject)).toEqual(messages)
  })

  it('accepts days from 0 to 366 and months from 0 to 12 [CON-10]', () => {
    const at = asking({})
    expect(daysHeldThePolicyFor.validate(0, at)).toBeUndefined()
    expect(daysHeldThePolicyFor.validate(366, at)).toBeUndefined()
    expect(daysHeldThePolicyFor.validate(367, at)?.message).toBe(
      'Please enter a number of days from 0 to 366',
    )
    expect(monthsHeldThePolicyFor.kind.options?.(at).map(({ code }) => code)).toEqual(
      Array.from({ length: 13 }, (_, count) => String(count)),
    )
    expect(monthsHeldThePolicyFor.kind.read('12', at)).toEqual({ ok: true, value: 12 })
    expect(monthsHeldThePolicyFor.validate(13, at)?.key).toBe('notOffered')
  })

  it('has a summary in words', () => {
    expect(howDidYouHearAboutUs.summary('TV')).toBe('Television')
    expect(typeOfPolicyAtTheTime.summary('D')).toBe('Daily policy')
    expect([monthsHeldThePolicyFor.summary(1), daysHeldThePolicyFor.summary(28)]).toEqual([
      '1 month',
      '28 days',
    ])
    expect(lengthsOfTime[0]).toEqual({ code: '0', desc: 'Less than 1 year' })
    expect(lengthsOfTime.at(-1)).toEqual({ code: '10', desc: '10 years or more' })
  })
})

it('is read in one pass, each answer opening the next question', () => {
  const typed = {
    howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER',
    policyCancelledWithAcornReason: 'SOLD_VEHICLE',
    typeOfPolicyAtTheTime: 'D',
    daysHeldThePolicyFor: '28',
  }
  expect(readSubject(heardAboutUsQuestions, typed, asking({}))).toEqual({
    subject: { ...typed, daysHeldThePolicyFor: 28 },
    fieldErrors: [],
  })
})

it('keeps fields that no question asks', () => {
  const restored = { howDidYouHearAboutUs: 'TV', someLostName: 'kept' }
  expect(applicableSubject(heardAboutUsQuestions, asking(restored))).toEqual(restored)
})
