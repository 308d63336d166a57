import { journeys } from '@milepost/domain/journeys/journeys'
import { blankAddress } from '@milepost/domain/values/address'
import { unsetDate } from '@milepost/domain/values/stored-date'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type QuoteReply, quote, quoteInput } from '../shapes/quote.ts'
import { quoteExample } from '../testing/quote-example.ts'
import { fromQuoteDto } from './quote-mapping.ts'

const { acorn_pc: car, flag_taxi: taxi } = journeys
const sent = z.parse(quoteInput, quoteExample)
const replyWith = (partly: unknown): QuoteReply => z.parse(quote, partly)

describe('the answers of a quote that was sent', () => {
  it('include each yes or no that leads to codes and lists [DAT-02] [DAT-03] [DAT-07]', () => {
    const { proposerDetails, vehicleDetails, additionalDrivers } = fromQuoteDto(sent, car)
    expect(proposerDetails).toMatchObject({
      hasFullUkLicence: true,
      hasMotoringClaims: true,
      hasMotoringConvictions: true,
      hasOtherOccupation: false,
      hasAdditionalDriver: true,
    })
    expect(proposerDetails).not.toHaveProperty('licenceType')
    expect(vehicleDetails).toMatchObject({ legalOwner: true, isRegisteredKeeper: true, isModified: true })
    expect(additionalDrivers).toMatchObject([{ hasMotoringClaims: false, relationshipToProposer: 'S' }])
  })

  it('have amounts in pence and times as dates [DAT-03] [DAT-04] [DAT-08] [DAT-09] [DAT-10]', () => {
    const { proposerDetails, vehicleDetails, coverDetails } = fromQuoteDto(sent, car)
    expect(vehicleDetails.value).toBe(850_000)
    expect(vehicleDetails.modifications?.[0]).toMatchObject({
      value: 30_000,
      isCurrentInsurerNotified: false,
    })
    expect(proposerDetails.motoringClaims?.[0]?.costOfClaim).toBe(125_075)
    expect(proposerDetails.motoringConvictions?.[0]).toMatchObject({
      convictionDate: '2024-03-02',
      fineAmount: 10_000,
    })
    expect(coverDetails).toMatchObject({
      effectiveFrom: { date: '2026-11-20', hour: 9, minute: 15 },
      voluntaryExcess: 25_000,
    })
  })

  it.each(['COMP', 'TPFT', 'TPO'] as const)('have the level of cover %s [DAT-05]', (levelOfCover) => {
    const coverDetails = { ...sent.coverDetails, levelOfCover }
    expect(fromQuoteDto({ ...sent, coverDetails }, car).coverDetails.levelOfCover).toBe(levelOfCover)
  })

  it('include the ticks, which are not sent', () => {
    const { coverDetails, additionalDrivers } = fromQuoteDto(sent, car)
    expect([coverDetails.hasAgreedDisclaimer, additionalDrivers[0]?.hasConsented]).toEqual([true, true])
  })

  it('ignore what the caller sends about the vehicle', () => {
    const vehicleDetails = {
      ...sent.vehicleDetails,
      make: 'FORD',
      abiGroup: '1',
      grossWeight: 1,
      isQPlate: true,
    }
    const answers = fromQuoteDto({ ...sent, vehicleDetails }, car)
    expect(answers.vehicleDetails).toEqual(fromQuoteDto(sent, car).vehicleDetails)
    expect(answers.vehicleDetails).not.toHaveProperty('vehicleInfo')
    expect(answers.vehicleDetails).not.toHaveProperty('isRestored')
  })

  it('include unasked fields and unknown additional answers [DAT-02] [DAT-03] [DAT-04] [DAT-06]', () => {
    const extra = { accessToOtherVehicles: 'OWN_1', numberOfVehiclesOwned: 2, sourceReferenceId: 'PCW 1' }
    const answers = fromQuoteDto(
      replyWith({
        proposerDetails: extra,
        vehicleDetails: { securityDevices: ['99991'] },
        coverDetails: { doesDriverOtherVehicle: true, otherVehicleType: 'VAN' },
        additionalQuestions: { '5f2a': 'kept', howDidYouHearAboutUs: 'AD' },
      }),
      car,
    )
    expect(answers.proposerDetails).toMatchObject(extra)
    expect(answers.vehicleDetails.securityDevices).toEqual(['99991'])
    expect(answers.coverDetails).toMatchObject({ doesDriverOtherVehicle: true, otherVehicleType: 'VAN' })
    expect(answers.additionalQuestions).toEqual({ '5f2a': 'kept', howDidYouHearAboutUs: 'AD' })
  })

  it('have the licensing authority and operating area of a taxi from either place, the proposer first [DAT-02]', () => {
    const places = {
      vehicleDetails: { licencingAuthority: 'LEEDS' },
      coverDetails: { operatingArea: 'LONDON' },
    }
    expect(fromQuoteDto(replyWith(places), taxi).proposerDetails).toMatchObject({
      licencingAuthority: 'LEEDS',
      operatingArea: 'LONDON',
    })
    const both = { ...places, proposerDetails: { licencingAuthority: 'BIRMINGHAM', operatingArea: 'WALES' } }
    expect(fromQuoteDto(replyWith(both), taxi).proposerDetails).toMatchObject(both.proposerDetails)
  })
})

describe('missing answers', () => {
  it('stay unanswered, to be asked', () => {
    const { proposerDetails, vehicleDetails, coverDetails, ...rest } = fromQuoteDto(
      {},
      taxi,
      'comparison-site',
    )
    expect({ proposerDetails, vehicleDetails, coverDetails, ...rest }).toEqual({
      proposerDetails: { isMainDriver: true },
      vehicleDetails: { isRestored: true },
      coverDetails: {},
      additionalDrivers: [],
      additionalQuestions: {},
    })
  })

  it('include dates sent as the placeholder of an unset date', () => {
    const dates = {
      dateOfBirth: unsetDate,
      ukResidenceSince: unsetDate,
      licenceObtained: unsetDate,
      badgePassedDate: unsetDate,
    }
    const moment = { day: 1, month: 2, year: 1700, hour: 0, minute: 0 }
    const answers = fromQuoteDto(
      replyWith({
        proposerDetails: dates,
        vehicleDetails: { datePurchased: unsetDate },
        coverDetails: { effectiveFrom: moment },
      }),
      taxi,
      'comparison-site',
    )
    expect(answers.proposerDetails).toEqual({ isMainDriver: true })
    expect(answers.vehicleDetails).toEqual({ isRestored: true })
    expect(answers.coverDetails).not.toHaveProperty('effectiveFrom')
  })
})

describe('a returned quote', () => {
  const person = {
    title: '3',
    lastNames: 'Sutton 2nd9',
    employmentType: 'S',
    occupation: 'D34',
    industry: '703',
  }
  const back = replyWith({ proposerDetails: person, additionalDrivers: [{ isMainDriver: true }, {}] })

  it('has its ticks if we stored it, and none if it is from a comparison site', () => {
    const ticks = (origin: 'stored-quote' | 'comparison-site') => {
      const { coverDetails, additionalDrivers } = fromQuoteDto(back, car, origin)
      return [coverDetails.hasAgreedDisclaimer, additionalDrivers[0]?.hasConsented]
    }
    expect(ticks('stored-quote')).toEqual([true, true])
    expect(ticks('comparison-site')).toEqual([undefined, undefined])
  })

  it('has a full-time taxi driver if three codes match, on taxi lines, unless it states otherwise [AGG-08]', () => {
    const isFullTimeTaxi = (quoted: QuoteReply, terms = taxi) =>
      fromQuoteDto(quoted, terms, 'comparison-site').proposerDetails.isFullTimeTaxi
    expect(isFullTimeTaxi(back)).toBe(true)
    expect(isFullTimeTaxi(back, car)).toBeUndefined()
    expect(isFullTimeTaxi(replyWith({ proposerDetails: { ...person, isFullTimeTaxi: false } }))).toBe(false)
  })

  it('has a surname without digits, a title with leading zeros and one main driver [AGG-05]', () => {
    const { proposerDetails, additionalDrivers } = fromQuoteDto(back, taxi, 'comparison-site')
    expect(proposerDetails).toMatchObject({ title: '003', lastNames: 'Sutton nd', isMainDriver: false })
    expect(additionalDrivers.map(({ isMainDriver }) => isMainDriver)).toEqual([true, false])
  })

  it('has both the overnight and the home address sent by a comparison site', () => {
    const address = { ...blankAddress, line1: '2 Mill Lane', postcode: 'LS2 2BB' }
    const correspondenceAddress = { ...blankAddress, line1: '1 High Street', postcode: 'LS1 1AA' }
    const sentBySite = replyWith({ proposerDetails: { address, correspondenceAddress } })
    const { proposerDetails } = fromQuoteDto(sentBySite, car, 'comparison-site')
    expect(proposerDetails).toMatchObject({ address, correspondenceAddress })
  })
})
