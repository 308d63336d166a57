import { describe, expect, it } from 'vitest'
import type { Answers } from '../questions/answers'
import { journeyIds } from '../terms/identity'
import { randomAnswers } from '../testing/random-answers'
import { localDate } from '../values/local-date'
import { journeyDefinition } from './catalogue'
import { checkAnswers } from './check-answers'
import { journeys } from './journeys'
import type { Circumstances } from './section'

const here = (id: (typeof journeyIds)[number]): Circumstances => ({
  terms: journeys[id],
  today: localDate('2026-11-15'),
  channel: 'aggregator',
  definition: journeyDefinition,
})

describe.each(journeyIds)('the server’s check on %s', (id) => {
  const whole = randomAnswers(3, here(id))

  it('takes complete answers, whatever steps were clicked through', () => {
    expect(checkAnswers(whole, here(id))).toEqual({ ok: true, answers: whole })
  })

  it('drops answers to questions that are not asked', () => {
    const stale: Answers = {
      ...whole,
      proposerDetails: {
        ...whole.proposerDetails,
        isResidentFromBirth: true,
        ukResidenceSince: localDate('2020-01-01'),
      },
    }
    const checked = checkAnswers(stale, here(id))
    expect(checked.ok && checked.answers.proposerDetails).not.toHaveProperty('ukResidenceSince')
    expect(checked.ok).toBe(true)
  })

  it('names each missing and each wrong answer by its place, in the customer’s words', () => {
    const { levelOfCover: _left, ...coverDetails } = whole.coverDetails
    const vehicleDetails = { ...whole.vehicleDetails, vehiclePurchased: false }
    expect(checkAnswers({ ...whole, coverDetails, vehicleDetails }, here(id))).toEqual({
      ok: false,
      missing: [
        {
          step: 'vehicleDetailsTwo',
          field: 'vehicleDetails.vehiclePurchased',
          key: 'notYetPurchased',
          message: 'We cannot insure a vehicle that you have not yet purchased',
        },
        {
          step: 'vehicleCover',
          field: 'coverDetails.levelOfCover',
          key: 'levelOfCoverRequired',
          message: 'Please choose a level of cover',
        },
      ],
    })
  })

  it('asks nobody how they heard about us, and passes a bad answer to it on to nobody [AGG-09]', () => {
    const heard = (additionalQuestions: Answers['additionalQuestions']) => {
      const checked = checkAnswers({ ...whole, additionalQuestions }, here(id))
      return checked.ok && checked.answers.additionalQuestions
    }
    expect(heard({})).toEqual({})
    const good = { howDidYouHearAboutUs: 'COMPANY_CAR', experienceDrivingCompnayCar: '3', claimFreeFor: '2' }
    expect(heard(good)).toEqual(good)
    expect(heard({ ...good, howDidYouHearAboutUs: 'NOBODY' })).toEqual({})
    // What hangs on a bad answer goes with it.
    expect(heard({ ...good, experienceDrivingCompnayCar: 'long' })).toEqual({
      howDidYouHearAboutUs: 'COMPANY_CAR',
    })
  })
})
