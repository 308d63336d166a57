import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { localDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purchasedPolicy } from '../purchase/take-up/get-purchase.ts'
import { CONTACT_CALL, contactForm } from '../purchase/testing/contact-form.ts'
import { callOf, headersOf } from '../quote/testing/quote-server.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
  server.work({ renewalAddress: async () => undefined })
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
const BREAKDOWN = 'Breakdown cover: roadside, recovery and home call in the UK'

/** A year with breakdown cover for a car of 14 years, which is 15 when the policy renews. */
async function buyYearWithBreakdown(email: string) {
  const journey = 'acorn_pc'
  const { answers: usual } = peopleByJourney[journey]
  const { vehicleInfo } = usual.vehicleDetails
  if (!vehicleInfo) throw new Error('A car that was looked up')
  const old = { ...vehicleInfo, year: 2012, registrationDate: localDate('2012-06-01') }
  const answers = { ...usual, vehicleDetails: { ...usual.vehicleDetails, vehicleInfo: old } }
  server.vehicle.at = old
  const quote = toQuoteDto(answers, marketing, journeys[journey])
  const url = `/api/v1/Quote/Generate${callOf(journey)}Quote`
  const made = await server.send('POST', url, headersOf(journey), { quote })
  if (made.status !== 200) throw new Error(made.text)
  const headers = headersOf(journey, made.cookie)
  const reference = String(made.body.quoteReference)
  const [first] = made.body.underwritingOutcome.underwrittenOptions
  const chosen = first.underwrittenAddOns.find(
    ({ addOnCode }: { addOnCode: string }) => addOnCode === 'PC_BREAKDOWN_NATIONAL',
  )
  const form = {
    ...contactForm(reference, email),
    selectedAddOns: [{ underwrittenDataPointId: chosen.underwrittenDataPointId, code: chosen.addOnCode }],
  }
  const saved = await server.send('PUT', CONTACT_CALL, headers, form)
  if (saved.status !== 200) throw new Error(saved.text)
  const [option] = saved.body.underwritingOutcome.underwrittenOptions
  const ready = {
    reference,
    headers,
    journey,
    outcomeId: String(saved.body.underwritingOutcomeResponseId),
    optionId: String(saved.body.optionId),
    start: String(answers.coverDetails.effectiveFrom?.date),
    holder: `${answers.proposerDetails.firstName} ${answers.proposerDetails.lastNames}`,
    paymentOptions: option.paymentCollectionOptions,
  } as const
  return server.buy(ready, 'ANNUAL_CARD_IN_FULL', { more: {} })
}

async function runAt(time: string) {
  server.at(time)
  await server.run()
  await server.capture()
}

async function renewedPolicy() {
  await server.run()
  const [{ tenant, policy_number: policyNumber } = { tenant: 'A' as const, policy_number: null }] =
    await server.rows()
  const policy = policyNumber && (await server.ports.policies.findPolicy({ tenant, policyNumber }))
  if (!policy) throw new Error('Not renewed')
  return policy
}

describe('an extra that ends because the vehicle has aged', () => {
  it('is named in the invitation, the second notice and the policy’s email, and left out of the comparison [AON-10]', async () => {
    const email = 'breakdown@example.com'
    const { policy } = await buyYearWithBreakdown(email)
    await runAt('2027-10-23T12:00:00Z')
    const invitation = server.emails.at(-1)?.text ?? ''
    expect(invitation).toContain(`Last year you paid: ${formatPence(policy.dueNow)}`)
    expect(invitation).toContain(`- ${BREAKDOWN}`)
    expect(invitation).toContain('for a vehicle of this age')
    expect(invitation).toContain("Without it, last year's price in full was")
    expect(invitation).not.toContain('same cover')
    await runAt('2027-11-12T12:00:00Z')
    const notice = server.emails.at(-1)
    expect(notice?.about).toContain('renewal-notice')
    expect(notice?.text).toContain(`- ${BREAKDOWN}`)
    expect(notice?.text).toContain('Until now, without what ends')
    await runAt('2027-11-18T12:00:00Z')
    const next = await renewedPolicy()
    expect((await purchasedPolicy(next, server.ports)).previous?.endedExtras).toEqual([BREAKDOWN])
    await server.jobsDone(next)
    const sent = (await server.emailsTo(email)).filter((each) => each.includes(next.policyNumber)).join()
    expect(sent).toContain('Your renewed Acorn policy')
    expect(sent).toContain('What your new policy no longer includes')
    expect(sent).not.toMatch(/Welcome to Acorn/)
  })
})

describe('a renewed policy', () => {
  it('asks for no proof that was asked for before, nor for a year earned here [D-215]', async () => {
    const ready = await server.readyToPay('acorn_pc', undefined, 'again@example.com')
    const { policy } = await server.buy(ready, 'ANNUAL_CARD_IN_FULL', { more: {} })
    expect((await purchasedPolicy(policy, server.ports)).proofs).not.toEqual([])
    await runAt('2027-10-23T12:00:00Z')
    expect(server.emails.at(-1)?.text).toContain(
      "It includes one more year of no claims discount, because we don't know of any claim.",
    )
    await runAt('2027-11-12T12:00:00Z')
    await runAt('2027-11-18T12:00:00Z')
    const renewed = await purchasedPolicy(await renewedPolicy(), server.ports)
    expect(renewed.version.answers.coverDetails.yearsOfNoClaimsDiscount).toBe('1')
    expect(renewed.previous?.kind).toBe('renewal')
    expect(renewed.proofs).toEqual([])
  })

  it('of thirty days asks a taxi driver for nothing again [D-215]', async () => {
    const { policy } = await server.subscribe()
    expect((await purchasedPolicy(policy, server.ports)).proofs.map(({ code }) => code)).toContain(
      'taxi-licences',
    )
    await runAt('2026-12-12T12:00:00Z')
    expect(server.emails.at(-1)?.text).toContain('What your next policy covers')
    await runAt('2026-12-18T12:00:00Z')
    expect((await purchasedPolicy(await renewedPolicy(), server.ports)).proofs).toEqual([])
  })
})
