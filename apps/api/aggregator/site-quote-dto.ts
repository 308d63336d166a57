import type { siteQuote } from '@milepost/contract/entities/site-risk/site-quote'
import { formatInstant } from '@milepost/domain/values/london-time'
import { toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import type { SiteAnswer, SitePrices } from './site-answer'

/** What a comparison site is told, in pounds. */
export function siteQuoteOnTheWire(answer: SiteAnswer): z.output<typeof siteQuote> {
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
    prices: pricesOnTheWire(prices),
    ...(thirtyDay && { thirtyDay: { ...thirtyDay, prices: pricesOnTheWire(thirtyDay.prices) } }),
    excesses: {
      compulsory: toPounds(excesses.compulsory),
      voluntary: toPounds(excesses.voluntary),
      total: toPounds(excesses.total),
    },
    ...(breakdown && {
      breakdown: { price: toPounds(breakdown.price), prices: pricesOnTheWire(breakdown.prices) },
    }),
  }
}

function pricesOnTheWire({ inFull, monthly }: SitePrices) {
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
