import { catalogue } from '@milepost/domain/journeys/catalogue'
import { checkAnswers } from '@milepost/domain/journeys/check-answers'
import type { Missing } from '@milepost/domain/journeys/missing'
import type { Term } from '@milepost/domain/outcome/underwritten-option'
import type { Answers } from '@milepost/domain/questions/answers'
import type { Channel } from '@milepost/domain/questions/asking'
import type { Terms } from '@milepost/domain/terms/terms'
import { londonDate } from '@milepost/domain/values/london-time'
import { givenBy, placeIn } from './given'
import { lineOfCall } from './rating-line'
import type { Risk } from './risk'
import { toCover } from './to-cover'
import { toDrivers } from './to-driver'
import { toVehicle } from './to-vehicle'
import { toWork } from './to-work'
import { mapped, type Told, together } from './told'

/** Where, when and how a price is asked for. */
export type PriceAsked = {
  terms: Terms
  now: Date
  channel?: Channel
  /** Left out: the length the journey sells. Impound has one of its own, whatever is asked. */
  term?: Term
}

/** A risk and the answers it was made from, those that count and no others; or everything that is missing or wrong. */
export type MadeRisk =
  | { kind: 'complete'; risk: Risk; answers: Answers }
  | { kind: 'missing'; missing: readonly Missing[] }

/**
 * The only way from answers to a risk, for every journey, whoever sends them: the wizard, a stored quote or a comparison site. The
 * walk judges all of them by their own questions; below this line nothing is optional and nothing is guessed.
 */
export function toRisk(answers: Answers, asked: PriceAsked): MadeRisk {
  const { terms, now, channel } = asked
  const here = {
    terms,
    today: londonDate(now),
    now,
    catalogue,
    refusesMasked: true as const,
    ...(channel && { channel }),
  }
  const checked = checkAnswers(answers, here)
  if (!checked.ok) return { kind: 'missing', missing: checked.missing }
  const made = riskOf(checked.answers, asked)
  return made.ok
    ? { kind: 'complete', risk: made.value, answers: checked.answers }
    : { kind: 'missing', missing: made.missing }
}

function riskOf(answers: Answers, { terms, now, term }: PriceAsked): Told<Risk> {
  const cover = toCover(answers, terms, term)
  if (!cover.ok) return cover
  const start = cover.value.start.date
  const parts = together({
    vehicle: toVehicle(answers, terms, start),
    drivers: toDrivers(answers, terms, start),
    isHomeOwner: givenBy(answers.proposerDetails, placeIn('proposerDetails'))('isHomeOwner'),
    work: toWork(answers, terms),
  })
  return mapped(parts, (made) => ({
    journey: terms.id,
    line: lineOfCall[terms.rating.call],
    ratedOn: londonDate(now),
    cover: cover.value,
    ...made,
  }))
}
