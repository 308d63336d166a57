import { getReviews } from '@milepost/contract/calls/review/get-reviews'
import { listReviews } from '../actions/list-reviews'
import type { CustomerReviews } from '../ports/customer-reviews'
import { answer, type Route, route } from './route'

export type ReviewsPorts = { customerReviews: CustomerReviews }

/** JRN-14, D-256. */
export function reviewsRoutes(ports: ReviewsPorts): readonly Route[] {
  return [
    route(getReviews, async ({ tenancy }) => answer(200, [...(await listReviews(tenancy.tenant, ports))])),
  ]
}
