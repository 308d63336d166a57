import { quoteDpaCheckByBody } from '@milepost/contract/calls/quote/quote-dpa-check'
import type { RetrievalFacts } from '@milepost/domain/returning/facts'
import { client } from './client'
import { type Restoring, restoringFrom } from './restoring'

/** The data-protection check: five facts for a quote (API-23, D-247). They go in the body, which no history or log keeps. */
export async function checkQuote(facts: RetrievalFacts): Promise<Restoring> {
  const body = {
    QuoteReference: facts.quoteReference,
    VehicleRegistration: facts.registration,
    Postcode: facts.postcode,
    Surname: facts.surname,
    DateOfBirth: facts.dateOfBirth,
  }
  return restoringFrom(await client.send(quoteDpaCheckByBody, { body }))
}
