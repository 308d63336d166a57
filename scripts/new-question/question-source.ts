/** What differs between kinds of question, as source. `name` is the field. */
type KindSource = {
  /** The type of the answer in the subject, and its import from `values/` if it has one. */
  type: string
  typeFrom?: string
  imports: readonly string[]
  /** Source before the question, by its name. */
  before?: (name: string) => string
  kind: (words: string, name: string) => string
  validate: (name: string) => string
  summary: (name: string) => string
  /** For the test: the typed text, its value, and its display text. */
  example: { typed: string; value: string; reads: string; imports?: readonly string[] }
}

const missing = (key: string) =>
  `{ key: '${key}Required', message: 'TO FILL: what to do when it is not answered' }`

/** The kinds whose answer is one value. Others hold more, or belong to one question: copy the nearest. */
export const kinds = {
  'yes-no': {
    type: 'boolean',
    imports: ["import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'"],
    kind: () => 'yesNo',
    validate: (key) => `mustBeAnswered(${missing(key)})`,
    summary: () => 'yesOrNo',
    example: { typed: 'yes', value: 'true', reads: 'Yes' },
  },
  choice: {
    type: 'string',
    imports: [
      "import { type CodeList, descOf } from '../../lists/code-list.ts'",
      "import { choice, mustBeOffered } from '../kinds/choice.ts'",
    ],
    before: (
      name,
    ) => `// TO FILL: the answers, in the file of their subject in lists/ and in lists/reference-data.ts
const ${name}Answers = [
  { code: 'FIRST', desc: 'The first answer' },
  { code: 'OTHER', desc: 'The other answer' },
] as const satisfies CodeList
const ${name}Kind = choice<string>(${name}Answers)
`,
    kind: (_words, name) => `${name}Kind`,
    validate: (name) => `mustBeOffered(${name}Kind, ${missing(name)})`,
    summary: (name) => `(code) => descOf(${name}Answers, code) ?? code`,
    example: { typed: 'FIRST', value: "'FIRST'", reads: 'The first answer' },
  },
  'whole-number': {
    type: 'number',
    imports: ["import { wholeNumber } from '../kinds/whole-number.ts'"],
    kind: () => 'wholeNumber(2_000)',
    validate: (key) => `(count) => (Number.isSafeInteger(count) ? undefined : ${missing(key)})`,
    summary: () => 'String',
    example: { typed: '12', value: '12', reads: '12' },
  },
  money: {
    type: 'Pence',
    typeFrom: 'pence',
    imports: [
      "import { formatPounds } from '../../values/pence.ts'",
      "import { money, mustBeAmount } from '../kinds/money.ts'",
    ],
    kind: () => 'money',
    validate: (key) => `mustBeAmount('TO FILL: the amount of what', '${key}')`,
    summary: () => 'formatPounds',
    example: {
      typed: '250',
      value: 'fromPounds(250)',
      reads: '£250',
      imports: ["import { fromPounds } from '../../values/pence.ts'"],
    },
  },
  date: {
    type: 'LocalDate',
    typeFrom: 'local-date',
    imports: [
      "import { longDate } from '../../values/local-date.ts'",
      "import { dateOf, validateDate } from '../kinds/date.ts'",
    ],
    kind: (words) => `dateOf('TO FILL: the date of ${words}')`,
    validate: (key) => `(date) => validateDate(date, ${missing(key)}, () => [])`,
    summary: () => 'longDate',
    example: { typed: '27/3/2026', value: "localDate('2026-03-27')", reads: '27 March 2026' },
  },
} as const satisfies Record<string, KindSource>

export type KindName = keyof typeof kinds
export function sourceOf(kind: KindName): KindSource {
  return kinds[kind]
}

type Asked = {
  name: string
  kind: KindName
  group: string
  /** Its name in words. */
  words: string
  /** The type of its subject. */
  type: string
}

/** The question as written in its section's file. */
export function questionSource({ name, kind, group, words, type }: Asked): string {
  const { before, kind: kindOf, validate, summary } = sourceOf(kind)
  return `
${before?.(name) ?? ''}
export const ${name} = question<${type}>()({
  name: '${name}',
  kind: ${kindOf(words, name)},
  group: '${group}',
  label: 'TO FILL: ${words}?',
  // TO FILL: asked nowhere until a journey says so, by a field of domain/terms: ({ terms }) => terms.use.asksIt
  isAsked: () => false,
  validate: ${validate(name)},
  // TO FILL: what a policy sold before this question means: { assume: an answer } if one can honestly be assumed (D-266)
  whenNeverAsked: 'ask-before-renewing',
  // TO FILL: what is assumed when a comparison site does not send it: assume: [an answer, 'What the customer is asked to check']
  aggregator: { field: '${name}' },
  summary: ${summary(name)},
})
`
}

/** What its section's file must import: each name, and its module. */
export function importsOf(
  kind: KindName,
  type: string,
): readonly { name: string; from: string; isType: boolean }[] {
  const lines = [
    ...sourceOf(kind).imports,
    "import { question } from '../question.ts'",
    `import type { ${type} } from '../answers.ts'`,
  ]
  return lines.flatMap((line) => {
    const [, isType, names = '', from = ''] = /^import (type )?\{ (.*) \} from '(.*)'$/.exec(line) ?? []
    return names.split(', ').map((name) => ({ name, from, isType: isType !== undefined }))
  })
}

/** Its test: what every question must do. */
export function testSource({
  name,
  kind,
  section,
}: {
  name: string
  kind: KindName
  section: string
}): string {
  const { example } = sourceOf(kind)
  return `import { expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { type JourneyId, journeyIds } from '../../terms/identity.ts'
import { localDate } from '../../values/local-date.ts'
${(example.imports ?? []).map((line) => `${line}\n`).join('')}import { noAnswers } from '../answers.ts'
import { ${name} } from './${section}.ts'

const asking = (id: JourneyId = 'acorn_pc') => ({
  terms: journeys[id],
  answers: noAnswers,
  subject: {},
  today: localDate('2026-11-15'),
})

// TO FILL: the requirement in each title, and the journeys that ask it.
it('is asked on these journeys', () => {
  expect(journeyIds.filter((id) => ${name}.isAsked?.(asking(id)))).toEqual([])
})

it('is required', () => {
  expect(${name}.validate(undefined, asking())?.key).toBe('${name}Required')
})

it('accepts what is typed and shows it again', () => {
  const value = ${example.value}
  expect(${name}.kind.read('${example.typed}', asking())).toEqual({ ok: true, value })
  expect(${name}.validate(value, asking())).toBeUndefined()
  expect(${name}.summary(value)).toBe('${example.reads}')
})
`
}
