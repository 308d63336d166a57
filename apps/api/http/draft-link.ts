import { handOverDraft as handOverDraftCall } from '@milepost/contract/calls/draft/hand-over-draft'
import { openDraftLink as openDraftLinkCall } from '@milepost/contract/calls/draft/open-draft-link'
import { renewDraftLink as renewDraftLinkCall } from '@milepost/contract/calls/draft/renew-draft-link'
import { requestDraftLink as requestDraftLinkCall } from '@milepost/contract/calls/draft/request-draft-link'
import { links } from '@milepost/contract/links'
import type { Tenancy } from '@milepost/contract/tenancy'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { DraftLinkPorts, LinkAsked } from '../actions/email-draft-link'
import { handOverDraft } from '../actions/hand-over-draft'
import { openDraftLink } from '../actions/open-draft-link'
import { renewDraftLink } from '../actions/renew-draft-link'
import { requestDraftLink } from '../actions/request-draft-link'
import { refuse } from './problem'
import { answer, type Route, route, type Visitor } from './route'
import { journeyOf } from './tenancy'

export type DraftLinkRoutePorts = DraftLinkPorts & {
  /** The journey's site as this visitor reaches it; undefined when that is no host of ours. */
  siteAddress: (journey: JourneyId, at: Visitor['at']) => URL | undefined
}

/** The emailed way back to unfinished answers (D-046). Asking for it is limited as guessing is (safety T2). */
export function draftLinkRoutes(ports: DraftLinkRoutePorts): readonly Route[] {
  const linkOf = (tenancy: Tenancy, { at }: Visitor) => {
    const journey = journeyOf(tenancy)
    const site = ports.siteAddress(journey, at)
    return { tenant: tenancy.tenant, journey, page: site && new URL(links['saved-quote'].pages[0], site) }
  }
  const told = (outcome: LinkAsked) =>
    outcome.kind === 'accepted' ? answer(202, undefined) : refuse('TOO_MANY_REQUESTS', outcome)

  return [
    route(
      requestDraftLinkCall,
      async ({ body, tenancy }, visitor) =>
        told(await requestDraftLink({ ...body, ...linkOf(tenancy, visitor) }, ports)),
      { limit: 'draft' },
    ),
    route(
      renewDraftLinkCall,
      async ({ body, tenancy }, visitor) =>
        told(await renewDraftLink({ ...body, ...linkOf(tenancy, visitor) }, ports)),
      { limit: 'draft' },
    ),
    route(
      openDraftLinkCall,
      async ({ body, tenancy }) => {
        const request = { ...body, tenant: tenancy.tenant, journey: journeyOf(tenancy) }
        const outcome = await openDraftLink(request, ports)
        if (outcome.kind === 'not-found') return refuse('QUOTE_NOT_FOUND')
        const { completedSteps, ...draft } = outcome.value
        return answer(200, { ...draft, completedSteps: [...completedSteps] })
      },
      { limit: 'draft' },
    ),
    route(
      handOverDraftCall,
      async ({ body: { product, ...content }, tenancy: { tenant } }) => {
        const journey = journeyOf({ tenant, product })
        return answer(200, { token: await handOverDraft({ ...content, tenant, journey }, ports) })
      },
      { limit: 'draft' },
    ),
  ]
}
