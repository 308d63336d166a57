import { describe, expect, it } from 'vitest'
import { noAnswers } from '../questions/answers.ts'
import { localDate } from '../values/local-date.ts'
import { fromPounds } from '../values/pence.ts'
import { journeyDefinition } from './journey-definition.ts'
import { journeys } from './journeys.ts'
import {
  answersWith,
  isNothingTried,
  moved,
  type WhatIfAnswers,
  type WhatIfName,
  whatIfAnswersInWords,
  whatIfChoices,
} from './what-if.ts'

const now = new Date('2026-11-15T10:05:00Z')
const here = { terms: journeys.acorn_pc, today: localDate('2026-11-15'), now, definition: journeyDefinition }
const answers = {
  ...noAnswers,
  vehicleDetails: { annualMileage: 8_000, registration: 'AA19AAA' },
  coverDetails: {
    levelOfCover: 'COMP',
    voluntaryExcess: fromPounds(250),
    effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 15 },
    yearsOfNoClaimsDiscount: '5',
  },
} as const

const choice = (name: WhatIfName, tried: WhatIfAnswers = {}, terms = here) =>
  whatIfChoices(answers, tried, terms).find((each) => each.name === name)
const move = (tried: WhatIfAnswers, name: WhatIfName, code: string) => moved(tried, name, code, answers, here)

describe('the what-if choices next to a price', () => {
  it('are excess, mileage, level of cover and start, in the words of their questions', () => {
    expect(whatIfChoices(answers, {}, here).map(({ label }) => label)).toEqual([
      'How much voluntary excess do you want?',
      'How many miles will the vehicle be driven in a year?',
      'Which level of cover do you want?',
      'When do you want your cover to start?',
    ])
  })

  it('offer the options of their questions, and show the stored answer as chosen', () => {
    expect(choice('voluntaryExcess')?.options.map(({ code }) => code)).toContain('1000')
    expect(choice('voluntaryExcess')?.chosen).toBe('250')
    expect(choice('annualMileage')).toMatchObject({ chosen: '8000' })
    expect(choice('levelOfCover')?.options.map(({ code }) => code)).toEqual(['COMP', 'TPFT'])
    expect(choice('effectiveFrom')).toMatchObject({ chosen: '20/11/2026 09:15' })
    expect(choice('effectiveFrom')?.options).toHaveLength(31)
  })

  it('offer the mileage for thirty days where the journey asks for that [D-076]', () => {
    const impound = { ...here, terms: journeys.briefly_impound }
    const options = choice('annualMileage', {}, impound)?.options.map(({ code }) => code)
    expect(options).toEqual(['1000', '2000', '3000', '4000', '5000', '8000'])
  })

  it('keep an odd mileage in the list while another one is tried [D-078]', () => {
    const odd = { ...answers, vehicleDetails: { annualMileage: 7_450 } }
    const [, mileage] = whatIfChoices(odd, { annualMileage: 3_000 }, here)
    expect(mileage?.chosen).toBe('3000')
    expect(mileage?.options.map(({ code }) => code)).toContain('7450')
  })
})

describe('a what-if answer', () => {
  it('is read by its question', () => {
    const tried = move(move({}, 'voluntaryExcess', '500'), 'effectiveFrom', '01/12/2026 09:15')
    expect(tried).toEqual({
      voluntaryExcess: 50_000,
      effectiveFrom: { date: '2026-12-01', hour: 9, minute: 15 },
    })
    expect(whatIfChoices(answers, tried, here).map(({ chosen }) => chosen)).toEqual([
      '500',
      '8000',
      'COMP',
      '01/12/2026 09:15',
    ])
  })

  it('is removed when it is set back to the stored answer', () => {
    const tried = move({ voluntaryExcess: fromPounds(500), annualMileage: 6_000 }, 'voluntaryExcess', '250')
    expect(tried).toEqual({ annualMileage: 6_000 })
    expect(isNothingTried(move(tried, 'annualMileage', '8000'))).toBe(true)
  })

  it('is ignored when the question does not offer it', () => {
    expect(move({}, 'voluntaryExcess', '333')).toEqual({})
    expect(move({}, 'levelOfCover', 'TPO')).toEqual({})
    expect(move({ annualMileage: 6_000 }, 'annualMileage', '')).toEqual({})
  })

  it('leaves every other answer unchanged', () => {
    const changed = answersWith(answers, { annualMileage: 6_000, voluntaryExcess: fromPounds(500) })
    expect(changed).toEqual({
      ...answers,
      vehicleDetails: { ...answers.vehicleDetails, annualMileage: 6_000 },
      coverDetails: { ...answers.coverDetails, voluntaryExcess: 50_000 },
    })
  })
})

describe('the what-if answers in words', () => {
  it.each<[string, WhatIfAnswers]>([
    ['£500 excess, 6,000 miles', { voluntaryExcess: fromPounds(500), annualMileage: 6_000 }],
    ['Third party, fire and theft', { levelOfCover: 'TPFT' }],
    [
      '£0 excess, comprehensive, from 1 December',
      {
        voluntaryExcess: fromPounds(0),
        levelOfCover: 'COMP',
        effectiveFrom: { date: localDate('2026-12-01'), hour: 9, minute: 15 },
      },
    ],
  ])('name what differs: %s', (name, tried) => {
    expect(whatIfAnswersInWords(tried)).toBe(name)
  })
})
