import { useCombobox } from 'downshift'
import { type KeyboardEvent, useMemo, useState } from 'react'
import styles from './Combobox.module.css'
import { Field, type FieldWords } from './Field.tsx'
import { Icon } from './Icon.tsx'
import inputStyles from './input.module.css'
import type { SelectOption } from './Select.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type ComboboxProps = Omit<FieldWords, 'label'> & {
  label: string
  name: string
  id: string
  /** The value of the picked option, or the text as typed. */
  value: string
  onValue: (value: string) => void
  /** The options that match what is typed so far, best first, and not too many to read. */
  search: (typed: string) => readonly SelectOption[]
  /** The label of a value; typed text is its own label. */
  wordsOf: (value: string) => string
  'data-error-key'?: string | undefined
}

/**
 * One of a list too long to read, found by typing. The best match is marked for Enter; nothing is picked automatically, and typed
 * text stays as typed.
 */
export function Combobox({
  label,
  hint,
  error,
  optional,
  help,
  name,
  id,
  value,
  onValue,
  search,
  wordsOf,
  'data-error-key': errorKey,
}: ComboboxProps) {
  const [text, setText] = useBoxText(value, wordsOf)
  const found = useMemo(() => [...search(text)], [search, text])
  const tell = (words: string, chosen: string) => {
    setText(words, chosen)
    onValue(chosen)
  }
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<SelectOption>({
    id,
    inputId: id,
    items: found,
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    // The value holds the picked option; nothing stays selected here, so that the same one can be picked again.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem: option }) => option && tell(option.label, option.value),
    // Enter picks the best match; leaving the field picks nothing.
    defaultHighlightedIndex: 0,
    // Without text there is nothing to show.
    stateReducer: (_, { type, changes }) => ({
      ...changes,
      ...(type === useCombobox.stateChangeTypes.InputBlur && { selectedItem: null, inputValue: text }),
      isOpen: changes.isOpen === true && changes.inputValue?.trim() !== '',
    }),
  })
  const isListed = isOpen && found.length > 0
  // If nothing is listed Enter has no list to close: it is Continue, as in any other field.
  const letEnterThrough = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isListed)
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }
  const input = getInputProps({
    name,
    onChange: (event) => tell(event.currentTarget.value, event.currentTarget.value),
    onKeyDown: letEnterThrough,
    'aria-expanded': isListed,
    // The field ties the label to the input.
    'aria-labelledby': undefined,
  })
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} help={help}>
      {(ids) => (
        <div className={styles.combobox}>
          <Icon name="search" className={styles.icon} />
          <input
            {...input}
            // Naming no element, or one that is not listed, is not valid.
            aria-activedescendant={(isListed && input['aria-activedescendant']) || undefined}
            type="text"
            className={`${inputStyles.input} ${inputStyles.full} ${styles.box}`}
            autoCorrect="off"
            spellCheck={false}
            data-error-key={errorKey}
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
          />
          <ul {...getMenuProps({ 'aria-label': label })} className={styles.list} hidden={!isListed}>
            {isListed &&
              found.map((option, index) => (
                <li
                  key={option.value}
                  {...getItemProps({ item: option, index })}
                  className={styles.option}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  {option.label}
                </li>
              ))}
          </ul>
          {isOpen && !isListed && (
            <p className={styles.none} aria-hidden="true">
              {NONE_FOUND}
            </p>
          )}
          <VisuallyHidden role="status">{isOpen ? countInWords(found.length) : ''}</VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

const NONE_FOUND = 'Nothing found. Please try another word.'

function countInWords(count: number): string {
  if (count === 0) return NONE_FOUND
  return count === 1 ? '1 answer to choose from' : `${count} answers to choose from`
}

/**
 * The text of the input. It follows the value only if that changes from outside: typing a code must not replace it by its label.
 */
function useBoxText(value: string, wordsOf: (value: string) => string) {
  const [box, setBox] = useState(() => ({ words: wordsOf(value), value }))
  if (box.value !== value) setBox({ words: wordsOf(value), value })
  const setText = (words: string, chosen: string) => setBox({ words, value: chosen })
  return [box.value === value ? box.words : wordsOf(value), setText] as const
}
