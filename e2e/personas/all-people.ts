import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { nothingExpected, type Person } from './person.ts'
import { readPerson } from './reading/person.ts'

const folder = fileURLToPath(new URL('./', import.meta.url))
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8')

/** The defaults for what a person's file leaves out. */
export function typicalPerson(): string {
  return read('typical.yaml')
}

/** Every person in people/, as of today, and stand-ins for journeys without a person yet. */
export function allPeople(today = londonDate(new Date())): readonly Person[] {
  const typical = typicalPerson()
  const people = readdirSync(`${folder}people`)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) =>
      readPerson({ file: `e2e/personas/people/${name}`, text: read(`people/${name}`), typical }, today),
    )
  const without = journeyIds.filter((id) => !people.some(({ journey }) => journey === id))
  return [...people, ...without.flatMap((journey) => standIn(journey, people))]
}

/** For a journey that was added later, the first person who buys on a journey of its line stands in. Their price is not checked. */
function standIn(journey: JourneyId, people: readonly Person[]): readonly Person[] {
  const like = people.find(
    (person) =>
      journeys[person.journey].line === journeys[journey].line &&
      person.arrives === 'by themselves' &&
      person.expected.endsOn === 'Thank you',
  )
  if (like === undefined) return []
  const { file, who, expected } = like
  return [
    {
      ...like,
      journey,
      file: `${file} on ${journey}`,
      who: `${who}, on ${journey}`,
      proves: [],
      expected: { ...nothingExpected, endsOn: expected.endsOn },
    },
  ]
}
