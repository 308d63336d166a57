import { previewQuote as previewQuoteCall, type quoteTry } from '@milepost/contract/calls/quote/preview-quote'
import { fromParts } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import { refuse } from '../platform/http/problem'
import { answer, type Route, route } from '../platform/http/route'
import { scopeOf } from '../platform/http/tenancy'
import { outcomeOnTheWire } from './outcome-dto'
import { type PreviewPorts, previewQuote, type Try } from './preview-quote'
import { changeOnTheWire } from './receipt-routes'
import { quoteRefusal } from './refusals'

/** A quote as it would be, for whoever moves its cover about on the page. */
export function previewRoutes(ports: PreviewPorts): readonly Route[] {
  return [
    route(
      previewQuoteCall,
      async ({ body, tenancy }, { session }) => {
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
          const errors = outcome.wrong.map(({ at, field, message }) => ({
            field: `body.tries.${at}.${field.split('.').at(-1)}`,
            message,
          }))
          return refuse('VALIDATION_ERROR', { errors })
        }
        if (outcome.kind !== 'previewed') return quoteRefusal(outcome, ({ field }) => field)
        const previews = outcome.previews.map(({ assessment, changes }) => ({
          underwritingOutcome: outcomeOnTheWire(assessment.outcome),
          ...(changes && { change: changeOnTheWire(changes) }),
        }))
        return answer(200, { previews })
      },
      { limit: 'preview' },
    ),
  ]
}

function tryOf({
  effectiveFrom,
  voluntaryExcess,
  levelOfCover,
  annualMileage,
}: z.output<typeof quoteTry>): Try {
  const date = effectiveFrom && fromParts(effectiveFrom)
  return {
    ...(levelOfCover && { levelOfCover }),
    ...(voluntaryExcess !== undefined && { voluntaryExcess: fromPounds(voluntaryExcess) }),
    ...(annualMileage !== undefined && { annualMileage }),
    ...(effectiveFrom &&
      date && { effectiveFrom: { date, hour: effectiveFrom.hour, minute: effectiveFrom.minute } }),
  }
}
