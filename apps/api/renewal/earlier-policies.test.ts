import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeysOfRun } from '@milepost/documents/testing/journeys-of-run'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { instantOf, londonDate } from '@milepost/domain/values/london-time'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { releasedAnswers } from '@milepost/pricing/testing/releases'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeAsEarlier } from '../purchase/testing/sold-earlier.ts'
import { callOf, headersOf } from '../quote/testing/quote-server.ts'
import { emailReader, renewalTokenIn } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

/** A year from 20 November 2026. */
const INVITED = '2027-10-22T12:00:00Z'
const NOTICE = '2027-11-12T12:00:00Z'
const ASKED_AGAIN = '2027-11-16T12:00:00Z'
const CHARGED = '2027-11-18T08:00:00Z'
const OVER = '2027-11-20T12:00:00Z'
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
const whole = peopleByJourney.acorn_pc.answers

function without(name: 'isLeftHandDrive' | 'annualMileage'): Answers {
  const { [name]: _gone, ...vehicleDetails } = whole.vehicleDetails
  return { ...whole, vehicleDetails }
}

/** An annual policy bought before a question was introduced. */
async function soldBefore(name: 'isLeftHandDrive' | 'annualMileage', more: object = {}) {
  const purchase = await server.buy(await server.readyToPay('acorn_pc'), 'ANNUAL_CARD_IN_FULL', { more })
  await storeAsEarlier(server.db, purchase.policy, { answers: without(name) })
  return purchase
}

async function runAt(time: string) {
  server.at(time)
  await Promise.all([server.run(), server.run()])
}

/** The customer opens the email and enters the answer on its step. */
async function answer(text: string | undefined) {
  const { headers, reference, body } = await emailReader(server, 'acorn_pc', whole).openQuote(text)
  const { coverDetails } = whole
  const answered = {
    ...whole,
    coverDetails: {
      ...coverDetails,
      yearsOfNoClaimsDiscount: '1',
      protectNoClaimsDiscount: false,
      effectiveFrom: { date: localDate('2027-11-20'), hour: 0, minute: 0 },
    },
  } as const
  const url = `/api/v1/Quote/RateExisting${callOf('acorn_pc')}Quote`
  const quote = toQuoteDto(answered, marketing, journeys.acorn_pc)
  const rated = await server.send('PUT', url, headers, { quote, quoteReference: reference })
  return { rated, body, headers, reference }
}

describe('a policy sold before a question that assumes an answer', () => {
  it('renews automatically, and its customer is shown the assumed answer for confirmation [D-266]', async () => {
    await soldBefore('isLeftHandDrive')
    await runAt(INVITED)
    expect(server.templates()).toEqual(['renewal-invitation'])
    const text = server.emails[0]?.text ?? ''
    expect(text).toContain('Please check this answer')
    expect(text).toMatch(/left-hand drive\??: No/i)
    const { body } = await emailReader(server, 'acorn_pc', whole).openQuote(text)
    expect(body.provenance).toEqual({ 'vehicleDetails.isLeftHandDrive': 'assumed' })
    await runAt(NOTICE)
    expect(server.emails[1]?.text).toContain('Please check this answer')
    await runAt(CHARGED)
    expect(await server.rows()).toMatchObject([{ state: 'renewed' }])
    const [, next] = await server.policies()
    const version = next && (await server.ports.quotes.findVersion(next, next.quote_version))
    expect(version?.answers.vehicleDetails.isLeftHandDrive).toBe(false)
  })

  it('no longer asks for confirmation once its customer has changed the answer [D-266]', async () => {
    await soldBefore('isLeftHandDrive')
    await runAt(INVITED)
    const reader = emailReader(server, 'acorn_pc', whole)
    const { headers, reference } = await reader.openQuote(server.emails[0]?.text)
    const changed = {
      ...whole,
      vehicleDetails: { ...whole.vehicleDetails, isLeftHandDrive: true },
      coverDetails: {
        ...whole.coverDetails,
        effectiveFrom: { date: localDate('2027-11-20'), hour: 0, minute: 0 },
      },
    }
    const rated = await server.send('PUT', `/api/v1/Quote/RateExisting${callOf('acorn_pc')}Quote`, headers, {
      quote: toQuoteDto(changed, marketing, journeys.acorn_pc),
      quoteReference: reference,
    })
    expect(rated.status).toBe(200)
    expect((await reader.openQuote(server.emails[0]?.text)).body.provenance).toBeUndefined()
    await runAt(NOTICE)
    expect(server.emails[1]?.text).not.toContain('Please check this answer')
  })
})

describe('a policy sold before a question that is asked before renewing', () => {
  it('asks its customer, emails the price once they have answered, and then renews automatically [D-266]', async () => {
    await soldBefore('annualMileage')
    await runAt(INVITED)
    expect(server.templates()).toEqual(['renewal-asked'])
    expect(server.emails[0]?.text).toMatch(/We need an answer before we can renew your policy/)
    expect(server.emails[0]?.text).toMatch(/mile/)
    expect(await server.rows()).toMatchObject([{ state: 'due', because: null }])
    // On the next run nothing is sent twice.
    await runAt('2027-10-25T12:00:00Z')
    expect(server.emails).toHaveLength(1)

    server.at('2027-10-26T12:00:00Z')
    const { rated } = await answer(server.emails[0]?.text)
    expect(rated.status).toBe(200)
    await runAt('2027-10-26T13:00:00Z')
    expect(server.templates()).toEqual(['renewal-asked', 'renewal-invitation'])
    const [option] = rated.body.underwritingOutcome.underwrittenOptions
    const paymentOption = option.paymentCollectionOptions.find(
      ({ code }: { code: string }) => code === 'ANNUAL_CARD_IN_FULL',
    )
    const price = fromPounds(String(paymentOption.totalAmountPayable.amount))
    expect(server.emails[1]?.text).toContain(`This year, in full: ${formatPence(price)}`)
    await runAt(NOTICE)
    await runAt(CHARGED)
    expect(await server.rows()).toMatchObject([{ state: 'renewed' }])
    const [, next] = await server.policies()
    expect(Number(next?.due_now_pence)).toBe(price)
  })

  it('cannot be bought by its customer before they have answered [D-266]', async () => {
    await soldBefore('annualMileage', { automaticRenewal: false })
    await runAt(INVITED)
    const reader = emailReader(server, 'acorn_pc', whole)
    await expect(reader.readyToPay(server.emails[0]?.text, '2027-11-20')).rejects.toThrow(/annualMileage/)
  })

  it('asks again near the end, is never charged without an answer, and emails plainly when cover has ended [D-266]', async () => {
    await soldBefore('annualMileage')
    await runAt(INVITED)
    await runAt(NOTICE)
    await runAt(ASKED_AGAIN)
    expect(server.templates()).toEqual(['renewal-asked', 'renewal-asked-again'])
    await runAt(CHARGED)
    expect(await server.policies()).toHaveLength(1)
    expect(await server.rows()).toMatchObject([{ state: 'due', tries: 0 }])
    await runAt(OVER)
    expect(server.templates()).toEqual(['renewal-asked', 'renewal-asked-again', 'renewal-lapsed'])
    expect(server.emails[2]?.text).toContain("We didn't receive the answers we needed to renew it")
  })

  it('renews even when the answer comes on the last day [D-266]', async () => {
    await soldBefore('annualMileage')
    await runAt(INVITED)
    server.at('2027-11-19T15:00:00Z')
    await answer(server.emails[0]?.text)
    await runAt('2027-11-19T16:00:00Z')
    expect(await server.rows()).toMatchObject([{ state: 'renewed' }])
  })

  it('shows on the page of the renewal that an answer is needed, and no next payment [D-266]', async () => {
    await soldBefore('annualMileage')
    await runAt(INVITED)
    const token = renewalTokenIn(server.emails[0]?.text)
    const call = '/api/v1/Policy/GetSubscription'
    const { body } = await server.send('POST', call, headersOf('acorn_pc'), { token })
    expect(body).toMatchObject({ status: 'NEEDS_ANSWERS' })
    expect(body.nextPayment).toBeUndefined()
  })
})

describe('the policies of every earlier release', () => {
  it.each(releasedAnswers().filter(({ journey }) => journeysOfRun.includes(journey)))(
    '$release, $journey: get an email about what follows, and are not stopped as not offered [D-266]',
    async ({ journey, answers, risk }) => {
      const ready = await server.readyToPay(journey)
      const { code } = ready.paymentOptions.find(({ code }: { code: string }) => /CARD/.test(code)) ?? {}
      const { policy } = await server.buy(ready, code, { more: { automaticRenewal: false, saveCard: false } })
      await storeAsEarlier(server.db, policy, { answers, risk })
      server.time.now = instantOf({ date: addDays(londonDate(policy.coverEnd), -5), hour: 12, minute: 0 })
      await server.run()
      const [row] = await server.rows()
      expect(row?.because).not.toBe('not-offered')
      expect(server.emails).toHaveLength(1)
    },
  )
})
