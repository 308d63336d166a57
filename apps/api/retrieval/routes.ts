import type { Parsed } from '@milepost/contract/call'
import {
  getQuoteDpaCheck,
  quoteDpaCheckByBody,
  renewQuoteLink as renewLinkCall,
  requestQuoteLink as requestLinkCall,
  resumeQuote as resumeQuoteCall,
} from '@milepost/contract/calls/retrieval'
import type { Tenancy } from '@milepost/contract/tenancy'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import { answer, type Route, route, type Visitor } from '../platform/http/route.ts'
import { journeyOf, scopeHere, scopeOf } from '../platform/http/tenancy.ts'
import { askerOf, eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import type { IsServedAt, LinkTo, NotFound } from '../platform/ports.ts'
import type { QuoteStore } from '../quote/ports.ts'
import type { ResultsSettings } from '../quote/results-dto.ts'
import type { NotShown } from '../restart/restart-offered.ts'
import { type CheckPorts, checkQuote } from './check-quote.ts'
import { notShownRefusal } from './refusals.ts'
import { type QuoteLinkPorts, renewQuoteLink, requestQuoteLink } from './request-quote-link.ts'
import { type Restored, resumeQuote } from './restore-quote.ts'
import { resumedQuoteDto } from './resumed-quote-dto.ts'

export type RetrievalPorts = CheckPorts &
  QuoteLinkPorts &
  SecurityPorts &
  ResultsSettings & {
    quotes: Pick<QuoteStore, 'findGranted' | 'hasHeld'>
    linkTo: LinkTo
    isServedAt: IsServedAt
  }

type SecurityAnswers = Parsed<typeof getQuoteDpaCheck>['query']

/** Retrieval of a quote: by five details, by the browser that had it a moment ago, or by an emailed link (RET, SEC-02). */
export function retrievalRoutes(ports: RetrievalPorts): readonly Route[] {
  /** Nothing is emailed and no limit is used if the request is for a host that is not ours (T12). */
  const isAskedOnOurs = (tenancy: Tenancy, { hostname }: Visitor) =>
    ports.isServedAt(journeyOf(tenancy), hostname)
  const check = async (sent: SecurityAnswers, tenancy: Tenancy, visitor: Visitor) => {
    const outcome = await checkQuote(
      {
        ...scopeHere(tenancy, (journey) => ports.isServedAt(journey, visitor.hostname)),
        reference: sent.QuoteReference,
        securityAnswers: {
          surname: sent.Surname,
          postcode: sent.Postcode,
          dateOfBirth: sent.DateOfBirth,
          registration: sent.VehicleRegistration,
        },
        asker: await askerOf(visitor),
        isOnOurHost: isAskedOnOurs(tenancy, visitor),
      },
      ports,
    )
    const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
    const quote = tidyReference(sent.QuoteReference)
    const isPassed = outcome.kind !== 'not-found'
    record({ kind: isPassed ? 'check-passed' : 'check-failed', how: 'personal-check', quote })
    if (outcome.kind === 'restored') record({ kind: 'grant-made', how: 'personal-check', quote })
    return outcome.kind === 'elsewhere'
      ? answer(202, { address: outcome.address.href })
      : restoredReply(outcome)
  }
  const restoredReply = (outcome: Restored | NotShown | NotFound) => {
    switch (outcome.kind) {
      case 'restored':
        return answer(200, resumedQuoteDto(outcome, ports))
      case 'closed':
        return notShownRefusal(outcome)
      case 'not-found':
        return answer(204, undefined)
    }
  }

  return [
    route(getQuoteDpaCheck, ({ query, tenancy }, visitor) => check(query, tenancy, visitor)),
    route(quoteDpaCheckByBody, ({ body, tenancy }, visitor) => check(body, tenancy, visitor)),
    route(resumeQuoteCall, async ({ body, tenancy }, visitor) => {
      const { session } = visitor
      const asked = { ...scopeOf(tenancy), reference: body.quoteReference, session }
      const outcome = await resumeQuote(asked, ports)
      if (outcome.kind === 'restored')
        eventsOfVisitor(
          tenancy.tenant,
          visitor,
          ports,
        )({ kind: 'grant-made', how: 'resumed', quote: body.quoteReference })
      return restoredReply(outcome)
    }),
    route(requestLinkCall, async ({ body, tenancy }, visitor) => {
      const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
      record({ kind: 'link-requested', quote: tidyReference(body.quoteReference) })
      const asked = {
        tenant: tenancy.tenant,
        reference: body.quoteReference,
        asker: await askerOf(visitor),
        whenSent: (quote: string) => record({ kind: 'link-sent', quote }),
      }
      if (isAskedOnOurs(tenancy, visitor)) await requestQuoteLink(asked, ports)
      return answer(202, undefined)
    }),
    route(renewLinkCall, async ({ body: { token }, tenancy }, visitor) => {
      const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
      record({ kind: 'link-requested' })
      const whenSent = (quote: string) => record({ kind: 'link-sent', quote })
      const asked = { tenant: tenancy.tenant, token, asker: await askerOf(visitor), whenSent }
      if (isAskedOnOurs(tenancy, visitor)) await renewQuoteLink(asked, ports)
      return answer(202, undefined)
    }),
  ]
}
