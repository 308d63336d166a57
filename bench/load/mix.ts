import { randomUUID } from 'node:crypto'
import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import { tenancyOf } from '@milepost/contract/tenancy'
import { type Answer, ask } from '../../apps/api/chaos/testing/asking.ts'
import {
  answersOf,
  headersOf,
  intent,
  newQuote,
  pay,
  readyToPay,
  takeUp,
} from '../../apps/api/chaos/testing/buyer.ts'
import type { CardSandbox } from '../../apps/api/providers/card/testing/card-sandbox.ts'

export type Act = 'quote' | 'comparison batch' | 'retrieval' | 'purchase'

/** Per hundred acts. A purchase is five calls of ours and three of the card provider; a batch is one call with several risks. */
export const mix: Readonly<Record<Act, number>> = {
  quote: 60,
  'comparison batch': 25,
  retrieval: 10,
  purchase: 5,
}

/** How many risks a comparison site sends at once. */
export const RISKS = 5

/** The acts of the mix, repeated and spread evenly, the same in every run. */
export function acts(): () => Act {
  const names = Object.keys(mix).filter((name): name is Act => name in mix)
  const owed = new Map(names.map((name) => [name, 0]))
  return () => {
    for (const name of names) owed.set(name, (owed.get(name) ?? 0) + mix[name])
    const next = names.reduce((most, name) => ((owed.get(name) ?? 0) > (owed.get(most) ?? 0) ? name : most))
    owed.set(next, (owed.get(next) ?? 0) - 100)
    return next
  }
}

export type Place = { origin: string; cardSandbox: CardSandbox; siteKey: string }

/** Customers and sites who use the product, and store the quotes that can be retrieved later. */
export function people({ origin, cardSandbox, siteKey }: Place): (act: Act) => Promise<Answer> {
  const made: string[] = []
  let asked = 0
  const { tenant, product } = tenancyOf('acorn_pc')

  async function quote() {
    const answer = await newQuote(origin)
    if (answer.status === 200) made.push(answer.body.quoteReference)
    return answer
  }

  async function comparison() {
    const risks = Array.from({ length: RISKS }, () => ({
      idempotencyKey: randomUUID(),
      risk: aggregatorRiskExample,
    }))
    const headers = {
      'x-tenant': tenant,
      'x-product': product,
      'content-type': 'application/json',
      'x-site-key': siteKey,
    }
    const answer = await ask(origin, 'POST', '/api/v1/Aggregator/PriceRisks', headers, { risks })
    const each: { status: number }[] = answer.body?.answers ?? []
    return each.every(({ status }) => status === 200) ? answer : { ...answer, status: 500 }
  }

  /** With the five details, from a new browser: the stored quotes in turn. */
  function retrieval() {
    const reference = made[asked++ % made.length]
    if (reference === undefined) return quote()
    const { vehicleDetails, proposerDetails } = answersOf()
    return ask(origin, 'POST', '/api/v1/Quote/QuoteDpaCheckByBody', headersOf(), {
      QuoteReference: reference,
      VehicleRegistration: vehicleDetails.registration,
      Postcode: proposerDetails.address?.postcode,
      Surname: proposerDetails.lastNames,
      DateOfBirth: proposerDetails.dateOfBirth,
    })
  }

  async function purchase() {
    const variant = asked++ % 2 === 0 ? 'intents' : 'drop-in'
    const ready = await readyToPay(origin, undefined, { email: `buyer-${randomUUID()}@example.com` })
    return takeUp(origin, ready, await pay(cardSandbox, await intent(origin, ready, variant), ready, variant))
  }

  const does = { quote, 'comparison batch': comparison, retrieval, purchase }
  return (act) => does[act]()
}
