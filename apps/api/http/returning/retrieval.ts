import type { Parsed } from '@milepost/contract/call'
import { getQuoteDpaCheck, quoteDpaCheckByBody } from '@milepost/contract/calls/quote/quote-dpa-check'
import { renewQuoteLink as renewLinkCall } from '@milepost/contract/calls/quote/renew-quote-link'
import { requestQuoteLink as requestLinkCall } from '@milepost/contract/calls/quote/request-quote-link'
import { resumeQuote as resumeQuoteCall } from '@milepost/contract/calls/quote/resume-quote'
import { links } from '@milepost/contract/links'
import type { Tenancy } from '@milepost/contract/tenancy'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type CheckPorts, checkQuote } from '../../actions/returning/check-quote'
import {
  type QuoteLinkPorts,
  renewQuoteLink,
  requestQuoteLink,
} from '../../actions/returning/request-quote-link'
import type { NotShown, Restored } from '../../actions/returning/restore-quote'
import { resumeQuote } from '../../actions/returning/resume-quote'
import type { NotFound } from '../../ports/provider'
import type { QuoteStore } from '../../ports/quotes'
import { ipKey } from '../ip-key'
import type { ResultsSettings } from '../quote/results-on-the-wire'
import { answer, type Route, route, type Visitor } from '../route'
import { journeyOf, scopeHere, scopeOf } from '../tenancy'
import { restoredOnTheWire } from './restored-on-the-wire'
import { notShownRefusal } from './returning-refusals'

export type RetrievalPorts = CheckPorts &
  QuoteLinkPorts &
  ResultsSettings & {
    quotes: Pick<QuoteStore, 'findGranted'>
    siteAddress: (journey: JourneyId, at: Visitor['at']) => URL | undefined
    journeyAddress: (journey: JourneyId, at: Visitor['at']) => URL | undefined
  }

type Facts = Parsed<typeof getQuoteDpaCheck>['query']

/** A quote had back: by the five facts about it, by the browser that had it a moment ago, or by a link in the post (RET, SEC-02). */
export function retrievalRoutes(ports: RetrievalPorts): readonly Route[] {
  /** The page that opens a quote, on the host of its own journey; asked for on a host that is none of ours, there is none (T12). */
  const pageFor =
    (tenancy: Tenancy, { at }: Pick<Visitor, 'at'>) =>
    (journey: JourneyId) => {
      const site = ports.siteAddress(journeyOf(tenancy), at) && ports.journeyAddress(journey, at)
      return site && new URL(links['emailed-link'].pages[0], site)
    }
  const check = async (sent: Facts, tenancy: Tenancy, visitor: Visitor) => {
    const outcome = await checkQuote(
      {
        ...scopeHere(tenancy, (journey) => ports.siteAddress(journey, visitor.at) !== undefined),
        reference: sent.QuoteReference,
        facts: {
          surname: sent.Surname,
          postcode: sent.Postcode,
          dateOfBirth: sent.DateOfBirth,
          registration: sent.VehicleRegistration,
        },
        session: visitor.session,
        address: ipKey(visitor.ip),
        pageOf: pageFor(tenancy, visitor),
      },
      ports,
    )
    return outcome.kind === 'elsewhere' ? answer(202, { address: outcome.address.href }) : given(outcome)
  }
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
      async ({ body, tenancy }, visitor) => {
        const pageOf = pageFor(tenancy, visitor)
        await requestQuoteLink({ tenant: tenancy.tenant, reference: body.quoteReference, pageOf }, ports)
        return answer(202, undefined)
      },
      limited,
    ),
    route(
      renewLinkCall,
      async ({ body: { token }, tenancy }, visitor) => {
        const pageOf = pageFor(tenancy, visitor)
        await renewQuoteLink({ tenant: tenancy.tenant, token, pageOf }, ports)
        return answer(202, undefined)
      },
      limited,
    ),
  ]
}

const limited = { limit: 'retrieval' } as const
