import { sql } from 'kysely'
import { compare, figure, median } from './figures.ts'
import { fill } from './search/fill.ts'
import { openSearchDesk, type SearchDesk } from './search/search-desk.ts'

/**
 * A search at the desk among 10,000 quotes and 1,000 policies, and among 1,000,000 and 100,000, through the whole call: session, parsing,
 * look-up, masking, audit entry. Target: the 99th percentile within 1.5 times, for each kind of search. Both are measured alternately, so
 * that other load on the machine affects both; the median of several rounds counts.
 */
const FEW = 10_000
const MANY = 1_000_000
const ROUNDS = 5
const CALLS = 200
const BAR = 1.5

type Person = {
  reference: string
  policy: string
  surname: string
  forename: string
  postcode: string
  email: string
  phone: string
  registration: string
}

/** Swaps two neighbouring characters in the middle: the commonest typing error. */
const slip = (text: string) => {
  const at = Math.floor(text.length / 2)
  return text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1)
}

const kinds: readonly (readonly [name: string, text: (person: Person) => string])[] = [
  ['reference', ({ reference }) => reference],
  ['policy number', ({ policy }) => policy],
  ['registration', ({ registration }) => registration],
  ['registration, mistyped', ({ registration }) => slip(registration)],
  ['postcode', ({ postcode }) => postcode],
  ['email', ({ email }) => email],
  ['email, mistyped', ({ email }) => slip(email)],
  ['phone', ({ phone }) => phone],
  ['phone, mistyped', ({ phone }) => slip(phone)],
  ['surname', ({ surname }) => surname],
  ['surname, mistyped', ({ surname }) => slip(surname)],
  ['full name', ({ forename, surname }) => `${forename} ${surname}`],
  ['full name, mistyped', ({ forename, surname }) => `${forename} ${slip(surname)}`],
]

const desks: SearchDesk[] = []
const opened = async (quotes: number) => {
  const desk = await openSearchDesk()
  desks.push(desk)
  const begun = performance.now()
  await fill(desk.database, quotes)
  figure(`filled with ${quotes}`, `${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return { ...desk, people: await peopleOf(desk, quotes) }
}

try {
  const few = await opened(FEW)
  const many = await opened(MANY)
  for (const [name, textOf] of kinds) {
    const rounds: { few: Times; many: Times }[] = []
    // The first round warms up and does not count.
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      const took = { few: [] as number[], many: [] as number[] }
      for (let call = 0; call < CALLS; call += 1)
        for (const [which, desk] of [
          ['few', few],
          ['many', many],
        ] as const) {
          const person = desk.people[call % desk.people.length]
          if (person === undefined) throw new Error('There is nobody to search for')
          const text = textOf(person)
          const one = await desk.search(text)
          if (!one.isFound) throw new Error(`Nobody was found by ${name}: ${text}`)
          took[which].push(one.took)
        }
      if (turn > 0) rounds.push({ few: timesOf(took.few), many: timesOf(took.many) })
    }
    const middle = (which: 'few' | 'many', part: keyof Times) =>
      median(rounds.map((round) => round[which][part]))
    const [little, much] = [middle('few', 'p99'), middle('many', 'p99')]
    figure(
      name,
      `p50 ${middle('few', 'p50').toFixed(1)} and ${middle('many', 'p50').toFixed(1)} ms, p99 ${little.toFixed(1)} and ${much.toFixed(1)} ms: ${(much / little).toFixed(2)}`,
    )
    compare({
      measured: `search by ${name}, p99 as quotes grow`,
      ours: `1,000,000: ${much.toFixed(1)} ms`,
      beside: `10,000: ${little.toFixed(1)} ms`,
      ratio: much / little,
      bar: { atMost: BAR },
    })
  }
} finally {
  for (const desk of desks) await desk.close()
}

type Times = { p50: number; p99: number }

function timesOf(took: readonly number[]): Times {
  const sorted = [...took].sort((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** Customers from all over the table, each with a policy. */
async function peopleOf({ db }: SearchDesk, quotes: number): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    select entry.reference, policy_number as policy, surname, forename, postcode, email, phone, registration
    from generate_series(1, ${CALLS}) as each, lateral (select each * 4999 % (${quotes}::integer / 10) + 1 as place) as drawn
    join milepost.policy on policy_number = 'A-' || (10000000 + drawn.place)
    join milepost.search_entry as entry on entry.reference = policy.reference
  `.execute(db)
  return rows
}
