import { type KindName, kinds } from './kinds'
import { type SubjectName, subjects } from './subjects'

/** The question to make, as the command line says it. */
export type Wanted = { subject: SubjectName; name: string; kind: KindName }

const isSubject = (word: string): word is SubjectName => Object.hasOwn(subjects, word)
const isKind = (word: string): word is KindName => Object.hasOwn(kinds, word)

const usage = [
  'npm run new-question -- <subject> <name> <kind>',
  `  subject  ${Object.keys(subjects).join(', ')}`,
  '  name     of the field that holds the answer: hasDashCam',
  `  kind     ${Object.keys(kinds).join(', ')}`,
].join('\n')

/** What is asked for, or why it cannot be made. */
export function readWanted(args: readonly string[]): Wanted | { refused: string } {
  const [subject = '', name = '', kind = '', ...more] = args
  if (args.length === 0 || more.length > 0) return { refused: usage }
  if (!isSubject(subject)) return { refused: `There is no subject "${subject}".\n${usage}` }
  if (!/^[a-z][a-zA-Z0-9]{2,60}$/.test(name))
    return { refused: `"${name}" is no name of a field: write it like hasDashCam.\n${usage}` }
  if (!isKind(kind)) return { refused: `No question of kind "${kind}" can be made here.\n${usage}` }
  return { subject, name, kind }
}

/** hasDashCam is in has-dash-cam.ts. */
export function fileName(name: string): string {
  return name.replaceAll(/[A-Z0-9]+/g, (capitals) => `-${capitals.toLowerCase()}`)
}

/** hasDashCam is about "has dash cam". */
export function inWords(name: string): string {
  return fileName(name).replaceAll('-', ' ')
}
