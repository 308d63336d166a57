import { createHash, randomBytes } from 'node:crypto'
import type { Answers } from '@milepost/domain/questions/answers'
import { aDriver, aProposer } from '@milepost/domain/questions/people/testing'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { quoteReference } from '@milepost/domain/quote/quote-reference'
import { fromPounds } from '@milepost/domain/values/pence'
import { assess } from '@milepost/pricing/outcome'
import type { Risk } from '@milepost/pricing/risk/risk'
import * as people from '@milepost/pricing/testing/people'
import { ratesOf } from '@milepost/pricing/testing/rates'
import type { Grant, NewQuote, NextVersion, PricedVersion } from '../ports.ts'

export const morning = new Date('2026-11-16T09:00:00.123Z')
export const noon = new Date('2026-11-16T12:00:00Z')
export const evening = new Date('2026-11-16T18:00:00Z')

export const hashOf = (session: string): Uint8Array => createHash('sha256').update(session).digest()

/** Valid until the evening. */
export const grantOf = (session: string): Grant => ({
  sessionHash: hashOf(session),
  until: evening,
  madeAt: morning,
  how: 'made',
})

const answers: Answers = {
  vehicleDetails: { registration: 'AA19 AAA', vehicleInfo: aCar, value: fromPounds(9_500) },
  proposerDetails: { ...aProposer, lastNames: "O'Neill-Siân \\ {}", motoringClaims: [] },
  coverDetails: { levelOfCover: 'COMP', voluntaryExcess: fromPounds(250) },
  additionalDrivers: [aDriver],
  additionalQuestions: {},
}

/** A price by the rates we ship, with everything that a version holds. */
export function aVersion(
  risk: Risk = people.aRisk({ drivers: [people.aDriver({ claims: [people.aClaim()] }), people.aDriver()] }),
  changed: Partial<PricedVersion> = {},
): Omit<PricedVersion, 'version'> {
  const outcomeId = randomBytes(16).toString('base64url')
  const choices = { addOns: ['KEYCARE'] } as const
  return {
    outcomeId,
    answers,
    marketing: { emailOptIn: true, phoneOptIn: false, smsOptIn: true },
    risk,
    choices,
    assessment: assess(risk, ratesOf(risk.line), outcomeId, choices),
    cause: 'first-price',
    pricedAt: morning,
    ...changed,
  }
}

/** A quote with a new reference each time. */
export function aQuote(changed: Partial<NewQuote> = {}): NewQuote {
  const tenant = changed.tenant ?? 'A'
  return {
    tenant,
    reference: quoteReference(tenant, randomBytes(10)),
    journey: 'acorn_pc',
    term: 'annual',
    channel: 'direct',
    status: 'priced',
    pairedReference: undefined,
    createdAt: morning,
    expiresAt: new Date('2026-12-16T09:00:00.123Z'),
    first: aVersion(),
    ...changed,
  }
}

/** An annual quote and its paired thirty-day quote (DAT-22). */
export function aPair(): readonly [NewQuote, NewQuote] {
  const yearly = aQuote({ journey: 'acorn_taxi', first: aVersion(people.aTaxiRisk()) })
  const short = aQuote({
    journey: 'acorn_taxi',
    term: 'thirty-day',
    first: aVersion(people.aTaxiRisk({ cover: { term: 'thirty-day' } })),
    pairedReference: yearly.reference,
  })
  return [{ ...yearly, pairedReference: short.reference }, short]
}

export function aNextVersion(quote: NewQuote, changed: Partial<NextVersion> = {}): NextVersion {
  const { tenant, reference } = quote
  const next = aVersion(quote.first.risk, { cause: 'answers', pricedAt: noon })
  return { tenant, reference, after: 1, status: 'priced', next, ...changed }
}
