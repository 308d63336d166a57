import { saveDraft as saveDraftCall } from '@milepost/contract/calls/draft/save-draft'
import type { Clock, DraftStore } from '../actions/ports'
import { saveDraft } from '../actions/save-draft'
import { refuse } from './problem'
import { answer, type Route, route } from './route'
import { journeyOf } from './tenancy'

export type DraftPorts = { drafts: DraftStore; clock: Clock }

/** The unfinished answers of a customer, kept on the server (D-046). */
export function draftRoutes(ports: DraftPorts): readonly Route[] {
  return [
    route(saveDraftCall, async ({ body, tenancy }) => {
      const { draftId, revision, answers } = body
      const request = {
        tenant: tenancy.tenant,
        journey: journeyOf(tenancy),
        draftId,
        answers,
        expectedRevision: revision,
      }
      const outcome = await saveDraft(request, ports)
      return outcome.kind === 'saved'
        ? answer(200, { revision: outcome.revision })
        : refuse('CONFLICT', {
            errors: [
              { field: 'body.revision', message: `The stored draft is at revision ${outcome.revision}.` },
            ],
          })
    }),
  ]
}
