import * as calls from '@milepost/contract/desk/calls/data-request'
import { mayExtend } from '@milepost/domain/privacy/data-request'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import { londonDate } from '@milepost/domain/values/london-time'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type { Restriction } from '../../privacy/ports.ts'
import {
  addDataRequest,
  closeDataRequest,
  type DataRequestPorts,
  decideErasure,
  exportDataRequest,
  extendDataRequest,
  type Handling,
  maySecondErasure,
  proposeErasure,
} from './answer-request.ts'
import { type CorrectPorts, correctFacts } from './correct-facts.ts'
import type { DataRequest } from './ports.ts'
import { liftRecords, type RestrictPorts, restrictRecords } from './restrict-records.ts'

const conflict = (message: string) => refuse('CONFLICT', { message })
const notNow = () => conflict('This request is not at that step. Please look at it again.')
const nothingHeld = () => conflict('Nothing is held about this person at this brand.')
const handling = (session: StaffSession, because: string): Handling => ({
  person: { subject: session.subject, name: session.name },
  brands: session.brands,
  by: actorOf(session, because),
})

/** Requests of people about their data, with the legal deadlines (DSK-701 to DSK-709). */
export function dataRequestRoutes(ports: RestrictPorts & CorrectPorts): readonly DeskRoute[] {
  return [
    deskRoute(calls.listDataRequests, async ({ query }) => {
      const requests = await ports.dataRequests.list([query.brand], ports.clock())
      return answer(200, { requests: requests.map((request) => lineOf(request, ports)) })
    }),
    deskRoute(calls.getDataRequest, async ({ query }, { session }) => {
      const request = await ports.dataRequests.find(query.id, session.brands)
      if (request === undefined) return refuse('NOT_FOUND')
      const { by, person } = handling(session, 'Opened at the desk')
      await ports.dataRequests.recordLook(request, { by, now: ports.clock() })
      const { extendedBecause, first, second, outcome } = request
      const isExtended = extendedBecause !== undefined
      return answer(200, {
        ...lineOf(request, ports),
        ...(request.person !== undefined && { person: request.person }),
        ...(isExtended && { extendedBecause }),
        mayExtend: mayExtend({ ...request, isExtended }, londonDate(ports.clock())),
        ...(first && { firstPerson: first.name }),
        ...(second && { secondPerson: second.name }),
        maySecond: maySecondErasure(request, person),
        ...(outcome !== undefined && { outcome }),
        ...(request.kind === 'correct' &&
          request.person !== undefined && { records: [...(await ports.corrections.recordsOf(request))] }),
        ...restrictionDto(await ports.restrictions.find(request.id)),
        held: await ports.heldData.count(request),
      })
    }),
    deskRoute(calls.addDataRequest, async ({ body }, { session }) => {
      const added = await addDataRequest(body, handling(session, 'Written down at the desk'), ports)
      if (added.kind === 'no-person')
        return refuseField('body.person', 'Enter an email address, or a quote reference of this brand')
      if (added.kind === 'not-yet') return refuseField('body.receivedOn', 'Enter a day that is not to come')
      return answer(200, { id: added.id, dueOn: added.dueOn })
    }),
    deskRoute(calls.extendDataRequest, async ({ body }, { session }) => {
      const outcome = await extendDataRequest(body, handling(session, body.because), ports)
      if (outcome.kind === 'not-found') return refuse('NOT_FOUND')
      return outcome.kind === 'moved' ? answer(200, { dueOn: outcome.request.dueOn }) : notNow()
    }),
    deskRoute(calls.exportForDataRequest, async ({ body }, { session }) => {
      const found = await exportDataRequest(body.id, handling(session, 'The person asked for it'), ports)
      switch (found.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-now':
          return notNow()
        case 'nothing-held':
          return nothingHeld()
        case 'exported':
          return answer(200, { fileName: `customer-data-${body.id}.json`, content: found.content })
      }
    }),
    deskRoute(calls.proposeErasure, async ({ body }, { session }) => {
      const outcome = await proposeErasure(body.id, handling(session, body.because), ports)
      if (outcome.kind === 'not-found') return refuse('NOT_FOUND')
      return outcome.kind === 'moved' ? answer(200, { state: outcome.request.state }) : notNow()
    }),
    deskRoute(calls.decideErasure, async ({ body }, { session }) => {
      const { id, decision, because } = body
      const asked = { id, isErased: decision === 'erase' }
      const outcome = await decideErasure(asked, handling(session, because), ports)
      switch (outcome.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-them':
          return conflict('A second person has to decide about this, and never the first.')
        case 'not-now':
          return notNow()
        case 'moved': {
          const { state, outcome: words } = outcome.request
          return answer(200, { state, ...(words !== undefined && { outcome: words }) })
        }
      }
    }),
    deskRoute(calls.correctFacts, async ({ body }, { session }) => {
      const { id, corrections, because } = body
      const asked = { id, reference: tidyReference(body.reference), corrections }
      const done = await correctFacts(asked, handling(session, because), ports)
      switch (done.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-now':
          return notNow()
        case 'not-theirs':
          return refuseField('body.reference', 'Choose a quote of this person')
        case 'unfit':
          return refuse('VALIDATION_ERROR', {
            errors: done.errors.map(({ fact, message }) => ({
              field: fact === undefined ? 'body.corrections' : `body.corrections.${fact}`,
              message,
            })),
          })
        case 'corrected': {
          const { facts, policyNumber } = done
          return answer(200, { facts: [...facts], ...(policyNumber !== undefined && { policyNumber }) })
        }
      }
    }),
    deskRoute(calls.restrictRecords, async ({ body }, { session }) => {
      const done = await restrictRecords(body.id, handling(session, body.because), ports)
      switch (done.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-now':
          return notNow()
        case 'nothing-held':
          return nothingHeld()
        case 'restricted':
          return answer(200, { state: 'done' as const, outcome: done.outcome })
      }
    }),
    deskRoute(calls.liftRestriction, async ({ body }, { session }) => {
      const { id, toldOn, because } = body
      const done = await liftRecords({ id, toldOn }, handling(session, because), ports)
      switch (done.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-told':
          return refuseField('body.toldOn', 'Tell the person first, and enter the day they were told')
        case 'not-now':
          return conflict('There is no restriction in force for this request.')
        case 'lifted':
          return answer(204, undefined)
      }
    }),
    deskRoute(calls.closeDataRequest, async ({ body }, { session }) => {
      const { id, decision: to, outcome: words } = body
      const outcome = await closeDataRequest({ id, to, outcome: words }, handling(session, words), ports)
      if (outcome.kind === 'not-found') return refuse('NOT_FOUND')
      return outcome.kind === 'moved' ? answer(200, { state: outcome.request.state }) : notNow()
    }),
  ]
}

function restrictionDto(restriction: Restriction | undefined) {
  if (restriction === undefined) return {}
  const { since, liftedAt, quotes } = restriction
  return {
    restriction: {
      since: since.toISOString(),
      quotes,
      ...(liftedAt && { liftedAt: liftedAt.toISOString() }),
    },
  }
}

function lineOf(request: DataRequest, { clock }: DataRequestPorts) {
  const { id, tenant: brand, kind, state, receivedOn, dueOn } = request
  const isOpen = state === 'open' || state === 'proposed'
  return { id, brand, kind, state, receivedOn, dueOn, isLate: isOpen && dueOn < londonDate(clock()) }
}
