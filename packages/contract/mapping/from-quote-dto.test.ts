import { journeys } from '@milepost/domain/journeys/journeys'
import { blankAddress } from '@milepost/domain/values/address'
import { unsetDate } from '@milepost/domain/values/stored-date'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type QuoteReply, quote, quoteInput } from '../shapes/quote'
import { quoteExample } from '../testing/quote-example'
import { fromQuoteDto } from './quote-mapping'

const { acorn_pc: car, flag_taxi: taxi } = journeys
const sent = z.parse(quoteInput, quoteExample)
const replyWith = (partly: unknown): QuoteReply => z.parse(quote, partly)

describe('a quote that was sent', () => {
  it('is answers again: the yes and no that lead to codes and lists [DAT-02] [DAT-03] [DAT-07]', () => {
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

  it('has amounts in pence and moments as dates [DAT-03] [DAT-04] [DAT-08] [DAT-09] [DAT-10]', () => {
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

  it.each(['COMP', 'TPFT', 'TPO'] as const)('keeps the level of cover %s [DAT-05]', (levelOfCover) => {
    const coverDetails = { ...sent.coverDetails, levelOfCover }
    expect(fromQuoteDto({ ...sent, coverDetails }, car).coverDetails.levelOfCover).toBe(levelOfCover)
  })

  it('has had its ticks, which are not sent', () => {
    const { coverDetails, additionalDrivers } = fromQuoteDto(sent, car)
    expect([coverDetails.hasAgreedDisclaimer, additionalDrivers[0]?.hasConsented]).toEqual([true, true])
  })

  it('does not believe what the caller says of the vehicle', () => {
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

  it('keeps what no screen asks, and answers nobody knows [DAT-02] [DAT-03] [DAT-04] [DAT-06]', () => {
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

  it('takes who licenses a taxi and where it works from either place, the proposer first [DAT-02]', () => {
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

describe('what was not sent', () => {
  it('stays open, to be asked', () => {
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

  it('includes every date that is the placeholder', () => {
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

describe('a quote that comes back', () => {
  const person = {
    title: '3',
    lastNames: 'Sutton 2nd9',
    employmentType: 'S',
    occupation: 'D34',
    industry: '703',
  }
  const back = replyWith({ proposerDetails: person, additionalDrivers: [{ isMainDriver: true }, {}] })

  it('has the ticks of our own store, and none from a comparison site', () => {
    const ticks = (origin: 'stored-quote' | 'comparison-site') => {
      const { coverDetails, additionalDrivers } = fromQuoteDto(back, car, origin)
      return [coverDetails.hasAgreedDisclaimer, additionalDrivers[0]?.hasConsented]
    }
    expect(ticks('stored-quote')).toEqual([true, true])
    expect(ticks('comparison-site')).toEqual([undefined, undefined])
  })

  it('knows a full-time taxi driver by the trio, on the taxi lines, unless it says otherwise [AGG-08]', () => {
    const isFullTimeTaxi = (quoted: QuoteReply, terms = taxi) =>
      fromQuoteDto(quoted, terms, 'comparison-site').proposerDetails.isFullTimeTaxi
    expect(isFullTimeTaxi(back)).toBe(true)
    expect(isFullTimeTaxi(back, car)).toBeUndefined()
    expect(isFullTimeTaxi(replyWith({ proposerDetails: { ...person, isFullTimeTaxi: false } }))).toBe(false)
  })

  it('has a surname without digits, a title with its noughts and one main driver [AGG-05]', () => {
    const { proposerDetails, additionalDrivers } = fromQuoteDto(back, taxi, 'comparison-site')
    expect(proposerDetails).toMatchObject({ title: '003', lastNames: 'Sutton nd', isMainDriver: false })
    expect(additionalDrivers.map(({ isMainDriver }) => isMainDriver)).toEqual([true, false])
  })

  it('keeps the home address a comparison site gave beside the one it put in its place', () => {
    const address = { ...blankAddress, line1: '1 High Street', postcode: 'LS1 1AA' }
    const { proposerDetails } = fromQuoteDto(
      replyWith({ proposerDetails: { correspondenceAddress: address } }),
      car,
    )
    expect(proposerDetails.correspondenceAddress).toEqual(address)
  })
})
