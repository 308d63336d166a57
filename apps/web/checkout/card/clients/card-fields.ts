/** The row that the boxes of a card stand in, each around a frame of the provider's in which the card is typed (CRD-01, T27). */
export function boxRow(into: HTMLElement): HTMLElement {
  const row = document.createElement('div')
  row.className = 'card-boxes'
  into.append(row)
  return row
}

/** A labelled box of ours. A provider's client ties the label to the frame in the element of that id. */
export function boxIn(row: HTMLElement, id: string, words: string, look = ''): HTMLElement {
  const field = document.createElement('div')
  field.className = 'field'
  const label = document.createElement('label')
  label.className = 'field__label'
  label.htmlFor = id
  label.textContent = words
  const box = document.createElement('div')
  box.id = id
  box.className = `input input--full ${look}`.trim()
  field.append(label, box)
  row.append(field)
  return box
}

/** Says under a box what is wrong with it. */
export function sayUnder(id: string, message: string): void {
  const field = document.getElementById(id)?.closest('.field')
  const said = field?.querySelector('.card-boxes__error') ?? document.createElement('p')
  said.className = 'card-boxes__error'
  said.setAttribute('role', 'alert')
  said.textContent = message
  field?.append(said)
}
