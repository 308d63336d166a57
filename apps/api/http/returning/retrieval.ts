import type { Parsed } from '@milepost/contract/call'
import { getQuoteDpaCheck, quoteDpaCheckByBody } from '@milepost/contract/calls/quote/quote-dpa-check'
import { requestQuoteLink as requestLinkCall } from '@milepost/contract/calls/quote/request-quote-link'
import { resumeQuote as resumeQuoteCall } from '@milepost/contract/calls/quote/resume-quote'
import { pages } from '@milepost/contract/pages'
import type { Tenancy } from '@milepost/contract/tenancy'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { checkQuote } from '../../actions/returning/check-quote'
import type { GuessPorts } from '../../actions/returning/guess-limits'
import { type QuoteLinkPorts, requestQuoteLink } from '../../actions/returning/request-quote-link'
import type { ArrivingPorts } from '../../actions/returning/restore-arriving'
import type { NotShown, Restored } from '../../actions/returning/restore-quote'
import { resumeQuote } from '../../actions/returning/resume-quote'
import type { NotFound } from '../../ports/provider'
import type { QuoteStore } from '../../ports/quotes'
import { ipKey } from '../ip-key'
import type { ResultsSettings } from '../quote/results-on-the-wire'
import { answer, type Route, route, type Visitor } from '../route'
import { scopeOf } from '../tenancy'
import { restoredOnTheWire } from './restored-on-the-wire'
import { notShownRefusal } from './returning-refusals'

export type RetrievalPorts = ArrivingPorts &
  GuessPorts &
  QuoteLinkPorts &
  ResultsSettings & {
    quotes: Pick<QuoteStore, 'findGranted'>
    siteAddress: (journey: JourneyId, at: Visitor['at']) => URL | undefined
  }

type Facts = Parsed<typeof getQuoteDpaCheck>['query']

/** A quote had back: by the five facts about it, by the browser that had it a moment ago, or by a link in the post (RET, SEC-02). */
export function retrievalRoutes(ports: RetrievalPorts): readonly Route[] {
  const check = async (sent: Facts, tenancy: Tenancy, visitor: Visitor) =>
    given(
      await checkQuote(
        {
          ...scopeOf(tenancy),
          reference: sent.QuoteReference,
          facts: {
            surname: sent.Surname,
            postcode: sent.Postcode,
            dateOfBirth: sent.DateOfBirth,
            registration: sent.VehicleRegistration,
          },
          session: visitor.session,
          address: ipKey(visitor.ip),
        },
        ports,
      ),
    )
  const given = (outcome: Restored | NotShown | NotFound) => {
    switch (outcome.kind) {
      case 'restored':
        return answer(200, restoredOnTheWire(outcome, ports))
      case 'closed':
        return notShownRefusal(outcome)
      case 'not-found':
        return answer(204, undefined)
    }
  }

  return [
    route(getQuoteDpaCheck, ({ query, tenancy }, visitor) => check(query, tenancy, visitor), limited),
    route(quoteDpaCheckByBody, ({ body, tenancy }, visitor) => check(body, tenancy, visitor), limited),
    route(
      resumeQuoteCall,
      async ({ body, tenancy }, { session }) => {
        const asked = { ...scopeOf(tenancy), reference: body.quoteReference, session }
        return given(await resumeQuote(asked, ports))
      },
      limited,
    ),
    route(
      requestLinkCall,
      async ({ body, tenancy }, { at }) => {
        const pageOf = (journey: JourneyId) => {
          const site = ports.siteAddress(journey, at)
          return site && new URL(pages.results, site)
        }
        await requestQuoteLink({ tenant: tenancy.tenant, reference: body.quoteReference, pageOf }, ports)
        return answer(202, undefined)
      },
      limited,
    ),
  ]
}

const limited = { limit: 'retrieval' } as const
