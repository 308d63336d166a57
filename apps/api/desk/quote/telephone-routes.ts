import * as calls from '@milepost/contract/desk/calls/telephone'
import { toPounds } from '@milepost/domain/values/pence'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route'
import { refuse } from '../../platform/http/problem'
import { answer } from '../../platform/http/route'
import { quoteKeyOf } from './routes'
import {
  changeAnswers,
  changeableAnswers,
  checkCaller,
  type NotChanged,
  type TelephonePorts,
} from './telephone'

/** A customer on the telephone: who they are, and what they want changed (DSK-327). */
export function telephoneRoutes(ports: TelephonePorts): readonly DeskRoute[] {
  return [
    deskRoute(calls.checkCaller, async ({ body: { brand, reference, ...details } }, { session }) => {
      const checked = await checkCaller({ ...quoteKeyOf({ brand, reference }), details }, session, ports)
      return checked.kind === 'checked' ? answer(200, { isPassed: checked.isPassed }) : refuse('NOT_FOUND')
    }),
    deskRoute(calls.getChangeableAnswers, async ({ query }, { session }) => {
      const found = await changeableAnswers(quoteKeyOf(query), session, ports)
      if (found.kind !== 'found') return notChanged(found)
      return answer(200, {
        version: found.version,
        answers: found.answers.map(({ options, ...each }) => ({
          ...each,
          ...(options && { options: options.map(({ code, desc }) => ({ code, desc })) }),
        })),
        lists: found.lists.map(({ ask, entries, ...list }) => ({
          ...list,
          ask: ask.map(({ options, ...each }) => ({
            ...each,
            ...(options && { options: options.map(({ code, desc }) => ({ code, desc })) }),
          })),
          entries: entries.map(({ title, answers }) => ({ title, answers: [...answers] })),
        })),
      })
    }),
    deskRoute(calls.changeAnswers, async ({ body }, { session }) => {
      const { version, changes, lists = [], readOut, because } = body
      const changed = await changeAnswers(
        { ...quoteKeyOf(body), version, changes, lists, readOut, because },
        session,
        ports,
      )
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

function notChanged(refused: NotChanged) {
  switch (refused.kind) {
    case 'not-found':
      return refuse('NOT_FOUND')
    case 'not-checked':
      return refuse('CONFLICT', { message: 'Ask the caller for their five details first.' })
    case 'moved-on':
      return refuse('CONFLICT', { message: 'The answers have changed meanwhile. Look at them again.' })
    case 'closed':
      return refuse('CONFLICT', { message: refused.problem })
    case 'unfit':
      return refuse('VALIDATION_ERROR', {
        errors: refused.errors.map(({ field, message }) => ({ field: `body.${field}`, message })),
      })
  }
}
