import type { Reply, Request } from '@milepost/contract/call'
import { previewQuote as previewQuoteCall } from '@milepost/contract/calls/quote/preview-quote'
import type { TryOut } from '@milepost/domain/journeys/try-out'
import { toParts } from '@milepost/domain/values/local-date'
import { toPounds } from '@milepost/domain/values/pence'
import { client } from './client'

type TrySent = Request<typeof previewQuoteCall>['body']['tries'][number]

export type Preview = Reply<typeof previewQuoteCall>['body']['previews'][number]

export type PreviewQuote =
  | { kind: 'previewed'; previews: readonly Preview[] }
  | { kind: 'refused'; code: string }
  | { kind: 'failed' }
  /** A newer one was asked for. */
  | { kind: 'aborted' }

/** What a quote would cost with other cover, in the order it was asked. The quote stays as it is. */
export async function previewQuote(
  held: { reference: string; outcomeId: string },
  tries: readonly TryOut[],
  signal: AbortSignal,
): Promise<PreviewQuote> {
  const body = {
    quoteReference: held.reference,
    underwritingResponseId: held.outcomeId,
    tries: tries.map(tryToSend),
  }
  const reply = await client.send(previewQuoteCall, { body }, { signal })
  if (reply.kind === 'answered') return { kind: 'previewed', previews: reply.body.previews }
  if (reply.kind === 'refused') return { kind: 'refused', code: reply.problem.code }
  return { kind: reply.reason === 'aborted' ? 'aborted' : 'failed' }
}

function tryToSend({ levelOfCover, voluntaryExcess, annualMileage, effectiveFrom }: TryOut): TrySent {
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
