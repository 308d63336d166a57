import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GroupName, headingOf } from '@milepost/domain/questions/groups'
import { importName, insertLine, joinList } from './edit-source.ts'
import { importsOf, type KindName, kinds, questionSource, sourceOf, testSource } from './question-source.ts'

/** The question to create, from the command line. */
export type NewQuestion = { group: NewGroup; name: string; kind: KindName }

/** Where the questions of a group are. */
type Place = {
  folder: string
  /** The type of the subject that has the answers. */
  type: string
  /** The file of its section, without its extension, and the list in it that defines what is asked and in which order. */
  section: string
  list: string
}

const questions = 'packages/domain/questions'

/** The types of all answers. */
const answersFile = `${questions}/answers.ts`

const ofVehicle = { folder: `${questions}/vehicle`, type: 'VehicleDetails' }

/** The groups that a question can be added to. Others are about any driver: copy the nearest question there. */
export const places = {
  keeper: { ...ofVehicle, section: 'ownership', list: 'keeperQuestions' },
  use: { ...ofVehicle, section: 'use', list: 'useQuestions' },
  changes: { ...ofVehicle, section: 'condition', list: 'changesQuestions' },
  vehicleAtWork: { ...ofVehicle, section: 'use', list: 'furtherUseQuestions' },
  home: {
    folder: `${questions}/people`,
    type: 'ProposerDetails',
    section: 'about-you',
    list: 'homeQuestions',
  },
  cover: {
    folder: `${questions}/cover`,
    type: 'CoverDetails',
    section: 'no-claims-discount',
    list: 'noClaimsQuestions',
  },
} satisfies Partial<Record<GroupName, Place>>

type NewGroup = keyof typeof places

const isGroup = (word: string): word is NewGroup => Object.hasOwn(places, word)
const isKind = (word: string): word is KindName => Object.hasOwn(kinds, word)

const usage = [
  'npm run new-question -- <group> <name> <kind>',
  '  group    the heading that the question stands under:',
  ...Object.keys(places).map((name) => `             ${name.padEnd(15)}${headingIn(name as NewGroup)}`),
  '  name     of the field that holds the answer: hasDashCam',
  `  kind     ${Object.keys(kinds).join(', ')}`,
].join('\n')

function headingIn(group: NewGroup): string {
  return headingOf(group, 'step') ?? 'the page about cover, without a heading'
}

/** The requested question, or why it cannot be created. */
export function readNewQuestion(args: readonly string[]): NewQuestion | { refused: string } {
  const [group = '', name = '', kind = '', ...more] = args
  if (args.length === 0 || more.length > 0) return { refused: usage }
  if (!isGroup(group)) return { refused: `There is no group "${group}".\n${usage}` }
  if (!/^[a-z][a-zA-Z0-9]{2,60}$/.test(name))
    return { refused: `"${name}" is no name of a field: write it like hasDashCam.\n${usage}` }
  if (!isKind(kind)) return { refused: `No question of kind "${kind}" can be made here.\n${usage}` }
  return { group, name, kind }
}

/** Writes the question into the clone at `root`. Returns the files it created or changed, or why it wrote nothing. */
export function writeQuestion(
  root: string,
  { group, name, kind }: NewQuestion,
): string[] | { refused: string } {
  const { folder, section, list, type: subjectType } = places[group]
  const { type, typeFrom } = sourceOf(kind)
  const sectionFile = `${folder}/${section}.ts`
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  if (read(sectionFile).includes(`export const ${name} = `))
    return { refused: `${name} is there already, in ${sectionFile}` }

  // Every change is computed before the first is written: if a place has moved, the clone stays unchanged.
  const source = questionSource({ name, kind, group, words: inWords(name), type: subjectType })
  let asked = joinList(read(sectionFile), { list, name, source })
  for (const { name: imported, from, isType } of importsOf(kind, subjectType))
    asked = importName(asked, imported, from, isType)
  let answers = insertLine(read(answersFile), `${name}?: ${type}`, {
    after: `export type ${subjectType} = `,
    before: /^\}$/,
  })
  if (typeFrom !== undefined) answers = importName(answers, type, `../values/${typeFrom}.ts`, true)
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
