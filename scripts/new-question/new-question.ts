import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importName, insertLine, joinList } from './edit-source.ts'
import { importsOf, type KindName, kinds, questionSource, sourceOf, testSource } from './question-source.ts'

/** The question to create, from the command line. */
export type NewQuestion = { subject: SubjectName; name: string; kind: KindName }

/** Where the questions about a subject are. */
export type Subject = {
  folder: string
  type: string
  /** The file of its section, without its extension, and the list in it that defines what is asked and in which order. */
  section: string
  list: string
}

const questions = 'packages/domain/questions'

/** The types of all answers. */
const answersFile = `${questions}/answers.ts`

export const subjects = {
  vehicle: {
    folder: `${questions}/vehicle`,
    type: 'VehicleDetails',
    section: 'use',
    list: 'furtherUseQuestions',
  },
  cover: {
    folder: `${questions}/cover`,
    type: 'CoverDetails',
    section: 'no-claims-discount',
    list: 'noClaimsQuestions',
  },
  proposer: {
    folder: `${questions}/people`,
    type: 'ProposerDetails',
    section: 'about-you',
    list: 'homeQuestions',
  },
} as const satisfies Record<string, Subject>

type SubjectName = keyof typeof subjects

const isSubject = (word: string): word is SubjectName => Object.hasOwn(subjects, word)
const isKind = (word: string): word is KindName => Object.hasOwn(kinds, word)

const usage = [
  'npm run new-question -- <subject> <name> <kind>',
  `  subject  ${Object.keys(subjects).join(', ')}`,
  '  name     of the field that holds the answer: hasDashCam',
  `  kind     ${Object.keys(kinds).join(', ')}`,
].join('\n')

/** The requested question, or why it cannot be created. */
export function readNewQuestion(args: readonly string[]): NewQuestion | { refused: string } {
  const [subject = '', name = '', kind = '', ...more] = args
  if (args.length === 0 || more.length > 0) return { refused: usage }
  if (!isSubject(subject)) return { refused: `There is no subject "${subject}".\n${usage}` }
  if (!/^[a-z][a-zA-Z0-9]{2,60}$/.test(name))
    return { refused: `"${name}" is no name of a field: write it like hasDashCam.\n${usage}` }
  if (!isKind(kind)) return { refused: `No question of kind "${kind}" can be made here.\n${usage}` }
  return { subject, name, kind }
}

/** Writes the question into the clone at `root`. Returns the files it created or changed, or why it wrote nothing. */
export function writeQuestion(
  root: string,
  { subject, name, kind }: NewQuestion,
): string[] | { refused: string } {
  const { folder, section, list, type: subjectType } = subjects[subject]
  const { type, typeFrom } = sourceOf(kind)
  const sectionFile = `${folder}/${section}.ts`
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  if (read(sectionFile).includes(`export const ${name} = `))
    return { refused: `${name} is there already, in ${sectionFile}` }

  // Every change is computed before the first is written: if a place has moved, the clone stays unchanged.
  const source = questionSource({ name, kind, words: inWords(name), type: subjectType })
  let asked = joinList(read(sectionFile), { list, name, source })
  for (const { name: imported, from, isType } of importsOf(kind, subjectType))
    asked = importName(asked, imported, from, isType)
  let answers = insertLine(read(answersFile), `${name}?: ${type}`, {
    after: `export type ${subjectType} = `,
    before: /^\}$/,
  })
  if (typeFrom !== undefined) answers = importName(answers, type, `../values/${typeFrom}`, true)
  const changed = new Map([
    [sectionFile, asked],
    [`${folder}/${fileName(name)}.test.ts`, testSource({ name, kind, section })],
    [answersFile, answers],
  ])

  for (const [path, text] of changed) writeFileSync(join(root, path), text)
  return [...changed.keys()]
}

/** The test of hasDashCam is has-dash-cam.test.ts. */
export function fileName(name: string): string {
  return name.replaceAll(/[A-Z0-9]+/g, (capitals) => `-${capitals.toLowerCase()}`)
}

/** hasDashCam is about "has dash cam". */
export function inWords(name: string): string {
  return fileName(name).replaceAll('-', ' ')
}
