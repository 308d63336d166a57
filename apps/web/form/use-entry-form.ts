import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { change } from '@milepost/domain/questions/change'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { clearedByTyping, readSubject } from '@milepost/domain/questions/read-subject'
import type { EntryDraft } from './open-entry'
import { useBoxes } from './use-form'

export type EntryFormSettings = {
  /** Makes the boxes' ids unique on the page: "proposerDetails-motoringClaims", "driver". */
  of: string
  ask: readonly AnyQuestion[]
  /** How the questions are asked of the entry as it stands now. */
  askingOf: (entry: AnySubject) => Asking<AnySubject>
  /** Kept outside, so that it outlives the page. */
  draft: EntryDraft
  onDraft: (draft: EntryDraft) => void
  onGood: (entry: AnySubject) => void
}

/** The small form of one entry of a list: a modification, a claim, a conviction, a driver. */
export function useEntryForm({ of, ask, askingOf, draft, onDraft, onGood }: EntryFormSettings) {
  const { entry, typed } = draft
  const fieldOf = (name: string) => `${of}.${name}`
  const nameOf = (field: string) => field.slice(of.length + 1)
  const { subject, wrong } = readSubject(ask, typed, askingOf(entry))
  const boxes = useBoxes({
    fields: ask.map(({ name }) => fieldOf(name)),
    textOf: (field) => {
      const name = nameOf(field)
      const asked = ask.find((each) => each.name === name)
      const answer = entry[name]
      return typed[name] ?? (asked && answer !== undefined && answer !== null ? asked.kind.show(answer) : '')
    },
    read: () => ({
      good: subject,
      wrong: wrong.map(({ name, ...each }) => ({ ...each, field: fieldOf(name) })),
    }),
    emptiedBy: (field, text) =>
      clearedByTyping(ask, typed, askingOf(entry), { name: nameOf(field), text }).map(fieldOf),
    onTyped: (field, text, emptied) => {
      const gone = Object.fromEntries(emptied.map((each) => [nameOf(each), '']))
      onDraft({ entry, typed: { ...typed, [nameOf(field)]: text, ...gone } })
    },
    onGood,
  })
  return {
    ...boxes,
    /** What a question of the entry is given. */
    asked: (question: AnyQuestion) => ({
      question,
      asking: askingOf(subject),
      box: boxes.box(fieldOf(question.name)),
      onAnswer: (answer: unknown) => {
        const { [question.name]: _settled, ...others } = typed
        onDraft({ entry: change(subject, question, answer), typed: others })
      },
    }),
  }
}
