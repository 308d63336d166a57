import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { type Dice, diceOf } from '@milepost/domain/testing/dice'
import { randomAnswers } from '@milepost/domain/testing/random-answers'
import { randomLicenceNumber } from '@milepost/domain/testing/random-texts'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { answersFor, now, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callOf, headersOf } from '../../quote/testing/quote-server.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.time.now = now
})

const monthly = 'TX_FINANCE_PLAN_V2'
const inFull = 'ANNUAL_CARD_IN_FULL'

type Ready = Awaited<ReturnType<PurchaseServer['readyToPay']>>

const codesOf = (ready: Ready): readonly string[] =>
  ready.paymentOptions.map(({ code }: { code: string }) => code)

/** As a caller who saw a monthly price before, or made one up. */
const asIfOffered = (ready: Ready): Ready => ({
  ...ready,
  paymentOptions: [...ready.paymentOptions, { code: monthly, upFrontAmount: { amount: 89.53 } }],
})

describe('a proposer who turns 18 on 10 December 2026 [D-267]', () => {
  const journey = 'mypolicy_telematics'
  const youngFrom = (start: string) => {
    const answers = answersFor(journey, {
      you: { dateOfBirth: localDate('2008-12-10'), licenceObtained: localDate('2025-12-20') },
      cover: { effectiveFrom: { date: localDate(start), hour: 9, minute: 15 } },
    })
    return withLicenceNumber(answers, diceOf(1))
  }
  const readyAt = (time: string, start: string) => {
    server.time.now = new Date(time)
    return server.readyToPay(journey, youngFrom(start))
  }

  it.each([
    ['2026-11-16T09:00:00Z', '2026-12-10'],
    ['2026-12-09T23:59:59Z', '2026-12-10'],
    ['2026-12-09T23:59:59Z', '2026-12-20'],
  ])(
    'who asks at %s for cover from %s is offered the year in full, and refused credit at the intent',
    async (time, start) => {
      const ready = await readyAt(time, start)
      expect(codesOf(ready)).toEqual([inFull])
      const refused = await server.intent(asIfOffered(ready), monthly)
      expect(refused).toMatchObject({ status: 409, body: { code: 'QUOTE_MISMATCH' } })
      expect((await server.intent(ready, inFull)).status).toBe(200)
    },
  )

  it('is offered credit from midnight of the birthday, and is sold it', async () => {
    const ready = await readyAt('2026-12-10T00:00:00Z', '2026-12-10')
    expect(codesOf(ready)).toEqual([monthly, inFull])
    const more = server.purchaseDto(ready, monthly)
    const signed = { ...more.creditDeclarations, acceptedOn: '2026-12-10' }
    const purchase = { ...more, creditDeclarations: signed }
    const paid = await server.confirmed(ready, monthly, undefined, undefined, { purchase })
    expect((await server.takeUp(ready, monthly, paid, purchase)).status).toBe(200)
  })

  it('keeps a quote made at 17, which has credit at the price of the birthday', async () => {
    const before = await readyAt('2026-12-09T23:50:00Z', '2026-12-20')
    expect(codesOf(before)).toEqual([inFull])
    server.time.now = new Date('2026-12-10T00:10:00Z')
    const { status, body } = await rated(journey, youngFrom('2026-12-20'), before)
    expect(status).toBe(200)
    const [option] = body.underwritingOutcome.underwrittenOptions
    expect(option.paymentCollectionOptions.map(({ code }: { code: string }) => code)).toEqual([
      monthly,
      inFull,
    ])
  })
})

const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

/** The quote of these answers, made by a new visitor or priced again. */
async function rated(journey: JourneyId, answers: Answers, before?: Ready) {
  server.vehicle.at = answers.vehicleDetails.vehicleInfo
  const quote = toQuoteDto(answers, marketing, journeys[journey])
  return before === undefined
    ? server.send('POST', `/api/v1/Quote/Generate${callOf(journey)}Quote`, headersOf(journey), { quote })
    : server.send('PUT', `/api/v1/Quote/RateExisting${callOf(journey)}Quote`, before.headers, {
        quote,
        quoteReference: before.reference,
      })
}

describe('a driver who has had a badge for less than a year [D-294]', () => {
  const newcomers = (['acorn_taxi', 'flag_taxi'] as const).map((journey) => {
    const { answers } = peopleByJourney[journey]
    const proposerDetails = { ...answers.proposerDetails, badgePassedDate: localDate('2026-06-01') }
    return { journey, answers: { ...answers, proposerDetails } }
  })

  it.each(newcomers)(
    'of $journey is offered the year in full or 30 days, and refused a year on credit',
    async ({ journey, answers }) => {
      const { body } = await rated(journey, answers)
      expect(body.thirtyDayQuoteDetails).toMatchObject({ showOnly30DayQuote: true })
      expect(body.affordabilityCheck).toBe(false)
      expect(JSON.stringify(body)).not.toContain(monthly)
      const ready = await server.readyToPay(journey, answers)
      expect(codesOf(ready)).toEqual([inFull])
      const tried = await server.send('POST', '/api/v1/Quote/PreviewQuote', ready.headers, {
        quoteReference: ready.reference,
        underwritingResponseId: ready.outcomeId,
        tries: [{ voluntaryExcess: 500 }],
      })
      expect(tried.status).toBe(200)
      expect(tried.text).not.toContain(monthly)
      const refused = await server.intent(asIfOffered(ready), monthly)
      expect(refused).toMatchObject({ status: 409, body: { code: 'QUOTE_MISMATCH' } })
      expect((await server.intent(ready, inFull)).status).toBe(200)
    },
  )
})

/** A proposer whose licence number fits their birth. */
function withLicenceNumber(answers: Answers, dice: Dice): Answers {
  const { proposerDetails } = answers
  const licenceNumber = randomLicenceNumber(dice, proposerDetails)
  return { ...answers, proposerDetails: { ...proposerDetails, licenceNumber } }
}

/** A customer of the journey with what decides about credit at random: the birth, the badge and the start. */
function someone(journey: JourneyId, dice: Dice): Answers {
  const { answers } = peopleByJourney[journey]
  const ages = dice.isOneIn(2) ? dice.whole(17 * 365 + 4, 18 * 365 + 60) : dice.whole(7000, 25_000)
  const born = dice.isOneIn(3) ? addDays(today, -ages) : answers.proposerDetails.dateOfBirth
  const date = addDays(today, dice.whole(1, 30))
  const proposerDetails = {
    ...answers.proposerDetails,
    ...(born && { dateOfBirth: born }),
    ...(answers.proposerDetails.badgePassedDate && { badgePassedDate: addDays(today, -dice.whole(1, 900)) }),
  }
  const coverDetails = { ...answers.coverDetails, effectiveFrom: { date, hour: 9, minute: 15 } }
  const changed = { ...answers, proposerDetails, coverDetails }
  return proposerDetails.licenceNumber === undefined ? changed : withLicenceNumber(changed, dice)
}

const today = londonDate(now)

describe('every price shown to random customers can be bought by them [D-267] [D-294]', () => {
  for (const journey of journeyIds)
    it(`on ${journey}`, { timeout: 300_000 }, async () => {
      const here = { terms: journeys[journey], now, today, definition: journeyDefinition }
      let offered = 0
      for (let seed = 0; seed < 40 && offered < 6; seed += 1) {
        const answers = seed % 4 === 0 ? randomAnswers(seed, here) : someone(journey, diceOf(seed))
        const { status, body } = await rated(journey, answers)
        if (status !== 200 || body.underwritingOutcome.underwrittenOptions.length === 0) continue
        const [option] = body.underwritingOutcome.underwrittenOptions
        for (const { code } of option.paymentCollectionOptions) {
          const ready = await server.readyToPay(journey, answers)
          expect(codesOf(ready)).toContain(code)
          const made = await server.intent(ready, code)
          expect(made.status, `${journey} ${seed} ${code}: ${made.text}`).toBe(200)
        }
        offered += 1
      }
      expect(offered).toBe(6)
    })
})
