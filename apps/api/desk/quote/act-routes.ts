import * as calls from '@milepost/contract/desk/calls/quote-acts'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import {
  type Acted,
  addNote,
  lock,
  markVulnerable,
  type SendLinkPorts,
  sendLink,
  unlock,
} from './quote-acts.ts'
import { quoteKeyOf } from './routes.ts'

/** Notes, the vulnerable-customer mark, the lock, and the link to pay (DSK-322 to DSK-325). */
export function quoteActRoutes(ports: SendLinkPorts): readonly DeskRoute[] {
  return [
    deskRoute(calls.addNote, async ({ body }, { session }) =>
      outcomeOf(await addNote({ ...quoteKeyOf(body), words: body.words }, session, ports)),
    ),
    deskRoute(calls.markVulnerable, async ({ body }, { session }) =>
      outcomeOf(
        await markVulnerable(
          {
            ...quoteKeyOf(body),
            needs: [...new Set(body.needs)],
            words: body.words,
            hasConsent: body.hasConsent,
          },
          session,
          ports,
        ),
      ),
    ),
    deskRoute(calls.lockQuote, async ({ body }, { session }) => {
      const until = body.until === undefined ? undefined : new Date(body.until)
      return outcomeOf(await lock({ ...quoteKeyOf(body), because: body.because, until }, session, ports))
    }),
    deskRoute(calls.unlockQuote, async ({ body }, { session }) =>
      outcomeOf(await unlock({ ...quoteKeyOf(body), because: body.because }, session, ports)),
    ),
    deskRoute(calls.sendQuoteLink, async ({ body }, { session }) => {
      const outcome = await sendLink({ ...quoteKeyOf(body), because: body.because }, session, ports)
      if (outcome.kind === 'not-found') return refuse('NOT_FOUND')
      if (outcome.kind === 'closed') return refuse('CONFLICT', { message: outcome.problem })
      if (outcome.kind === 'failed')
        return refuse('UNAVAILABLE', { message: 'The email could not be sent. Please try again.' })
      return answer(200, { sent: outcome.what })
    }),
  ]
}

function outcomeOf(acted: Acted) {
  if (acted.kind === 'not-found') return refuse('NOT_FOUND')
  if (acted.kind === 'as-before') return refuse('CONFLICT', { message: acted.problem })
  return acted.kind === 'unfit' ? refuseField(`body.${acted.field}`, acted.problem) : answer(204, undefined)
}
