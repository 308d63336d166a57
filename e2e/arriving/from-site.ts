import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import { PRODUCT_HEADER, TENANT_HEADER, tenancyOf } from '@milepost/contract/tenancy'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { expect } from '@playwright/test'
import { at, plates } from '../site.ts'

type Part = Readonly<Record<string, unknown>>
type Changes = {
  proposer?: Part
  vehicle?: Part
  cover?: Part
  drivers?: readonly Part[]
  breakdownWanted?: boolean
}

/** A visitor who has answered everything but the driver's history, with a car that the sandbox knows. */
const risk = {
  ...aggregatorRiskExample,
  proposer: { ...aggregatorRiskExample.proposer, claims: [], convictions: [] },
  vehicle: { ...aggregatorRiskExample.vehicle, registration: plates.car },
}

/** A car by its description only. */
export const described = {
  registration: undefined,
  described: { make: 'Ford', model: 'Fiesta', year: 2019, fuel: 'Petrol', transmission: 'Manual', doors: 5 },
}

/** What a comparison site with few questions leaves out, so that it is assumed. */
export const saysLittle = { imported: undefined, leftHandDrive: undefined }

/** The link that a comparison site shows with our price, as its server got it from ours. */
export async function linkFromSite(journey: JourneyId, changes: Changes = {}): Promise<string> {
  const { tenant, product } = tenancyOf(journey)
  const reply = await fetch(
    at(journey, '/api/v1/Aggregator/PriceRisk').replace(/\/\/[^:]+:/, '//127.0.0.1:'),
    {
      method: 'POST',
      headers: {
        [TENANT_HEADER]: tenant,
        [PRODUCT_HEADER]: product,
        'content-type': 'application/json',
        'x-site-key': 'sandbox-site-key-quotelark',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        ...risk,
        ...changes,
        proposer: { ...risk.proposer, ...changes.proposer },
        vehicle: { ...risk.vehicle, ...changes.vehicle },
        cover: { ...risk.cover, ...changes.cover, start: `${addDays(londonDate(new Date()), 3)}T09:00` },
      }),
    },
  )
  const { link, errors } = await reply.json()
  expect(errors, 'what the site was told').toBeUndefined()
  return link
}
