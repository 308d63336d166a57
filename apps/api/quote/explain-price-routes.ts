import {
  getNoClaimsScale as getNoClaimsScaleCall,
  getPriceReceipt,
  getQuotePremium as getQuotePremiumCall,
  previewQuote as previewQuoteCall,
  type quoteVariation,
} from '@milepost/contract/calls/quote'
import type { priceChange } from '@milepost/contract/shapes/price'
import { fromParts } from '@milepost/domain/values/local-date'
import { fromPounds, toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import { refuse } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { scopeOf } from '../platform/http/tenancy.ts'
import {
  type ExplainPorts,
  explainPrice,
  getNoClaimsScale,
  type PriceChanges,
  type ScalePorts,
} from './explain-price.ts'
import { type PreviewPorts, previewQuote, type Try } from './preview-quote.ts'
import { getQuotePremium, type PremiumPorts } from './quote-premium.ts'
import { quoteRefusal } from './refusals.ts'
import { outcomeDto } from './results-dto.ts'

/** API-22. Open by reference, so declined or referred quotes are answered like unknown ones. */
export function premiumRoutes(ports: PremiumPorts): readonly Route[] {
  return [
    route(getQuotePremiumCall, async ({ query, tenancy }) => {
      const outcome = await getQuotePremium({ ...scopeOf(tenancy), reference: query.QuoteReference }, ports)
      if (outcome.kind === 'closed' && (outcome.reason === 'declined' || outcome.reason === 'referred'))
        return refuse('QUOTE_NOT_FOUND')
      if (outcome.kind !== 'found') return quoteRefusal(outcome, ({ field }) => field)
      const { gross, ipt, fee } = outcome.price
      return answer(200, { premium: toPounds(gross), iptAmount: toPounds(ipt), fees: toPounds(fee) })
    }),
  ]
}

/** A quote as it would be with other cover, for the what-if panel. */
export function previewRoutes(ports: PreviewPorts): readonly Route[] {
  return [
    route(previewQuoteCall, async ({ body, tenancy }, { session }) => {
      const outcome = await previewQuote(
        {
          ...scopeOf(tenancy),
          reference: body.quoteReference,
          session,
          outcomeId: body.underwritingResponseId,
          tries: body.tries.map(tryOf),
        },
        ports,
      )
      if (outcome.kind === 'bad-tries') {
        const errors = outcome.fieldErrors.map(({ at, field, message }) => ({
          field: `body.tries.${at}.${field.split('.').at(-1)}`,
          message,
        }))
        return refuse('VALIDATION_ERROR', { errors })
      }
      if (outcome.kind !== 'previewed') return quoteRefusal(outcome, ({ field }) => field)
      const previews = outcome.previews.map(({ assessment, changes }) => ({
        underwritingOutcome: outcomeDto(assessment.outcome),
        ...(changes && { change: changeDto(changes) }),
      }))
      return answer(200, { previews })
    }),
  ]
}

function tryOf({
  effectiveFrom,
  voluntaryExcess,
  levelOfCover,
  annualMileage,
}: z.output<typeof quoteVariation>): Try {
  const date = effectiveFrom && fromParts(effectiveFrom)
  return {
    ...(levelOfCover && { levelOfCover }),
    ...(voluntaryExcess !== undefined && { voluntaryExcess: fromPounds(voluntaryExcess) }),
    ...(annualMileage !== undefined && { annualMileage }),
    ...(effectiveFrom &&
      date && { effectiveFrom: { date, hour: effectiveFrom.hour, minute: effectiveFrom.minute } }),
  }
}

/** Why a quote costs what it costs. */
export function receiptRoutes(ports: ExplainPorts): readonly Route[] {
  return [
    route(getPriceReceipt, async ({ query, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), reference: query.QuoteReference, session }
      const outcome = await explainPrice(asked, ports)
      if (outcome.kind !== 'explained') return quoteRefusal(outcome, ({ field }) => field)
      const { lines, unmoved, basedOn, total } = outcome.receipt
      return answer(200, {
        lines: lines.map(({ kind, group, title, words, amount }) => ({
          kind,
          group,
          title,
          words,
          amount: toPounds(amount),
        })),
        unmoved,
        ...(basedOn !== undefined && { basedOn }),
        total: toPounds(total),
        ...(outcome.changes && { change: changeDto(outcome.changes) }),
      })
    }),
  ]
}

function changeDto({ before, after, changes }: PriceChanges): z.output<typeof priceChange> {
  return {
    before: toPounds(before),
    after: toPounds(after),
    causes: changes.map(({ title, words, amount }) => ({ title, words, amount: toPounds(amount) })),
  }
}

/** What years of no claims are worth on a quote. */
export function noClaimsScaleRoutes(ports: ScalePorts): readonly Route[] {
  return [
    route(getNoClaimsScaleCall, async ({ query, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), reference: query.QuoteReference, session }
      const outcome = await getNoClaimsScale(asked, ports)
      if (outcome.kind !== 'scale') return quoteRefusal(outcome, ({ field }) => field)
      const { steps, protection } = outcome
      return answer(200, {
        steps: steps.map((step) => ({
          years: step.years,
          averageDiscountPercent: step.averageDiscountPercent,
          yearsAfterClaims: [...step.unprotected],
          yearsAfterClaimsProtected: [...step.protected],
        })),
        ...(protection && {
          protection: {
            annualCost: { amount: toPounds(protection.annualCost) },
            monthlyCost: { amount: toPounds(protection.monthlyCost) },
          },
        }),
      })
    }),
  ]
}
