import type { Person } from '../../e2e/personas/person'

/** What happens to a person in the demonstration. */
export type Fate =
  | 'priced'
  | 'reminded'
  | 'bought'
  | 'declined'
  | 'referred'
  | 'locked'
  | 'cancelled'
  | 'renewal due'
  | 'expired'

export type Part = { fate: Fate; person: Person }

/**
 * A broker's day with the people of the browser tests: on every journey one with a price and one with a policy, and one of each
 * rarer case. Few enough purchases to stay below the limits of one address (INTENT_LIMIT_IP). `before` are the same people a month
 * ago.
 */
export function day(people: readonly Person[], before: readonly Person[]): readonly Part[] {
  const byThemselves = people.filter(({ arrives }) => arrives === 'by themselves')
  const sold = byThemselves.filter(({ pays, expected }) => pays && expected.endsOn === 'Thank you')
  const firstOnEach = (all: readonly Person[]) =>
    all.filter(({ journey }, at) => all.findIndex((other) => other.journey === journey) === at)
  const ending = (endsOn: string) => byThemselves.filter(({ expected }) => expected.endsOn === endsOn)
  const renewing = sold.filter(({ pays }) => pays?.renews)
  const once = firstOnEach(sold)
  const first = (all: readonly Person[]) => all.slice(0, 1)
  const as = (fate: Fate, all: readonly Person[]) => all.map((person) => ({ fate, person }))
  return [
    ...as('priced', once),
    ...as('bought', once),
    ...as('renewal due', first(renewing)),
    ...as('reminded', first(once)),
    ...as('declined', ending('Declined').slice(0, 3)),
    ...as('referred', ending('Referred').slice(0, 3)),
    ...as('locked', once.slice(1, 2)),
    ...as('cancelled', once.slice(2, 3)),
    ...as(
      'expired',
      before.filter(({ file }) => file === once[3]?.file),
    ),
  ]
}
