import type { Request } from '@milepost/contract/call'
import { recordVisitEvents } from '@milepost/contract/calls/visit'
import { client } from './client'

type Visit = Request<typeof recordVisitEvents>['body']
export type VisitEvent = Visit['events'][number]

/** Sent even from a page that is being left. What is lost is lost: nobody waits for it. */
export async function sendVisit(visit: Visit): Promise<void> {
  await client.send(recordVisitEvents, { body: visit }, { keepalive: true })
}
