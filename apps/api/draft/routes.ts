import { resumeDraft as resumeDraftCall, saveDraft as saveDraftCall } from '@milepost/contract/calls/draft'
import { refuse } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { journeyOf } from '../platform/http/tenancy.ts'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import { type ResumePorts, resumeDraft } from './resume-draft.ts'
import { saveDraft } from './save-draft.ts'

export type DraftPorts = ResumePorts & SecurityPorts

/** Unfinished answers, stored on the server (D-046). */
export function draftRoutes(ports: DraftPorts): readonly Route[] {
  return [
    route(
      saveDraftCall,
      async ({ body: { revision, ...body }, tenancy }) => {
        const journey = journeyOf(tenancy)
        const request = { ...body, tenant: tenancy.tenant, journey, expectedRevision: revision }
        const outcome = await saveDraft(request, ports)
        return outcome.kind === 'saved'
          ? answer(200, { revision: outcome.revision })
          : refuse('CONFLICT', {
              errors: [
                { field: 'body.revision', message: `The stored draft is at revision ${outcome.revision}.` },
              ],
            })
      },
      // A new draft adds a row that is stored for 18 months.
      { limit: ({ body }) => (body.revision === 0 ? 'newDraft' : 'save') },
    ),
    route(resumeDraftCall, async ({ body, tenancy }, visitor) => {
      const request = { ...body, tenant: tenancy.tenant, journey: journeyOf(tenancy) }
      const outcome = await resumeDraft(request, ports)
      const kind = outcome.kind === 'not-found' ? 'check-failed' : 'check-passed'
      eventsOfVisitor(tenancy.tenant, visitor, ports)({ kind, how: 'draft', quote: body.draftId })
      if (outcome.kind === 'not-found') return refuse('QUOTE_NOT_FOUND')
      const { completedSteps, ...draft } = outcome.value
      return answer(200, { ...draft, completedSteps: [...completedSteps] })
    }),
  ]
}
