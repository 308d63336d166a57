import { londonDate } from '@milepost/domain/values/london-time'
import { stringify } from 'yaml'
import { allPeople } from '../all-people.ts'
import { comeOut } from './come-out.ts'
import { inWords } from './in-words.ts'

/**
 * Prints the result of underwriting and pricing for every person whose file name contains a word:
 * `node scripts/node.mjs e2e/personas/testing/show.ts nurse`.
 */
const [, , word = ''] = process.argv
const today = londonDate(new Date())
for (const person of allPeople(today).filter(({ file }) => file.includes(word))) {
  process.stdout.write(`# ${person.file}: ${person.who} (${person.registration})\n`)
  process.stdout.write(`${stringify({ 'must come out': inWords(comeOut(person, today)) })}\n`)
}
