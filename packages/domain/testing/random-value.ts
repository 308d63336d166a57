import type { AnySubject, Asking } from '../questions/asking.ts'
import type { Kind } from '../questions/kinds/kind.ts'
import { startHours, startMinutes } from '../questions/kinds/start.ts'
import type { AnyQuestion } from '../questions/question.ts'
import { addDays, type LocalDate } from '../values/local-date.ts'
import type { Dice } from './dice.ts'
import {
  randomAddress,
  randomEmail,
  randomLicenceNumber,
  randomName,
  randomPhone,
  randomPlate,
} from './random-texts.ts'

type Draw = (dice: Dice, asking: Asking<AnySubject>, asked: AnyQuestion) => unknown

/** A possible value for a single-field question, by its kind. The question decides whether it is valid. */
export function randomValue(asked: AnyQuestion, asking: Asking<AnySubject>, dice: Dice): unknown {
  const { input } = asked.kind
  if (input === 'list') throw new Error(`${asked.name} is a list`)
  return draws[input](dice, asking, asked)
}

const oneOffered: Draw = (dice, asking, { kind }) => {
  const { code } = dice.pick(kind.options?.(asking) ?? [])
  const read = kind.read(code, asking)
  if (!read.ok) throw new Error(`A question offers ${code} and does not take it`)
  return read.value
}

const isYes: Draw = (dice) => dice.pick([true, false])

const draws: Record<Exclude<Kind<never>['input'], 'list'>, Draw> = {
  plate: randomPlate,
  money: (dice) => dice.spread(100_000_000),
  choice: oneOffered,
  search: oneOffered,
  'yes-no': isYes,
  tick: isYes,
  // Odd numbers come with quotes from elsewhere (D-078).
  mileage: (dice, asking, asked) => (dice.isOneIn(5) ? dice.spread(60_000) : oneOffered(dice, asking, asked)),
  'whole-number': (dice) => dice.spread(20_000),
  date: (dice, { today }) => randomDate(dice, today),
  start: randomStart,
  name: randomName,
  email: randomEmail,
  phone: randomPhone,
  address: randomAddress,
  'licence-number': (dice, { subject }) => randomLicenceNumber(dice, subject),
}

/** Days, months or a lifetime before today, and sometimes after it. */
function randomDate(dice: Dice, today: LocalDate): LocalDate {
  if (dice.isOneIn(6)) return addDays(today, dice.whole(0, 40))
  return addDays(today, -dice.whole(0, dice.pick([40, 365 * 5, 365 * 20, 365 * 100])))
}

function randomStart(dice: Dice, { today, terms }: Asking<AnySubject>) {
  const { startMinuteStep, startWindowDays } = terms.cover
  return {
    date: addDays(today, dice.whole(0, startWindowDays)),
    hour: Number(dice.pick(startHours)),
    minute: Number(dice.pick(startMinutes(startMinuteStep))),
  }
}
