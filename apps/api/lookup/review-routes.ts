import { getReviews } from '@milepost/contract/calls/review/get-reviews'
import { answer, type Route, route } from '../platform/http/route'
import { listReviews } from './list-reviews'
import type { CustomerReviews } from './review-ports'

export type ReviewsPorts = { customerReviews: CustomerReviews }

/** JRN-14, D-256. */
export function reviewsRoutes(ports: ReviewsPorts): readonly Route[] {
  return [
    route(getReviews, async ({ tenancy }) => answer(200, [...(await listReviews(tenancy.tenant, ports))])),
  ]
}
