import { catalogue } from '@milepost/domain/journeys/catalogue'
import type { SubjectName } from '@milepost/domain/journeys/section'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import type { Kind } from '@milepost/domain/questions/kinds/kind'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { FEW } from '../../form/inputs/ChoiceInput'

export type KindName = Kind<never>['input']
export type Here = Omit<Asking<AnySubject>, 'subject'>

/** A way of asking, how many questions of the wizard are asked in it, and the one that stands for it here. */
export type KindShown = {
  title: string
  kind: KindName
  of: SubjectName
  question: AnyQuestion
  count: number
}

/** Every kind the wizard asks in, from the catalogue and in its order. A kind is shown by a question that explains itself, if one does. */
export function everyKind(here: Here): readonly KindShown[] {
  const asked = Object.values(catalogue.sections)
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

/** Few answers stand side by side and many fold away: one kind, two looks. */
function titleOf({ kind }: AnyQuestion, here: Here): string {
  if (kind.input !== 'choice') return kind.input
  return (kind.options?.({ ...here, subject: {} }).length ?? 0) > FEW ? 'choice of many' : 'choice of few'
}
