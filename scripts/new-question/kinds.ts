/** What differs between questions of two kinds, as source. `name` is the field. */
type KindSource = {
  /** The type of the answer in the subject, and its import from `values/` where it has one. */
  type: string
  typeFrom?: string
  imports: readonly string[]
  /** Before the question, by its name. */
  before?: (name: string) => string
  kind: (words: string, name: string) => string
  judge: (name: string) => string
  summary: (name: string) => string
  /** For the test: what is typed, what that is, and how it reads. */
  example: { typed: string; value: string; reads: string; imports?: readonly string[] }
}

const missing = (key: string) =>
  `{ key: '${key}Required', message: 'TO FILL: what to do when it is not answered' }`

/** The kinds whose answer is one value. Others hold more than that, or belong to one question: copy the nearest. */
export const kinds = {
  'yes-no': {
    type: 'boolean',
    imports: ["import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'"],
    kind: () => 'yesNo',
    judge: (key) => `mustBeAnswered(${missing(key)})`,
    summary: () => 'yesOrNo',
    example: { typed: 'yes', value: 'true', reads: 'Yes' },
  },
  choice: {
    type: 'string',
    imports: [
      "import { type CodeList, descOf } from '../../lists/code-list'",
      "import { choice, mustBeOffered } from '../kinds/choice'",
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
    judge: (name) => `mustBeOffered(${name}Kind, ${missing(name)})`,
    summary: (name) => `(code) => descOf(${name}Answers, code) ?? code`,
    example: { typed: 'FIRST', value: "'FIRST'", reads: 'The first answer' },
  },
  'whole-number': {
    type: 'number',
    imports: ["import { wholeNumber } from '../kinds/whole-number'"],
    kind: () => 'wholeNumber(2_000)',
    judge: (key) => `(count) => (Number.isSafeInteger(count) ? undefined : ${missing(key)})`,
    summary: () => 'String',
    example: { typed: '12', value: '12', reads: '12' },
  },
  money: {
    type: 'Pence',
    typeFrom: 'pence',
    imports: [
      "import { formatPounds } from '../../values/pence'",
      "import { money, mustBeAmount } from '../kinds/money'",
    ],
    kind: () => 'money',
    judge: (key) => `mustBeAmount('TO FILL: the amount of what', '${key}')`,
    summary: () => 'formatPounds',
    example: {
      typed: '250',
      value: 'fromPounds(250)',
      reads: '£250',
      imports: ["import { fromPounds } from '../../values/pence'"],
    },
  },
  date: {
    type: 'LocalDate',
    typeFrom: 'local-date',
    imports: [
      "import { formatDate } from '../../values/local-date'",
      "import { dateOf, judgeDate } from '../kinds/date'",
    ],
    kind: (words) => `dateOf('TO FILL: the date of ${words}')`,
    judge: (key) => `(given) => judgeDate(given, ${missing(key)}, () => [])`,
    summary: () => 'formatDate',
    example: { typed: '27/3/2026', value: "localDate('2026-03-27')", reads: '27/03/2026' },
  },
} as const satisfies Record<string, KindSource>

export type KindName = keyof typeof kinds
export function sourceOf(kind: KindName): KindSource {
  return kinds[kind]
}
