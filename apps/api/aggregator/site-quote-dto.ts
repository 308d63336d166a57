import type { pricedRisk } from '@milepost/contract/shapes/aggregator'
import { formatInstant } from '@milepost/domain/values/london-time'
import { toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import { providerProblem, type Refusal, refuse } from '../platform/http/problem.ts'
import type { SitePriced } from './price-site-risk.ts'
import type { SiteAnswer, SitePrices } from './site-answer.ts'

/** The reply to a comparison site, in pounds. */
export function siteQuoteDto(answer: SiteAnswer): z.output<typeof pricedRisk> {
  const { outcome, quoteReference, expires, isIndication, offer, assumed, link } = answer
  return {
    outcome,
    quoteReference,
    expires: formatInstant(new Date(expires)),
    ...(isIndication && { indication: true }),
    ...(offer && offered(offer)),
    assumed: [...assumed],
    ...(link !== undefined && { link }),
  }
}

function offered({ prices, thirtyDay, excesses, breakdown }: NonNullable<SiteAnswer['offer']>) {
  return {
    prices: pricesDto(prices),
    ...(thirtyDay && { thirtyDay: { ...thirtyDay, prices: pricesDto(thirtyDay.prices) } }),
    excesses: {
      compulsory: toPounds(excesses.compulsory),
      voluntary: toPounds(excesses.voluntary),
      total: toPounds(excesses.total),
    },
    ...(breakdown && {
      breakdown: { price: toPounds(breakdown.price), prices: pricesDto(breakdown.prices) },
    }),
  }
}

function pricesDto({ inFull, monthly }: SitePrices) {
  return {
    ...(inFull !== undefined && { inFull: toPounds(inFull) }),
    ...(monthly && {
      monthly: {
        deposit: toPounds(monthly.deposit),
        instalments: monthly.instalments,
        firstInstalment: toPounds(monthly.firstInstalment),
        instalment: toPounds(monthly.instalment),
        totalPayable: toPounds(monthly.totalPayable),
        apr: monthly.apr,
      },
    }),
  }
}

/** For a call without a valid key. A missing, a wrong and a revoked key get the same message. */
export function refuseSite(): Refusal {
  const refusal = refuse('FORBIDDEN')
  return { ...refusal, problem: { ...refusal.problem, message: 'Send the key of your site in x-site-key.' } }
}

/** Why a risk has no price. `place` is where the risk is in the request. */
export function siteRefusal(why: Exclude<SitePriced, { kind: 'answered' }>, place: string): Refusal {
  switch (why.kind) {
    case 'conflict': {
      const refusal = refuse('CONFLICT')
      return {
        ...refusal,
        problem: { ...refusal.problem, message: 'This idempotency key was used for another risk.' },
      }
    }
    case 'unreadable':
      return refuse('VALIDATION_ERROR', {
        errors: why.problems.map(({ field, message }) => ({ field: `${place}.${field}`, message })),
      })
    case 'failed':
      return providerProblem('vehicle look-up', why)
  }
}
