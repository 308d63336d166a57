import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { SubjectName } from '@milepost/domain/journeys/step-fields'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import type { Kind } from '@milepost/domain/questions/kinds/kind'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { blankAddress } from '@milepost/domain/values/address'
import { formatDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { FEW } from '../form/inputs/ChoiceInput.tsx'

type KindName = Kind<never>['input']
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
const text = (typed: string) => () => ({ typed })
/** The first option. */
const chosen = (question: AnyQuestion, asking: Asking<AnySubject>) => ({
  typed: question.kind.options?.(asking)[0]?.code ?? '',
})

/** An answer of each kind. A new kind does not compile without one. */
export const answersShown: Readonly<
  Record<KindName, (question: AnyQuestion, asking: Asking<AnySubject>) => Shown>
> = {
  plate: text('AB12 CDE'),
  money: text('8,450'),
  choice: chosen,
  search: chosen,
  mileage: chosen,
  date: text('27/3/1987'),
  name: text('Morgan'),
  email: text('alan@morgan.example'),
  phone: text('0113 496 0100'),
  'licence-number': text('MORGA/803277/A99/AB'),
  'yes-no': text('yes'),
  'whole-number': text('12'),
  tick: text('yes'),
  start: (_, { today }) => ({ typed: `${formatDate(today)} 09:30` }),
  address: () => ({ answer: home }),
  list: () => ({
    answer: [{ modificationCode: 'TOW_BAR', value: fromPounds(250), isForMedicalReasons: false }],
  }),
}
