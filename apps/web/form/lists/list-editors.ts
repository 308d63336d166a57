import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { claimInWords, claimQuestions } from '@milepost/domain/questions/claim'
import { convictionInWords, convictionQuestions } from '@milepost/domain/questions/conviction'
import {
  modificationQuestions,
  modificationSummary,
  newModification,
} from '@milepost/domain/questions/modification'
import { HISTORY_MAXIMUM, type HistoryOf } from '@milepost/domain/questions/people/history'
import { theDriver, you } from '@milepost/domain/questions/people/whose'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { MAXIMUM_MODIFICATIONS } from '@milepost/domain/questions/vehicle/condition'
import { isLocalDate } from '@milepost/domain/values/local-date'

/** What the editor needs to know about a list. */
export type ListEditor = {
  /** One entry, within a sentence: "claim". */
  what: string
  maximum: number
  /** A new entry, before anything is asked. */
  fresh: AnySubject
  /** The questions of an entry; `asking` is the context of the list itself. */
  ask(asking: Asking<AnySubject>): readonly AnyQuestion[]
  inWords(entry: AnySubject): string
}

const editors: Readonly<Record<string, ListEditor>> = {
  modifications: {
    what: 'modification',
    maximum: MAXIMUM_MODIFICATIONS,
    fresh: newModification,
    ask: () => modificationQuestions,
    inWords: modificationSummary,
  },
  motoringClaims: {
    what: 'claim',
    maximum: HISTORY_MAXIMUM,
    fresh: {},
    ask: (asking) => claimQuestions(historyOf(asking)),
    inWords: claimInWords,
  },
  motoringConvictions: {
    what: 'conviction',
    maximum: HISTORY_MAXIMUM,
    fresh: {},
    ask: (asking) => convictionQuestions(historyOf(asking)),
    inWords: convictionInWords,
  },
}

export function listEditorOf(name: string): ListEditor {
  const editor = editors[name]
  if (!editor) throw new Error(`No editor for a list of ${name}`)
  return editor
}

/** The proposer, addressed as "you", or another driver (CLM-01, CNV-01). */
function historyOf({ subject, answers }: Asking<AnySubject>): HistoryOf {
  const { dateOfBirth } = subject
  return {
    whose: subject === answers.proposerDetails ? you : theDriver,
    dateOfBirth: isLocalDate(dateOfBirth) ? dateOfBirth : undefined,
  }
}
