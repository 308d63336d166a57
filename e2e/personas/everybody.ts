import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Person } from './person'
import { readPerson } from './reading/person'

const folder = fileURLToPath(new URL('./', import.meta.url))
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8')

/** What everybody is who does not say otherwise. */
export function typicalPerson(): string {
  return read('typical.yaml')
}

/** Everybody in people/, as they are today. */
export function everybody(today = londonDate(new Date())): readonly Person[] {
  const typical = typicalPerson()
  return readdirSync(`${folder}people`)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) =>
      readPerson({ file: `e2e/personas/people/${name}`, text: read(`people/${name}`), typical }, today),
    )
}
