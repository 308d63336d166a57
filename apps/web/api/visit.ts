import type { Request } from '@milepost/contract/call'
import { recordVisitEvents } from '@milepost/contract/calls/visit'
import { client } from './client.ts'

type Visit = Request<typeof recordVisitEvents>['body']
export type VisitEvent = Visit['events'][number]

/** Sent even from a page that is being left. Nothing waits for it, and lost data is not sent again. */
export async function sendVisit(visit: Visit): Promise<void> {
  await client.send(recordVisitEvents, { body: visit }, { keepalive: true })
}
