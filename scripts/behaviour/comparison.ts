import { randomUUID } from 'node:crypto'
import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import { PRODUCT_HEADER, TENANT_HEADER, tenancyOf } from '@milepost/contract/tenancy'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { allJourneys, goodPlate } from '../../e2e/site'
import type { RunningProduct } from './product'
import type { Recording } from './recording/recording'

/** What a comparison site is answered on each journey: a price with its link, or why there is none. */
export async function recordComparison(recording: Recording, { origin }: RunningProduct): Promise<void> {
  for (const journey of allJourneys) {
    const { tenant, product } = tenancyOf(journey)
    const risk = {
      ...aggregatorRiskExample,
      vehicle: { ...aggregatorRiskExample.vehicle, registration: goodPlate(journey) },
      cover: { ...aggregatorRiskExample.cover, start: `${addDays(londonDate(new Date()), 3)}T09:00` },
    }
    const reply = await fetch(`${origin}/api/v1/Aggregator/PriceRisk`, {
      method: 'POST',
      headers: {
        [TENANT_HEADER]: tenant,
        [PRODUCT_HEADER]: product,
        'content-type': 'application/json',
        'x-site-key': 'sandbox-site-key-quotelark',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(risk),
    })
    recording.json(`prices/${journey}/comparison-site.json`, {
      asked: risk,
      status: reply.status,
      answer: await reply.json(),
    })
  }
}
