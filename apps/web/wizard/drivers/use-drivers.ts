import type { Answers } from '@milepost/domain/questions/answers'
import type { AnySubject } from '@milepost/domain/questions/asking'
import {
  addDriver,
  canAddDriver,
  type DriverPlace,
  editDriver,
  markMainDriver,
  removeDriver,
} from '@milepost/domain/questions/people/driver-list'
import { journey } from '../../brands/current.ts'
import { type EntryDraft, type OpenEntry, openEntryText, readOpenEntry } from '../../form/use-entry-form.ts'
import { saveAnswers, saveTyped, storeAnswer, useQuote } from '../../state/quote-state.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { addDriverId, DRIVERS, driverFormTitleId, rowId, tableId } from './drivers-errors.ts'

/** The drivers, the one whose form is open, and the actions on both (ADD-01 to ADD-08). */
export function useDrivers() {
  const answers = useQuote((state) => state.answers)
  const text = useQuote((state) => state.typed[DRIVERS] ?? '')
  const open = openOf(readOpenEntry(text), answers)
  const focus = useFocusNext()
  const openForm = (opened: OpenEntry) => saveTyped(DRIVERS, openEntryText(opened))
  const show = (index: number) =>
    openForm({ at: index, entry: answers.additionalDrivers[index] ?? {}, typed: {} })

  return {
    answers,
    open,
    canAdd: canAddDriver(answers, journey),
    add: () => {
      openForm({ at: 'new', entry: {}, typed: {} })
      focus(driverFormTitleId)
    },
    show,
    edit: (index: number) => {
      show(index)
      focus(driverFormTitleId)
    },
    keep: (draft: EntryDraft) => openForm({ ...draft, at: open?.at ?? 'new' }),
    save: (driver: AnySubject) => {
      const at = open?.at ?? 'new'
      storeAnswer(at === 'new' ? added(answers, driver) : editDriver(answers, at, driver), DRIVERS)
      focus(rowId(at === 'new' ? answers.additionalDrivers.length : at))
    },
    cancel: () => {
      storeAnswer(answers, DRIVERS)
      focus(open === undefined || open.at === 'new' ? addDriverId : rowId(open.at))
    },
    remove: (index: number) => {
      saveAnswers(removeDriver(answers, index))
      focus(tableId)
    },
    markMain: (place: DriverPlace) => saveAnswers(markMainDriver(answers, place)),
  }
}

function added(answers: Answers, driver: AnySubject): Answers {
  const checked = addDriver(answers, driver, journey)
  // A full list opens no new form, so the list cannot overflow here.
  if (!checked.ok) throw new Error(checked.message)
  return checked.value
}

/** A form for a driver who is no longer there, or no longer fits, is closed. */
function openOf(begun: OpenEntry | undefined, answers: Answers): OpenEntry | undefined {
  const fits =
    begun &&
    (begun.at === 'new' ? canAddDriver(answers, journey) : answers.additionalDrivers[begun.at] !== undefined)
  return fits ? begun : undefined
}
