import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { SubjectName } from '@milepost/domain/journeys/step-fields'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import type { KindName } from '@milepost/domain/questions/kinds/kind'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { blankAddress } from '@milepost/domain/values/address'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { FEW } from '../form/inputs/ChoiceInput.tsx'

export type Here = Omit<Asking<AnySubject>, 'subject'>

/** A kind of input, how many questions of the wizard use it, and the one shown here. */
export type KindShown = {
  title: string
  kind: KindName
  of: SubjectName
  question: AnyQuestion
  count: number
}

/** Every kind that the wizard uses, from the journey definition and in its order. A question with a help text is preferred. */
export function everyKind(here: Here): readonly KindShown[] {
  const asked = Object.values(journeyDefinition.steps)
    .flat()
    .flatMap(({ of, ask }) =>
      ask.map((question) => ({ title: titleOf(question, here), kind: question.kind.input, of, question })),
    )
  const titles = [...new Set(asked.map(({ title }) => title))]
  return titles.flatMap((title) => {
    const alike = asked.filter((each) => each.title === title)
    const shown = alike.find(({ question }) => question.help) ?? alike[0]
    return shown ? [{ ...shown, count: alike.length }] : []
  })
}

/** Few options are radio buttons and many are a select: one kind, two looks. */
function titleOf({ kind }: AnyQuestion, here: Here): string {
  if (kind.input !== 'choice') return kind.input
  return (kind.options?.({ ...here, subject: {} }).length ?? 0) > FEW ? 'choice of many' : 'choice of few'
}

/** The text of the field, or the answer itself if an input holds more than text. */
type Shown = { typed: string } | { answer: unknown }

const home = { ...blankAddress, line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' }

/** The answers of inputs that hold more than one text. */
const ownAnswers: Partial<Record<KindName, (today: LocalDate) => Shown>> = {
  start: (today) => ({ typed: `${formatDate(today)} 09:30` }),
  address: () => ({ answer: home }),
  list: () => ({
    answer: [{ modificationCode: 'TOW_BAR', value: fromPounds(250), isForMedicalReasons: false }],
  }),
}

/** An answer to show: of its kind, the first option, or the example. */
export function answerShown({ kind }: AnyQuestion, asking: Asking<AnySubject>): Shown {
  const own = ownAnswers[kind.input]
  return own?.(asking.today) ?? { typed: kind.example ?? kind.options?.(asking)[0]?.code ?? '' }
}
