import type { Parsed } from '@milepost/contract/call'
import * as calls from '@milepost/contract/desk/calls/telephone'
import { toPounds } from '@milepost/domain/values/pence'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { providerProblem, refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import { type PreviewPorts, previewChange } from './preview-change.ts'
import { quoteKeyOf } from './routes.ts'
import { suggestedAnswers } from './suggested-answers.ts'
import {
  type ChangesAsked,
  changeAnswers,
  changeableAnswers,
  checkCaller,
  type NotChanged,
} from './telephone.ts'
import { changeableDto, previewDto, vehicleDto } from './telephone-dto.ts'
import { findCallersAddresses, findCallersVehicle, getCallersAddress } from './telephone-look-ups.ts'

/** A customer on the telephone: their identity, and the changes they want (DSK-327). */
export function telephoneRoutes(ports: PreviewPorts): readonly DeskRoute[] {
  return [
    deskRoute(calls.checkCaller, async ({ body: { brand, reference, ...details } }, { session }) => {
      const checked = await checkCaller({ ...quoteKeyOf({ brand, reference }), details }, session, ports)
      return checked.kind === 'checked' ? answer(200, { isPassed: checked.isPassed }) : refuse('NOT_FOUND')
    }),
    deskRoute(calls.getChangeableAnswers, async ({ query }, { session }) => {
      const found = await changeableAnswers(quoteKeyOf(query), session, ports)
      if (found.kind !== 'found') return notChanged(found)
      return answer(200, { version: found.version, ...changeableDto(found.changeable) })
    }),
    deskRoute(calls.findCallersVehicle, async ({ query }, { session }) => {
      const { registration } = query
      const found = await findCallersVehicle({ ...quoteKeyOf(query), registration }, session, ports)
      return found.kind === 'read' ? answer(200, vehicleDto(found.vehicle)) : notChanged(found)
    }),
    deskRoute(calls.findCallersAddresses, async ({ query }, { session }) => {
      const { postcode, houseNumber } = query
      const found = await findCallersAddresses(
        { ...quoteKeyOf(query), postcode, houseNumber },
        session,
        ports,
      )
      if (found.kind === 'not-a-postcode') return refuseField('query.postcode', found.message)
      return found.kind === 'listed'
        ? answer(200, { items: [...found.items] })
        : notChanged(found, 'address look-up')
    }),
    deskRoute(calls.getCallersAddress, async ({ query }, { session }) => {
      const { addressId } = query
      const found = await getCallersAddress({ ...quoteKeyOf(query), addressId }, session, ports)
      if (found.kind !== 'read') return notChanged(found, 'address look-up')
      const { country: _uk, ...lines } = found.address
      return answer(200, lines)
    }),
    deskRoute(calls.suggestAnswers, async ({ query: { question, typed } }) =>
      answer(200, {
        items: suggestedAnswers(question, typed).map(({ code, desc }) => ({ code, desc })),
      }),
    ),
    deskRoute(calls.previewChange, async ({ body }, { session }) => {
      const previewed = await previewChange(changesAsked(body), session, ports)
      return previewed.kind === 'previewed' ? answer(200, previewDto(previewed)) : notChanged(previewed)
    }),
    deskRoute(calls.changeAnswers, async ({ body }, { session }) => {
      const { readOut, because } = body
      const changed = await changeAnswers({ ...changesAsked(body), readOut, because }, session, ports)
      if (changed.kind !== 'changed') return notChanged(changed)
      const { total, status } = changed
      return answer(200, {
        version: changed.version,
        status,
        ...(total !== undefined && { total: toPounds(total) }),
      })
    }),
  ]
}

function changesAsked(body: Parsed<typeof calls.previewChange>['body']): ChangesAsked {
  const { version, changes, vehicle, addresses = [], lists = [] } = body
  return { ...quoteKeyOf(body), version, changes, vehicle, addresses, lists }
}

function notChanged(refused: NotChanged, service: 'vehicle look-up' | 'address look-up' = 'vehicle look-up') {
  switch (refused.kind) {
    case 'not-found':
      return refuse('NOT_FOUND')
    case 'not-checked':
      return refuse('CONFLICT', { message: 'Ask the caller for their five details first.' })
    case 'moved-on':
      return refuse('CONFLICT', { message: 'The answers have changed meanwhile. Look at them again.' })
    case 'closed':
      return refuse('CONFLICT', { message: refused.problem })
    case 'failed':
      return providerProblem(service, refused)
    case 'unfit':
      return refuse('VALIDATION_ERROR', {
        errors: refused.errors.map(({ field, message }) => ({ field: `body.${field}`, message })),
      })
  }
}
