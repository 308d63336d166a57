import { quoteDpaCheckByBody } from '@milepost/contract/calls/quote/quote-dpa-check'
import type { RetrievalFacts } from '@milepost/domain/returning/facts'
import { client } from './client'
import { type Restoring, restoringFrom } from './restoring'

/** The quote is one of another of the brand's sites, and opens there by this address. */
export type Elsewhere = { kind: 'elsewhere'; address: string }

/** The data-protection check: five facts for a quote (API-23, D-247). They go in the body, which no history or log keeps. */
export async function checkQuote(facts: RetrievalFacts): Promise<Restoring | Elsewhere> {
  const body = {
    QuoteReference: facts.quoteReference,
    VehicleRegistration: facts.registration,
    Postcode: facts.postcode,
    Surname: facts.surname,
    DateOfBirth: facts.dateOfBirth,
  }
  const reply = await client.send(quoteDpaCheckByBody, { body })
  if (reply.kind === 'answered' && reply.status === 202)
    return { kind: 'elsewhere', address: reply.body.address }
  return restoringFrom(reply)
}
