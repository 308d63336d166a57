import { momentInWords } from '@milepost/domain/referral/promise'
import type { ReferralState } from '@milepost/domain/referral/states'
import type { DeskRefusal } from '../../platform/http/desk-route.ts'
import { type Refusal, refuse, refuseField } from '../../platform/http/problem.ts'
import type { NotFound } from '../../platform/ports.ts'
import type { NotDone } from '../../referral/decide-referral.ts'
import type { HeldReferral, ReferralEventKind } from '../../referral/ports.ts'

/** Why nothing was done, in words for the person who tried; `held` is the current state of the referral (DSK-321). */
export function notDone(refused: NotDone | NotFound, held: HeldReferral | undefined): Refusal | DeskRefusal {
  switch (refused.kind) {
    case 'not-found':
      return refuse('NOT_FOUND')
    case 'decided':
      return refuse('CONFLICT', { message: whoDecided(refused.state, held) })
    case 'moved-on':
      return refuse('CONFLICT', { message: 'The answers have changed meanwhile. Look at them again.' })
    case 'asked-before':
      return refuse('CONFLICT', { message: `The customer was asked this at ${momentInWords(refused.at)}.` })
    case 'unfit':
      return refused.field
        ? refuseField(`body.${refused.field}`, refused.problem)
        : refuse('CONFLICT', { message: refused.problem })
    case 'nothing-proposed':
      return refuse('CONFLICT', { message: 'Nothing waits for a second person any more.' })
    case 'same-person':
      return notPermitted('The second person has to be another one.')
    case 'beyond-authority':
      return notPermitted('It is beyond your authority too.')
  }
}

function notPermitted(message: string): DeskRefusal {
  return { kind: 'refused', problem: { status: 403, code: 'NOT_PERMITTED', message, errors: [] } }
}

const did: Readonly<Partial<Record<ReferralEventKind, string>>> = {
  approved: 'approved it',
  declined: 'declined it',
  withdrawn: 'withdrew it',
}

const became: Readonly<Record<ReferralState, string>> = {
  open: 'It is open.',
  asked: 'The customer has been asked.',
  approved: 'It is approved already.',
  declined: 'It is declined already.',
  withdrawn: 'It is no longer referred.',
  lapsed: 'It has lapsed.',
  bought: 'The customer has bought it.',
}

/** "Tom Ellery approved it at 14:02 on 17 November 2026." */
function whoDecided(state: ReferralState, held: HeldReferral | undefined): string {
  const last = held?.events.findLast(({ kind, by }) => by !== undefined && did[kind] !== undefined)
  const act = last && did[last.kind]
  return last?.by && act ? `${last.by.name} ${act} at ${momentInWords(last.at)}.` : became[state]
}
