import type { Parsed } from '@milepost/contract/call'
import {
  getPricingDetails,
  getQuote,
  openQuoteLink as openQuoteLinkCall,
  quoteReminderDpaCheck,
  quoteReminderDpaCheckByBody,
} from '@milepost/contract/calls/retrieval'
import type { Tenancy } from '@milepost/contract/tenancy'
import { refuse } from '../platform/http/problem.ts'
import { answer, type Route, route, type Visitor } from '../platform/http/route.ts'
import { scopeHere, scopeOf } from '../platform/http/tenancy.ts'
import { askerOf, eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import type { IsServedAt } from '../platform/ports.ts'
import type { ResultsSettings } from '../quote/results-dto.ts'
import { checkReminder, type ReminderPorts } from './check-reminder.ts'
import { openByToken, openQuoteLink, type TokenPorts } from './open-by-token.ts'
import { priceByToken, type TokenPricePorts } from './price-by-token.ts'
import { conflictedState, detailsDiffer, nothingToRemindOf } from './refusals.ts'
import { pricingDto, resumedQuoteDto } from './resumed-quote-dto.ts'

export type LinkPorts = TokenPorts &
  TokenPricePorts &
  ReminderPorts &
  SecurityPorts &
  ResultsSettings & { isServedAt: IsServedAt }

type SecurityAnswers = Parsed<typeof quoteReminderDpaCheck>['query']

/** The links in emails: they show a price, are unlocked by the check, and open the quote (RMD, API-24 to API-26). */
export function linkRoutes(ports: LinkPorts): readonly Route[] {
  const check = async (sent: SecurityAnswers, tenancy: Tenancy, visitor: Visitor) => {
    const { kind, reference: quote } = await checkReminder(
      {
        ...scopeOf(tenancy),
        token: sent.QuoteReference,
        securityAnswers: { surname: sent.Surname, postcode: sent.Postcode, dateOfBirth: sent.DateOfBirth },
        asker: await askerOf(visitor),
      },
      ports,
    )
    const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
    record({ kind: kind === 'mismatch' ? 'check-failed' : 'check-passed', how: 'reminder', quote })
    switch (kind) {
      case 'unlocked':
        return answer(200, undefined)
      case 'mismatch':
        return detailsDiffer()
      case 'locked':
        return refuse('QUOTE_LOCKED')
      case 'ineligible':
        return nothingToRemindOf()
    }
  }

  return [
    route(quoteReminderDpaCheck, ({ query, tenancy }, visitor) => check(query, tenancy, visitor)),
    route(quoteReminderDpaCheckByBody, ({ body, tenancy }, visitor) => check(body, tenancy, visitor)),
    route(getQuote, async ({ query, tenancy }, visitor) => {
      const asked = { ...scopeOf(tenancy), token: query.quote, session: visitor.session }
      const outcome = await openByToken(asked, ports)
      const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
      if (outcome.kind === 'restored')
        record({ kind: 'grant-made', how: outcome.how, quote: outcome.priced.quote.reference })
      else record({ kind: 'link-refused' })
      if (outcome.kind === 'closed') return conflictedState(outcome)
      // A used, an expired and an unknown link get the same response (D-246, D-247).
      if (outcome.kind === 'not-found') return answer(204, undefined)
      return answer(200, resumedQuoteDto(outcome, ports))
    }),
    route(openQuoteLinkCall, async ({ body: { token }, tenancy }, visitor) => {
      const scope = scopeHere(tenancy, (journey) => ports.isServedAt(journey, visitor.hostname))
      const asked = { ...scope, token, asker: await askerOf(visitor) }
      const outcome = await openQuoteLink(asked, ports)
      const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
      if (outcome.kind === 'opened') record({ kind: 'link-opened', quote: outcome.reference })
      else record({ kind: 'link-refused' })
      if (outcome.kind === 'closed') return conflictedState(outcome)
      return outcome.kind === 'opened' ? answer(204, undefined) : refuse('QUOTE_NOT_FOUND')
    }),
    route(getPricingDetails, async ({ query, tenancy }) => {
      const outcome = await priceByToken({ ...scopeOf(tenancy), token: query.quote }, ports)
      if (outcome.kind === 'priced') return answer(200, pricingDto(outcome.paymentOptions))
      if (outcome.kind === 'not-found') return refuse('QUOTE_NOT_FOUND')
      const { kind, reason } = outcome
      // Only its customer may know that a quote was declined or referred (D-253).
      if (reason === 'declined' || reason === 'referred') return refuse('QUOTE_NOT_FOUND')
      return conflictedState({ kind, reason })
    }),
  ]
}
