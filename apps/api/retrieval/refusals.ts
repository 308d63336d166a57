import { londonDate } from '@milepost/domain/values/london-time'
import { type Refusal, refuse } from '../platform/http/problem.ts'
import { quoteRefusal } from '../quote/refusals.ts'
import type { NotShown } from '../restart/restart-offered.ts'

/** Why a customer's own quote is not shown to them. */
export function notShownRefusal(why: NotShown): Refusal {
  return withRestart(
    quoteRefusal(why, ({ field }) => field),
    why,
  )
}

function withRestart({ problem, ...refusal }: Refusal, { restart }: NotShown): Refusal {
  if (restart === undefined) return { ...refusal, problem }
  const { until, reference } = restart
  const offer = {
    until: londonDate(until),
    ...(reference !== undefined && { quoteReference: reference }),
  }
  return { ...refusal, problem: { ...problem, restart: offer } }
}

/** The same by token, where a purchased quote has its own code (ERR-07, D-243). */
export function conflictedState(why: NotShown): Refusal {
  return why.reason === 'taken-up' ? withRestart(refuse('QUOTE_TAKEN_UP'), why) : notShownRefusal(why)
}

/** Expired, purchased, declined or referred: a reminder no longer leads there (API-24, D-244). */
export function nothingToRemindOf(): Refusal {
  const { problem, ...refusal } = refuse('QUOTE_INELIGIBLE')
  return { ...refusal, problem: { ...problem, message: 'This quote cannot be bought any more.' } }
}

/** The details in a reminder's form differ from the quote's (API-24); elsewhere this code is a conflict (D-245). */
export function detailsDiffer(): Refusal {
  const { problem, ...refusal } = refuse('QUOTE_MISMATCH')
  const message = 'Some of the details provided do not match the information in your quote.'
  return { ...refusal, problem: { ...problem, title: 'Forbidden', status: 403, message } }
}
