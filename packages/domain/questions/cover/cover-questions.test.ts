import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { coverLevels, noClaimsYears } from '../../lists/cover.ts'
import { type JourneyId, journeyIds } from '../../terms/identity.ts'
import { localDate } from '../../values/local-date.ts'
import { fromPounds, pence } from '../../values/pence.ts'
import { type Answers, type CoverDetails, noAnswers } from '../answers.ts'
import { wordsOf } from '../asking.ts'
import { type AnyQuestion, isAsked } from '../question.ts'
import { validateSubject } from '../read-subject.ts'
import { voluntaryExcess } from './cover-questions.ts'
import { disclaimer, hasAgreedDisclaimer } from './has-agreed-disclaimer.ts'
import { CANNOT_BE_CHOSEN, coverLevelDescriptions, levelOfCover } from './level-of-cover.ts'
import {
  protectNoClaimsDiscount,
  typeOfPolicyNCDEarned,
  yearsOfNoClaimsDiscount,
} from './no-claims-discount.ts'

function asking(subject: CoverDetails = {}, id: JourneyId = 'acorn_pc') {
  const answers = { ...noAnswers, coverDetails: subject }
  return { terms: journeys[id], answers, subject, today: localDate('2026-11-15') }
}
const check = (one: AnyQuestion, subject: CoverDetails = {}, id?: JourneyId) =>
  validateSubject([one], asking(subject, id))[0]?.message
const journeysAsking = (one: AnyQuestion, subject: CoverDetails) =>
  journeyIds.filter((id) => isAsked(one, asking(subject, id)))

describe('every journey', () => {
  it.each<{ one: AnyQuestion; message: string }>([
    { one: levelOfCover, message: 'Please choose a level of cover' },
    { one: voluntaryExcess, message: 'Please choose a voluntary excess' },
    {
      one: yearsOfNoClaimsDiscount,
      message: 'Please choose how many years of no claims discount you have',
    },
  ])('requires $one.name [COV-03]', ({ one, message }) => {
    expect(journeysAsking(one, {})).toEqual(journeyIds)
    expect(check(one)).toBe(message)
  })
})

describe('the level of cover', () => {
  const offered = (subject?: CoverDetails) =>
    levelOfCover.kind.options?.(asking(subject)).map(({ code }) => code)

  it('can be comprehensive or third party, fire and theft [COV-02]', () => {
    expect(offered()).toEqual(['COMP', 'TPFT'])
    expect(levelOfCover.kind.read('TPO', asking())).toMatchObject({ ok: false, key: 'notOffered' })
  })

  it('has a description for all three levels, including third party only [COV-02]', () => {
    const words = coverLevels.map(({ code }) => coverLevelDescriptions[code])
    expect(new Set(words).size).toBe(3)
    // A quote may have arrived with this level, so a separate text says that it cannot be chosen.
    expect(coverLevelDescriptions.TPO).not.toContain(CANNOT_BE_CHOSEN)
  })

  it('includes third party only for a quote that arrived with it', () => {
    expect(offered({ levelOfCover: 'TPO' })).toEqual(['COMP', 'TPFT', 'TPO'])
    expect(check(levelOfCover, { levelOfCover: 'TPO' })).toBeUndefined()
    expect(levelOfCover.summary('TPO')).toBe('Third party only')
  })
})

describe('the voluntary excess', () => {
  it('is one of the amounts offered, including £0', () => {
    expect(check(voluntaryExcess, { voluntaryExcess: pence(0) })).toBeUndefined()
    expect(check(voluntaryExcess, { voluntaryExcess: fromPounds(1_000) })).toBeUndefined()
    expect(check(voluntaryExcess, { voluntaryExcess: fromPounds(50) })).toBe('Please choose an answer')
  })

  it('is chosen in pounds and stored in pence', () => {
    expect(voluntaryExcess.kind.read('250', asking())).toEqual({ ok: true, value: 25_000 })
    expect(voluntaryExcess.kind.show(fromPounds(250))).toBe('250')
    expect(voluntaryExcess.summary(fromPounds(1_000))).toBe('£1,000')
  })
})

describe('the no-claims discount', () => {
  const anyYears = noClaimsYears.filter(({ code }) => code !== '0')

  it('states where and when it must have been used [COV-08]', () => {
    const { hint } = yearsOfNoClaimsDiscount
    expect(hint && wordsOf(hint, asking())).toBe('It must have been used in the UK within the last 2 years.')
  })

  it('asks about protection for any years, and nothing more for none [COV-05]', () => {
    expect(journeysAsking(protectNoClaimsDiscount, {})).toEqual([])
    expect(journeysAsking(protectNoClaimsDiscount, { yearsOfNoClaimsDiscount: '0' })).toEqual([])
    for (const { code } of anyYears)
      expect(journeysAsking(protectNoClaimsDiscount, { yearsOfNoClaimsDiscount: code })).toEqual(journeyIds)
    expect(check(protectNoClaimsDiscount, { yearsOfNoClaimsDiscount: '3' })).toBe(
      'Please tell us if you want to protect your no claims discount',
    )
    const declined: CoverDetails = { yearsOfNoClaimsDiscount: '3', protectNoClaimsDiscount: false }
    expect(check(protectNoClaimsDiscount, declined)).toBeUndefined()
  })

  it('asks on van and taxi journeys where any years were earned [COV-06]', () => {
    const years: CoverDetails = { yearsOfNoClaimsDiscount: '5' }
    const commercial = ['acorn_cv', 'acorn_taxi', 'flag_taxi', 'motorcade_cv']
    expect([...journeysAsking(typeOfPolicyNCDEarned, years)].sort()).toEqual(commercial)
    expect(journeysAsking(typeOfPolicyNCDEarned, { yearsOfNoClaimsDiscount: '0' })).toEqual([])
    expect(check(typeOfPolicyNCDEarned, years, 'acorn_cv')).toBe(
      'Please choose the type of policy you earned your no claims discount on',
    )
    expect(
      check(typeOfPolicyNCDEarned, { ...years, typeOfPolicyNCDEarned: '12' }, 'acorn_cv'),
    ).toBeUndefined()
  })

  it('has a summary in words', () => {
    expect(yearsOfNoClaimsDiscount.summary('10')).toBe('10 years or more')
    expect(typeOfPolicyNCDEarned.summary('12')).toBe('Private hire')
    expect(protectNoClaimsDiscount.summary(true)).toBe('Yes')
  })
})

describe('the disclaimer', () => {
  it('must be agreed to [COV-07]', () => {
    const message = 'Please read the disclaimer and agree to it before continuing'
    expect(check(hasAgreedDisclaimer)).toBe(message)
    expect(check(hasAgreedDisclaimer, { hasAgreedDisclaimer: false })).toBe(message)
    expect(check(hasAgreedDisclaimer, { hasAgreedDisclaimer: true })).toBeUndefined()
    expect(hasAgreedDisclaimer.summary(true)).toBe('Agreed')
  })

  it('states the checks with the DVLA and against fraud', () => {
    const text = disclaimer.paragraphs.join(' ')
    expect(text).toContain('DVLA')
    expect(text).toContain('fraud')
  })
})

describe('more years of no claims discount than years of licence', () => {
  const after = (
    years: NonNullable<CoverDetails['yearsOfNoClaimsDiscount']>,
    proposerDetails: Answers['proposerDetails'],
  ) => {
    const subject: CoverDetails = { yearsOfNoClaimsDiscount: years }
    const here = asking(subject)
    return validateSubject([yearsOfNoClaimsDiscount], {
      ...here,
      answers: { ...here.answers, proposerDetails },
    })[0]
  }
  const born = localDate('1984-07-05')
  const newDriver = { dateOfBirth: born, hasFullUkLicence: true, licenceObtained: localDate('2025-08-01') }

  it('are refused with a message that names both answers and a way to continue [COV-03]', () => {
    expect(after('9', newDriver)).toEqual({
      name: 'yearsOfNoClaimsDiscount',
      key: 'noClaimsYearsAboveLicence',
      message:
        "You told us you got your licence on 1 August 2025, so we'd expect no more than 2 years of no claims discount. Please check both answers. If you first passed your test abroad, use that date. If both are right, please call us",
    })
  })

  it('are allowed by one, for a year insured as a learner', () => {
    expect(after('2', newDriver)).toBeUndefined()
    expect(after('3', newDriver)?.key).toBe('noClaimsYearsAboveLicence')
    expect(after('10', { ...newDriver, licenceObtained: localDate('2017-11-15') })).toBeUndefined()
    expect(after('10', { ...newDriver, licenceObtained: localDate('2017-11-16') })).toBeDefined()
  })

  it.each(['E', 'H', 'N', 'Z'] as const)(
    'are possible on a foreign licence (%s), which may be a recent one',
    (type) => {
      const abroad = { ...newDriver, hasFullUkLicence: false, licenceType: type }
      expect(after('9', abroad)).toBeUndefined()
      expect(after('9', { ...abroad, dateOfBirth: localDate('2004-01-01') })?.key).toBe(
        'noClaimsYearsAboveAge',
      )
    },
  )

  it('are checked only once the licence is known', () => {
    expect(after('10', {})).toBeUndefined()
    expect(after('10', { hasFullUkLicence: true })).toBeUndefined()
  })
})
