import {
  handOverDraft as handOverDraftCall,
  openDraftLink as openDraftLinkCall,
  renewDraftLink as renewDraftLinkCall,
  requestDraftLink as requestDraftLinkCall,
} from '@milepost/contract/calls/draft'
import type { Tenancy } from '@milepost/contract/tenancy'
import { refuse, refuseField } from '../platform/http/problem.ts'
import { answer, type Route, route, type Visitor } from '../platform/http/route.ts'
import { journeyOf, scopeOf } from '../platform/http/tenancy.ts'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import type { IsServedAt, LinkTo } from '../platform/ports.ts'
import {
  type DraftLinkPorts,
  type LinkAsked,
  openDraftLink,
  renewDraftLink,
  requestDraftLink,
} from './draft-link.ts'
import { handOverDraft } from './hand-over-draft.ts'

export type DraftLinkRoutePorts = DraftLinkPorts &
  SecurityPorts & {
    linkTo: LinkTo
    isServedAt: IsServedAt
  }

/** Emailed links to unfinished answers (D-046). Requests are limited like guesses (safety T2). */
export function draftLinkRoutes(ports: DraftLinkRoutePorts): readonly Route[] {
  const linkOf = (tenancy: Tenancy, { hostname }: Visitor) => {
    const journey = journeyOf(tenancy)
    // Nothing is sent if the request is for a host that is not ours (T12).
    const page = ports.isServedAt(journey, hostname) ? ports.linkTo(journey, 'saved-quote') : undefined
    return { tenant: tenancy.tenant, journey, page }
  }
  const linkReply = (outcome: LinkAsked) =>
    outcome.kind === 'accepted' ? answer(202, undefined) : refuse('TOO_MANY_REQUESTS', outcome)

  return [
    route(requestDraftLinkCall, async ({ body, tenancy }, visitor) =>
      linkReply(await requestDraftLink({ ...body, ...linkOf(tenancy, visitor) }, ports)),
    ),
    route(renewDraftLinkCall, async ({ body, tenancy }, visitor) =>
      linkReply(await renewDraftLink({ ...body, ...linkOf(tenancy, visitor) }, ports)),
    ),
    route(openDraftLinkCall, async ({ body, tenancy }, visitor) => {
      const request = { ...body, tenant: tenancy.tenant, journey: journeyOf(tenancy) }
      const outcome = await openDraftLink(request, ports)
      const kind = outcome.kind === 'not-found' ? 'link-refused' : 'link-opened'
      eventsOfVisitor(tenancy.tenant, visitor, ports)({ kind, how: 'draft' })
      if (outcome.kind === 'not-found') return refuse('QUOTE_NOT_FOUND')
      const { completedSteps, ...draft } = outcome.value
      return answer(200, { ...draft, completedSteps: [...completedSteps] })
    }),
    route(handOverDraftCall, async ({ body: { product, ...content }, tenancy: { tenant } }) => {
      // The brand of the page is checked with every call; the product in the body is not checked before this.
      const [journey] = scopeOf({ tenant, product }).journeys
      if (journey === undefined) return refuseField('body.product', 'Send a product of this brand')
      return answer(200, { token: await handOverDraft({ ...content, tenant, journey }, ports) })
    }),
  ]
}
