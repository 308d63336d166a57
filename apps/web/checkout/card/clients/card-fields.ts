import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/Field.module.css'
import inputStyles from '../../../ui/input.module.css'
import styles from './card-fields.module.css'

/** The row of the card's fields, each around a frame of the provider in which the card is typed (CRD-01, T27). */
export function boxRow(into: HTMLElement): HTMLElement {
  const row = document.createElement('div')
  row.className = styles.row
  into.append(row)
  return row
}

/** A labelled field of ours. The provider's client ties the label to the frame in the element with that id. */
export function boxIn(row: HTMLElement, id: string, words: string, look?: string): HTMLElement {
  const field = document.createElement('div')
  field.className = fieldStyles.field
  field.dataset['field'] = 'one'
  const label = document.createElement('label')
  label.className = fieldStyles.label
  label.htmlFor = id
  label.textContent = words
  const box = document.createElement('div')
  box.id = id
  box.className = classNames(inputStyles.input, inputStyles.full, look)
  field.append(label, box)
  row.append(field)
  return box
}

/** Shows the error of a field below it. */
export function sayUnder(id: string, message: string): void {
  const field = document.getElementById(id)?.closest('[data-field]')
  const alert = field?.querySelector('[role="alert"]') ?? document.createElement('p')
  alert.className = styles.error
  alert.setAttribute('role', 'alert')
  alert.textContent = message
  field?.append(alert)
}
