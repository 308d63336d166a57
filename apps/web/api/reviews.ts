import type { Reply } from '@milepost/contract/call'
import { getReviews as getReviewsCall } from '@milepost/contract/calls/lookup'
import { client } from './client.ts'

type Reviews = Reply<typeof getReviewsCall>['body']

let asked: Promise<Reviews> | undefined

/** Customer reviews of the brand, fetched once per visit. Empty if they are not available (JRN-14, D-256). */
export function getReviews(): Promise<Reviews> {
  asked ??= client.send(getReviewsCall, {}).then((reply) => (reply.kind === 'answered' ? reply.body : []))
  return asked
}
