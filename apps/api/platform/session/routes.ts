import { endSession as endSessionCall, keepSession } from '@milepost/contract/calls/session'
import { answer, type Route, route } from '../http/route.ts'
import { endSession, type SessionPorts } from './end-session.ts'

/** A page reports that its session is in use, or has ended (END-11). */
export function sessionRoutes(ports: SessionPorts): readonly Route[] {
  return [
    // The call itself counts as use.
    route(keepSession, async () => answer(204, undefined)),
    route(
      endSessionCall,
      async ({ body: { because, quoteReference: reference }, tenancy: { tenant } }, { session }) => {
        await endSession({ tenant, session, because, reference }, ports)
        return answer(204, undefined)
      },
      { session: { countsAsUse: false } },
    ),
  ]
}
