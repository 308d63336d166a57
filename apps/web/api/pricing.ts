import type { Reply, Request } from '@milepost/contract/call'
import {
  generateQuote,
  getNoClaimsScale as getNoClaimsScaleCall,
  getPriceReceipt as getPriceReceiptCall,
  previewQuote as previewQuoteCall,
  rateExistingQuote,
  repriceQuoteWithAddOnsQuote,
  updateNoClaimsProtection,
} from '@milepost/contract/calls/quote'
import type { FieldProblem } from '@milepost/contract/problem'
import type { WhatIfAnswers } from '@milepost/domain/journeys/what-if'
import type { RatedLine } from '@milepost/domain/lines/lines'
import { toParts } from '@milepost/domain/values/local-date'
import { toPounds } from '@milepost/domain/values/pence'
import { journey } from '../brands/current.ts'
import { client, lacksIds, missingIds } from './client.ts'

type GenerateQuote = (typeof generateQuote)[RatedLine]

export type QuoteRequest = Request<GenerateQuote>['body']['quote']
export type Results = Reply<GenerateQuote>['body']

export type PriceQuote =
  | { kind: 'priced'; results: Results }
  /** Answers that the server finds missing or invalid. */
  | { kind: 'incomplete'; errors: readonly FieldProblem[] }
  | { kind: 'refused'; code: string }
  /** Whether there is a price is unknown; asking again is safe. */
  | { kind: 'failed' }

/** Prices these answers by the calls of the journey's line: as a new quote, or as the existing one (D-135, D-136). */
export async function priceQuote(
  quote: QuoteRequest,
  held: { reference: string; outcomeId: string } | undefined,
  isAggregator: boolean,
): Promise<PriceQuote> {
  const { line } = journey.rating
  const reply = held
    ? await client.send(rateExistingQuote[line], {
        body: {
          quote,
          quoteReference: held.reference,
          isAggregator,
          underwritingResponseId: held.outcomeId,
        },
      })
    : await client.send(generateQuote[line], { body: { quote, isAggregator } })
  if (reply.kind === 'answered')
    return lacksIds(reply.body) ? missingIds() : { kind: 'priced', results: reply.body }
  if (reply.kind === 'unreachable') return { kind: 'failed' }
  const { code, errors, status } = reply.problem
  if (code === 'VALIDATION_ERROR') return { kind: 'incomplete', errors }
  // A server error on this quote would occur again; a busy or unreachable server would recover (D-242).
  const hasBroken = status === 500
  return code.startsWith('QUOTE_') || hasBroken ? { kind: 'refused', code } : { kind: 'failed' }
}

type WhatIfRequest = Request<typeof previewQuoteCall>['body']['tries'][number]

export type Preview = Reply<typeof previewQuoteCall>['body']['previews'][number]

export type PreviewQuote =
  | { kind: 'previewed'; previews: readonly Preview[] }
  | { kind: 'refused'; code: string }
  | { kind: 'failed' }
  /** A newer call replaced it. */
  | { kind: 'aborted' }

/** What a quote would cost with other cover, in the order asked. The quote is not changed. */
export async function previewQuote(
  held: { reference: string; outcomeId: string },
  tries: readonly WhatIfAnswers[],
  signal: AbortSignal,
): Promise<PreviewQuote> {
  const body = {
    quoteReference: held.reference,
    underwritingResponseId: held.outcomeId,
    tries: tries.map(whatIfRequest),
  }
  const reply = await client.send(previewQuoteCall, { body }, { signal })
  if (reply.kind === 'answered') return { kind: 'previewed', previews: reply.body.previews }
  if (reply.kind === 'refused') return { kind: 'refused', code: reply.problem.code }
  return { kind: reply.reason === 'aborted' ? 'aborted' : 'failed' }
}

function whatIfRequest({
  levelOfCover,
  voluntaryExcess,
  annualMileage,
  effectiveFrom,
}: WhatIfAnswers): WhatIfRequest {
  return {
    ...(levelOfCover && { levelOfCover }),
    ...(voluntaryExcess !== undefined && { voluntaryExcess: toPounds(voluntaryExcess) }),
    ...(annualMileage !== undefined && { annualMileage }),
    ...(effectiveFrom && {
      effectiveFrom: {
        ...toParts(effectiveFrom.date),
        hour: effectiveFrom.hour,
        minute: effectiveFrom.minute,
      },
    }),
  }
}

export type AddOnsChosen = Request<typeof repriceQuoteWithAddOnsQuote>['body']
export type Protected = Reply<typeof updateNoClaimsProtection>['body']

export type ChangeOffer<Changed> =
  | { kind: 'changed'; changed: Changed }
  | { kind: 'refused'; code: string }
  /** Whether it was changed is unknown. */
  | { kind: 'failed' }

/** The list is the whole choice: an add-on left out is removed (API-14, D-171). */
export async function chooseAddOns(body: AddOnsChosen): Promise<ChangeOffer<Results>> {
  const reply = await client.send(repriceQuoteWithAddOnsQuote, { body })
  if (reply.kind === 'answered')
    return lacksIds(reply.body) ? missingIds() : { kind: 'changed', changed: reply.body }
  return reply.kind === 'refused' ? { kind: 'refused', code: reply.problem.code } : { kind: 'failed' }
}

/** Protection of the no claims discount, on or off (API-16). */
export async function protectNoClaims(
  body: Request<typeof updateNoClaimsProtection>['body'],
): Promise<ChangeOffer<Protected>> {
  const reply = await client.send(updateNoClaimsProtection, { body })
  if (reply.kind === 'answered') return { kind: 'changed', changed: reply.body }
  return reply.kind === 'refused' ? { kind: 'refused', code: reply.problem.code } : { kind: 'failed' }
}

export type Receipt = Reply<typeof getPriceReceiptCall>['body']
export type PriceChange = NonNullable<Receipt['change']>

export type GetPriceReceipt =
  | { kind: 'explained'; receipt: Receipt }
  | { kind: 'failed' }
  | { kind: 'aborted' }

/** Why the quote costs what it costs, and what has changed it since the previous price. */
export async function getPriceReceipt(reference: string, signal: AbortSignal): Promise<GetPriceReceipt> {
  const reply = await client.send(getPriceReceiptCall, { query: { QuoteReference: reference } }, { signal })
  if (reply.kind === 'answered') return { kind: 'explained', receipt: reply.body }
  const isAborted = reply.kind === 'unreachable' && reply.reason === 'aborted'
  return { kind: isAborted ? 'aborted' : 'failed' }
}

export type NoClaimsScale = Reply<typeof getNoClaimsScaleCall>['body']
export type NoClaimsStep = NoClaimsScale['steps'][number]

export type GetNoClaimsScale =
  | { kind: 'scale'; scale: NoClaimsScale }
  | { kind: 'failed' }
  | { kind: 'aborted' }

/** What years of no claims are worth on this quote, and what claims leave of them. */
export async function getNoClaimsScale(reference: string, signal: AbortSignal): Promise<GetNoClaimsScale> {
  const reply = await client.send(getNoClaimsScaleCall, { query: { QuoteReference: reference } }, { signal })
  if (reply.kind === 'answered') return { kind: 'scale', scale: reply.body }
  const isAborted = reply.kind === 'unreachable' && reply.reason === 'aborted'
  return { kind: isAborted ? 'aborted' : 'failed' }
}
