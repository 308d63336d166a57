import type { CodeEntry } from '@milepost/domain/lists/code-list'
import { fold } from '@milepost/domain/lists/search'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { blankAddress } from '@milepost/domain/values/address'
import type { PersonaSection } from './persona-section.ts'
import { dayBefore, timeLooksLike } from './time.ts'

/** Answers written as a number or code: SP30, 8,000 miles, 5 years. All others are written in words. */
const byCode: readonly string[] = [
  'offenceCode',
  'numberOfPoints',
  'annualMileage',
  'businessMileage',
  'yearsOfNoClaimsDiscount',
]

/** A longer list in an error message would not be read. */
const LISTED = 40

/** Which key of a file is the answer to which question. */
export type Keys = Readonly<Record<string, string>>

/** The answers in a part, each parsed by its own question only. */
export function answersIn(
  section: PersonaSection,
  keys: Keys,
  questions: readonly AnyQuestion[],
  asking: Asking<AnySubject>,
): Record<string, unknown> {
  const answers: Record<string, unknown> = {}
  for (const [key, name] of Object.entries(keys)) {
    const words = section.words(key)
    const question = questions.find((each) => each.name === name)
    if (words === undefined || question === undefined) continue
    const answer = answerTo(question, words, asking)
    if ('error' in answer) section.addMistake(key, answer.error)
    else answers[name] = answer.value
  }
  return answers
}

type Answer = { value: unknown } | { error: string }

function answerTo(question: AnyQuestion, words: string, asking: Asking<AnySubject>): Answer {
  const { kind } = question
  switch (kind.input) {
    case 'date': {
      const day = dayBefore(words, asking.today)
      return day === undefined ? { error: `"${words}" is not ${timeLooksLike}` } : { value: day }
    }
    case 'address':
      return addressOf(words)
    default: {
      const options = kind.options?.(asking)
      const typed = options ? codeOf(question, words, options) : words.replace('£', '')
      if (typed === undefined) return { error: notOffered(question, words, options ?? []) }
      const read = kind.read(typed, asking)
      return read.ok ? { value: read.value } : { error: `"${words}": ${read.message}` }
    }
  }
}

function codeOf({ name }: AnyQuestion, words: string, options: readonly CodeEntry[]): string | undefined {
  const folded = fold(words)
  const byWords = options.find(({ desc }) => fold(desc) === folded)
  if (byWords || !byCode.includes(name)) return byWords?.code
  const number = words.replaceAll(',', '')
  return options.find(({ code }) => code === number)?.code
}

function notOffered({ kind }: AnyQuestion, words: string, options: readonly CodeEntry[]): string {
  const isLong = options.length > LISTED
  const near = isLong ? (kind.search?.(words.split(' ')[0] ?? '') ?? []) : options
  const listed = near.map(({ desc }) => desc).join('; ')
  return isLong
    ? `"${words}" is not on the list of ${options.length}; near it are: ${listed || 'none'}`
    : `"${words}" is none of: ${listed}`
}

/** "14 Mill Lane, Leeds, LS1 1AA": the first line, the town, the postcode. */
function addressOf(words: string): Answer {
  const [line1, city, postcode, ...rest] = words.split(/, */)
  if (!line1 || !city || !postcode || rest.length > 0)
    return { error: `"${words}" is not an address such as 14 Mill Lane, Leeds, LS1 1AA` }
  return { value: { ...blankAddress, line1, city, postcode } }
}
