import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { heardAboutUs } from '../lists/marketing.ts'
import { journeyIds } from '../terms/identity.ts'
import { localDate } from '../values/local-date.ts'
import type { AdditionalQuestions } from './answers.ts'
import { noAnswers } from './answers.ts'
import { type Asking, type Channel, wordsOf } from './asking.ts'
import { change } from './change.ts'
import {
  heardAboutUsQuestions,
  howDidYouHearAboutUs,
  isLookingToInsureSecondCar,
  typeOfPolicyAtTheTime,
} from './heard-about-us.ts'
import { chain } from './heard-about-us-chain.ts'
import { type AnyQuestion, isAsked } from './question.ts'

function asking(subject: AdditionalQuestions, channel?: Channel): Asking<AdditionalQuestions> {
  const answers = { ...noAnswers, additionalQuestions: subject }
  const today = localDate('2026-11-15')
  return { terms: journeys.acorn_pc, answers, subject, today, ...(channel && { channel }) }
}
const asked = (subject: AdditionalQuestions, channel: Channel = 'aggregator') =>
  heardAboutUsQuestions.filter((each) => isAsked(each, asking(subject, channel))).map(({ name }) => name)

describe('the chain', () => {
  it('applies to visitors from a comparison site, on every journey [AGG-09]', () => {
    expect(asked({})).toEqual(['howDidYouHearAboutUs'])
    const full: AdditionalQuestions = { howDidYouHearAboutUs: 'NAMED_DRIVER', namedDriverOnAcornPolicy: true }
    expect(asked(full, 'direct')).toEqual([])
    const unknown = heardAboutUsQuestions.filter((each) => isAsked(each, asking(full)))
    expect(unknown).toEqual([])
    for (const id of journeyIds) {
      const there = { ...asking({}, 'aggregator'), terms: journeys[id] }
      expect(isAsked(howDidYouHearAboutUs, there)).toBe(true)
    }
  })

  it.each<[string, AdditionalQuestions, string[]]>([
    ['a named driver', { howDidYouHearAboutUs: 'NAMED_DRIVER' }, ['namedDriverOnAcornPolicy']],
    [
      'a named driver on our policy',
      { howDidYouHearAboutUs: 'NAMED_DRIVER', namedDriverOnAcornPolicy: true },
      ['namedDriverOnAcornPolicy', 'namedDriverOnAcornPolicyFor'],
    ],
    [
      'a named driver on another policy',
      { howDidYouHearAboutUs: 'NAMED_DRIVER', namedDriverOnAcornPolicy: false },
      ['namedDriverOnAcornPolicy'],
    ],
    ['a company car', { howDidYouHearAboutUs: 'COMPANY_CAR' }, ['experienceDrivingCompnayCar']],
    [
      'a company car driven for years',
      { howDidYouHearAboutUs: 'COMPANY_CAR', experienceDrivingCompnayCar: '3' },
      ['experienceDrivingCompnayCar', 'claimFreeFor'],
    ],
    ['a second car', { howDidYouHearAboutUs: 'SECOND_CAR' }, ['isLookingToInsureSecondCar']],
    [
      'a second car to insure',
      { howDidYouHearAboutUs: 'SECOND_CAR', isLookingToInsureSecondCar: true },
      ['isLookingToInsureSecondCar', 'currentPolicyType', 'fullYearsOfNoClaimsBonus'],
    ],
    [
      'no second car to insure',
      { howDidYouHearAboutUs: 'SECOND_CAR', isLookingToInsureSecondCar: false },
      ['isLookingToInsureSecondCar'],
    ],
    [
      'an existing customer',
      { howDidYouHearAboutUs: 'EXISTING_CUSTOMER' },
      ['currentPolicyType', 'numberOfConsecutiveMonthsCoverWithAcornOrMotorcade', 'fullYearsOfNoClaimsBonus'],
    ],
    [
      'a previous customer',
      { howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER' },
      ['policyCancelledWithAcornReason', 'typeOfPolicyAtTheTime'],
    ],
    [
      'a previous customer by the day',
      { howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER', typeOfPolicyAtTheTime: 'D' },
      ['policyCancelledWithAcornReason', 'typeOfPolicyAtTheTime', 'daysHeldThePolicyFor'],
    ],
    [
      'a previous customer by the year',
      { howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER', typeOfPolicyAtTheTime: 'ANTAXI' },
      ['policyCancelledWithAcornReason', 'typeOfPolicyAtTheTime', 'monthsHeldThePolicyFor'],
    ],
  ])('after "%s" asks the questions that depend on it [AGG-09]', (_answer, subject, followUps) => {
    expect(asked(subject)).toEqual(['howDidYouHearAboutUs', ...followUps])
  })

  it('ends after any other answer, including an unknown one', () => {
    const opening = new Set<string>(chain.map(({ heard }) => heard))
    const others = heardAboutUs.map(({ code }) => code).filter((code) => !opening.has(code))
    expect(others).toHaveLength(heardAboutUs.length - 5)
    for (const code of [...others, 'constructor', ''])
      expect(asked({ howDidYouHearAboutUs: code })).toEqual(['howDidYouHearAboutUs'])
  })

  it('uses every follow-up question', () => {
    const inChain = new Set(chain.map(({ ask }) => ask))
    expect([...inChain].sort()).toEqual(
      heardAboutUsQuestions
        .slice(1)
        .map(({ name }) => name)
        .sort(),
    )
  })
})

describe('changing an answer', () => {
  it('clears every question that depends on it, directly or not, and no other', () => {
    const clears = Object.fromEntries(heardAboutUsQuestions.map((each) => [each.name, each.clears]))
    expect(clears).toEqual({
      howDidYouHearAboutUs: expect.arrayContaining(heardAboutUsQuestions.slice(1).map(({ name }) => name)),
      namedDriverOnAcornPolicy: ['namedDriverOnAcornPolicyFor'],
      namedDriverOnAcornPolicyFor: [],
      experienceDrivingCompnayCar: ['claimFreeFor'],
      claimFreeFor: [],
      isLookingToInsureSecondCar: ['currentPolicyType', 'fullYearsOfNoClaimsBonus'],
      policyCancelledWithAcornReason: [],
      typeOfPolicyAtTheTime: ['daysHeldThePolicyFor', 'monthsHeldThePolicyFor'],
      daysHeldThePolicyFor: [],
      monthsHeldThePolicyFor: [],
      currentPolicyType: [],
      numberOfConsecutiveMonthsCoverWithAcornOrMotorcade: [],
      fullYearsOfNoClaimsBonus: [],
    })
  })

  it('to how they heard about us leaves no follow-up answer', () => {
    const full: AdditionalQuestions = {
      howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER',
      policyCancelledWithAcornReason: 'OTHER',
      typeOfPolicyAtTheTime: 'D',
      daysHeldThePolicyFor: 28,
    }
    expect(change(full, howDidYouHearAboutUs, 'TV')).toEqual({ howDidYouHearAboutUs: 'TV' })
    expect(change(full, typeOfPolicyAtTheTime, 'ANTAXI')).toEqual({
      howDidYouHearAboutUs: 'PREVIOUS_CUSTOMER',
      policyCancelledWithAcornReason: 'OTHER',
      typeOfPolicyAtTheTime: 'ANTAXI',
    })
  })

  it('to the second car clears the answers about the first', () => {
    const full: AdditionalQuestions = {
      howDidYouHearAboutUs: 'SECOND_CAR',
      isLookingToInsureSecondCar: true,
      currentPolicyType: 'LPCPOL',
      fullYearsOfNoClaimsBonus: '4',
    }
    expect(change(full, isLookingToInsureSecondCar, false)).toEqual({
      howDidYouHearAboutUs: 'SECOND_CAR',
      isLookingToInsureSecondCar: false,
    })
  })
})

describe('the words of the chain', () => {
  const labelOf = (each: AnyQuestion) => wordsOf(each.label, asking({}, 'aggregator'))

  it('name no brand: each page belongs to one brand, and the other brands are other firms [D-146]', () => {
    const words = [...heardAboutUsQuestions.map(labelOf), ...heardAboutUs.map(({ desc }) => desc)]
    for (const text of words) expect(text).not.toMatch(/acorn|motorcade|mypolicy|carrot|flag|briefly/i)
  })

  it('never ask again what has just been answered [AGG-09]', () => {
    const wordsIn = (text: string) =>
      new Set(
        text
          .toLowerCase()
          .match(/[a-z]{4,}/g)
          ?.filter((word) => !['have', 'with', 'that', 'your'].includes(word)),
      )
    for (const { heard, ask, after } of chain) {
      if (after) continue
      const answer = heardAboutUs.find(({ code }) => code === heard)?.desc ?? ''
      const followUp = heardAboutUsQuestions.find(({ name }) => name === ask)
      if (followUp?.kind.input !== 'yes-no') continue
      const repeated = [...wordsIn(labelOf(followUp))].filter((word) => wordsIn(answer).has(word))
      expect(repeated.length, `${answer} -> ${labelOf(followUp)}`).toBeLessThanOrEqual(1)
    }
  })
})
