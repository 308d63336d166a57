import { isEmail } from '@milepost/domain/values/email'
import type { Person } from '../../e2e/personas/person.ts'
import { MINUTES_OF_A_DAY } from './past.ts'

/** What happens to a person in the demonstration. */
export type Fate =
  | 'priced'
  | 'reminded'
  | 'bought'
  | 'declined'
  | 'locked'
  | 'cancelled'
  | 'renewal due'
  | 'expired'
  // What staff handle at the desk.
  | 'referred'
  | 'approved'
  | 'turned down'
  | 'asked'
  | 'waiting for a second person'
  | 'stuck in payment'
  | 'without their email'
  | 'refused by the bank'
  | 'refunded'

export type Part = {
  fate: Fate
  person: Person
  /** How long ago it happened, if not now. */
  minutesBack?: number
}

/** The same people, with the dates that their answers had this many days ago. */
export type PeopleOf = (daysBack: number) => readonly Person[]

/** A quote is valid for thirty days (RES-02). */
const EXPIRED_DAYS = 31
/** Later than any promised reply, on every day of the week. */
const LATE_DAYS = 4
/** Long enough for a payment to count as stuck. */
const A_WHILE_MINUTES = 190

/**
 * A broker's day with the people of the browser tests: on every journey one with a price and one with a policy, one of each rarer
 * case, and work for the desk. Few enough purchases to stay below the limits of one address (INTENT_LIMIT_IP).
 */
export function day(peopleOf: PeopleOf): readonly Part[] {
  const byThemselves = peopleOf(0).filter(({ arrives }) => arrives === 'by themselves')
  const sold = byThemselves.filter(({ pays, expected }) => pays && expected.endsOn === 'Thank you')
  const renewing = sold.filter(({ pays }) => pays?.renews)
  const once = firstOnEach(sold)
  const rest = sold.filter((person) => !once.includes(person))
  const referred = byThemselves.filter(({ expected }) => expected.endsOn === 'Referred')
  const declined = byThemselves.filter(({ expected }) => expected.endsOn === 'Declined')
  const named = (file: string) => referred.filter((person) => person.file.endsWith(`/${file}.yaml`))
  const paysInFull = rest.filter(({ pays }) => pays?.by === 'card' && pays.term === 'year')
  const paysMonthly = rest.filter(({ pays }) => pays?.by === 'direct debit')
  const decided = ['refused-before', 'q-plate', 'kept-in-jersey', 'dear-car', 'nitrous'].flatMap(named)
  const first = (all: readonly Person[]) => all.slice(0, 1)
  const as = (fate: Fate, all: readonly Person[]) =>
    all.map((person) => ({ fate, person: withOwnAddress(person) }))
  const back = (minutesBack: number, parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, minutesBack }))
  const then = (daysBack: number, same: readonly Person[]) =>
    peopleOf(daysBack).filter(({ file }) => same.some((person) => person.file === file))
  return [
    ...back(EXPIRED_DAYS * MINUTES_OF_A_DAY, as('expired', then(EXPIRED_DAYS, once.slice(3, 4)))),
    ...back(LATE_DAYS * MINUTES_OF_A_DAY, as('referred', then(LATE_DAYS, named('nitrous')))),
    ...back(A_WHILE_MINUTES, as('stuck in payment', first(paysInFull))),
    ...as('priced', once),
    ...as('bought', once),
    ...as('renewal due', first(renewing)),
    ...as('reminded', first(once)),
    ...as('declined', declined.slice(0, 3)),
    ...as('referred', referred.filter((person) => !decided.includes(person)).slice(0, 3)),
    ...as('approved', named('refused-before')),
    ...as('turned down', named('q-plate')),
    ...as('asked', named('kept-in-jersey')),
    ...as('waiting for a second person', named('dear-car')),
    ...as('locked', once.slice(1, 2)),
    ...as('cancelled', once.slice(2, 3)),
    ...as('refunded', paysInFull.slice(1, 2)),
    ...as('refused by the bank', first(paysMonthly)),
    ...as('without their email', paysInFull.slice(2, 3)).map(({ fate, person }) => ({
      fate,
      person: withAddress(person, 'nobody@refuses.example'),
    })),
  ]
}

/** The last weeks, for the journey console: on each day some who got a price, and some of them bought. */
export function weeksBefore(peopleOf: PeopleOf, days: number): readonly Part[] {
  const parts: Part[] = []
  for (let daysBack = days; daysBack > 0; daysBack -= 1) {
    const all = peopleOf(daysBack).filter(({ arrives }) => arrives === 'by themselves')
    const sold = all.filter(({ pays, expected }) => pays?.by === 'card' && expected.endsOn === 'Thank you')
    const unsold = all.filter(({ expected }) => expected.endsOn === 'Declined')
    const minutesBack = daysBack * MINUTES_OF_A_DAY
    const pick = (from: readonly Person[], at: number) => from.slice(at % from.length).slice(0, 1)
    parts.push(
      ...pick(sold, daysBack).map((person) => ({ fate: 'priced' as const, person, minutesBack })),
      ...pick(sold, daysBack + 5).map((person) => ({
        fate: daysBack % 2 === 0 ? ('bought' as const) : ('priced' as const),
        person,
        minutesBack,
      })),
      ...(daysBack % 3 === 0 ? pick(unsold, daysBack / 3) : []).map((person) => ({
        fate: 'declined' as const,
        person,
        minutesBack,
      })),
    )
  }
  return parts.map((part) => ({ ...part, person: withOwnAddress(part.person) }))
}

const firstOnEach = (all: readonly Person[]) =>
  all.filter(({ journey }, at) => all.findIndex((other) => other.journey === journey) === at)

/** In the tests all share one address, and a mailbox that gets hundreds of emails is limited. */
function withOwnAddress(person: Person): Person {
  const { firstName = '', lastNames = '' } = person.answers.proposerDetails
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return withAddress(person, `${plain(firstName)}.${plain(lastNames)}@example.com`)
}

function withAddress(person: Person, emailAddress: string): Person {
  if (!isEmail(emailAddress)) throw new Error(`${emailAddress} is not an email address`)
  const proposerDetails = { ...person.answers.proposerDetails, emailAddress }
  return { ...person, answers: { ...person.answers, proposerDetails } }
}
