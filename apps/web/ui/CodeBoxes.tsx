import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { afterTyping } from './after-typing.ts'
import styles from './CodeBoxes.module.css'
import { classNames } from './class-names.ts'
import { FieldGroup, type FieldWords } from './Field.tsx'
import inputStyles from './input.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type CodeBoxesProps = FieldWords & {
  name: string
  id: string
  /** The number of characters of each box. */
  lengths: readonly number[]
  values: readonly string[]
  onValues: (values: readonly string[]) => void
  /** The index of the box in error; all of them if undefined. */
  invalidBox?: number | undefined
  'data-error-key'?: string | undefined
}

type Box = HTMLInputElement

/** Widths for the groups of a driving licence number; boxes of other lengths have the browser's default. */
const boxWidths: Readonly<Record<number, string>> = {
  2: styles.box2,
  3: styles.box3,
  5: styles.box5,
  6: styles.box6,
}

/**
 * A long code in the groups it is printed in. A full box moves to the next; Backspace in an empty one goes back; a whole code
 * pasted anywhere fills them all. Tab and the arrow keys are left to the browser.
 */
export function CodeBoxes({
  name,
  id,
  lengths,
  values,
  onValues,
  invalidBox,
  error,
  'data-error-key': errorKey,
  ...words
}: CodeBoxesProps) {
  const boxes = useRef<(Box | null)[]>([])
  const total = lengths.reduce((sum, length) => sum + length, 0)

  const isInvalid = (index: number) => Boolean(error) && index === (invalidBox ?? index)

  const put = (from: number, text: string) => {
    const spread = spreadCode(values, lengths, from, text)
    onValues(spread.boxes)
    const isFull = spread.boxes[spread.last]?.length === lengths[spread.last]
    boxes.current[Math.min(spread.last + (isFull ? 1 : 0), lengths.length - 1)]?.focus()
  }

  const onTyped = ({ target }: ChangeEvent<Box>, index: number) => {
    const typed = tidyCode(target.value)
    const length = lengths[index] ?? 0
    if (typed.length > length) return put(index, typed)
    const caret = tidyCode(target.value.slice(0, target.selectionStart ?? undefined)).length
    // Cleaned up before React sees it, so that the caret stays where it was.
    target.value = typed
    target.setSelectionRange(caret, caret)
    onValues(values.map((value, at) => (at === index ? typed : value)))
    const hasGrown = typed.length > (values[index]?.length ?? 0)
    const next = boxes.current[index + 1]
    if (!hasGrown || caret !== length || !next) return
    next.focus()
    // Further typing replaces what is there.
    next.select()
  }

  /** A full box accepts no further key; a longer insert (a paste, a keyboard suggestion) flows into the next boxes. */
  const onInsert = (event: SyntheticEvent<Box>, index: number, text: string) => {
    if (tidyCode(afterTyping(event.currentTarget, text)).length <= (lengths[index] ?? 0)) return
    event.preventDefault()
    const code = tidyCode(text)
    if (code.length > 1) put(code.length >= total ? 0 : index, code)
  }

  const onKey = (event: KeyboardEvent<Box>, index: number) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const previous = boxes.current[index - 1]
    if (event.key !== 'Backspace' || selectionStart !== 0 || selectionEnd !== 0 || !previous) return
    event.preventDefault()
    previous.focus()
    previous.setSelectionRange(previous.value.length, previous.value.length)
  }

  return (
    <FieldGroup id={id} error={error} {...words}>
      {() => (
        <div className={styles.frame}>
          <div className={styles.boxes} data-boxes="">
            {lengths.map((length, index) => {
              const boxId = index === 0 ? id : `${id}-${index + 1}`
              return (
                <div key={boxId}>
                  <label className={inputStyles.partLabel} htmlFor={boxId}>
                    <VisuallyHidden>
                      Box {index + 1}, {length} characters
                    </VisuallyHidden>
                  </label>
                  <input
                    ref={(box) => {
                      boxes.current[index] = box
                    }}
                    id={boxId}
                    name={`${name}.${index + 1}`}
                    type="text"
                    className={classNames(inputStyles.input, styles.box, boxWidths[length])}
                    autoCapitalize="characters"
                    autoComplete="off"
                    autoCorrect="off"
                    spellCheck={false}
                    value={values[index] ?? ''}
                    data-error-key={index === 0 ? errorKey : undefined}
                    aria-invalid={isInvalid(index) || undefined}
                    onChange={(event) => onTyped(event, index)}
                    onBeforeInput={(event) => onInsert(event, index, insertedBy(event))}
                    onPaste={(event) => onInsert(event, index, event.clipboardData.getData('text'))}
                    onKeyDown={(event) => onKey(event, index)}
                  />
                </div>
              )
            })}
          </div>
        </div>
      )}
    </FieldGroup>
  )
}

function insertedBy(event: SyntheticEvent & { data?: string | null }): string {
  return event.data ?? ''
}

/** Codes are printed with spaces and dashes as formatting; they are not part of the code. */
export function tidyCode(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}

/**
 * Distributes text over the boxes from an index on, and returns the box that took the last character. What does not fit is dropped.
 */
export function spreadCode(
  boxes: readonly string[],
  lengths: readonly number[],
  from: number,
  text: string,
): { boxes: readonly string[]; last: number } {
  let rest = text
  let last = from
  const spread = boxes.map((box, index) => {
    if (index < from || rest === '') return box
    const piece = rest.slice(0, lengths[index])
    rest = rest.slice(piece.length)
    last = index
    return piece
  })
  return { boxes: spread, last }
}
