import { recordVisitEvents } from '@milepost/contract/calls/visit'
import { knownEvent } from '@milepost/domain/visit/visit-events'
import { answer, type Route, route } from '../platform/http/route.ts'
import { journeyOf } from '../platform/http/tenancy.ts'
import type { Clock } from '../platform/ports.ts'
import type { VisitStore } from './ports.ts'

export type VisitRoutePorts = { visits: Pick<VisitStore, 'addEvents'>; clock: Clock }

/** What browsers report of their visits (DSK-901). */
export function visitRoutes({ visits, clock }: VisitRoutePorts): readonly Route[] {
  return [
    route(recordVisitEvents, async ({ body: { visit, channel, site = '', events }, tenancy }) => {
      if (events.length > 0)
        await visits.addEvents(
          { id: visit, journey: journeyOf(tenancy), channel, site },
          events.map(knownEvent),
          clock(),
        )
      return answer(204, undefined)
    }),
  ]
}
