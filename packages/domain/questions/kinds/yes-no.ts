import type { CodeList } from '../../lists/code-list.ts'
import { ok, refused } from '../../values/result.ts'
import type { FieldError } from '../question.ts'
import type { Kind } from './kind.ts'

const answers = [
  { code: 'yes', desc: 'Yes' },
  { code: 'no', desc: 'No' },
] as const satisfies CodeList

/** Yes or no, with neither preselected. */
export const yesNo: Kind<boolean> = {
  input: 'yes-no',
  options: () => answers,
  read(typed) {
    if (typed === '') return ok(undefined)
    if (typed === 'yes' || typed === 'no') return ok(typed === 'yes')
    return refused('notOffered', 'Please choose yes or no')
  },
  show: (isYes) => (isYes ? 'yes' : 'no'),
  holds: (value) => typeof value === 'boolean',
  dto: { shape: 'yes-no' },
}

/** The words of a yes or a no in a summary. */
export function yesOrNo(isYes: boolean): string {
  return isYes ? 'Yes' : 'No'
}

/** Validates a question that only needs an answer. */
export function mustBeAnswered(missing: FieldError): (value: boolean | undefined) => FieldError | undefined {
  return (value) => (typeof value === 'boolean' ? undefined : missing)
}

/** A checkbox. Unticked is no answer, so that a question may require the tick. */
export const tick: Kind<boolean> = {
  input: 'tick',
  example: 'yes',
  onTelephone: 'by-link',
  read(typed) {
    if (typed === '') return ok(undefined)
    return typed === 'yes' ? ok(true) : refused('notOffered', 'Please tick the box or leave it clear')
  },
  show: (isTicked) => (isTicked ? 'yes' : ''),
  holds: (value) => typeof value === 'boolean',
}
