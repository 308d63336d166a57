import type { AnySubject, Asking } from '../questions/asking.ts'
import type { KindName } from '../questions/kinds/kind.ts'
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
  const { input, options } = asked.kind
  if (input === 'list') throw new Error(`${asked.name} is a list`)
  const draw = draws[input] ?? (options ? oneOffered : theExample)
  return draw(dice, asking, asked)
}

const oneOffered: Draw = (dice, asking, { kind }) =>
  readOf(kind, dice.pick(kind.options?.(asking) ?? []).code, asking)

const theExample: Draw = (_dice, asking, { kind }) => readOf(kind, kind.example ?? '', asking)

function readOf(kind: AnyQuestion['kind'], text: string, asking: Asking<AnySubject>): unknown {
  const read = kind.read(text, asking)
  if (!read.ok) throw new Error(`A question offers ${text} and does not take it`)
  return read.value
}

const isYes: Draw = (dice) => dice.pick([true, false])

/** How each kind varies. One without a row here is drawn from its options, or is always its example. */
const draws: Partial<Record<KindName, Draw>> = {
  plate: randomPlate,
  money: (dice) => dice.spread(100_000_000),
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
