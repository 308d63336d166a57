import type { Client } from 'braintree-web/client'
import type { HostedFields, HostedFieldsState } from 'braintree-web/hosted-fields'
import type { CardHandlers, Look } from '../card-client.ts'
import fieldStyles from '../card-fields.module.css'
import { boxIn, boxRow, sayUnder } from '../card-fields.ts'
import type { BraintreeComponents, HostedFieldsOptions } from './components.ts'

const names = ['number', 'expirationDate', 'cvv'] as const
type Name = (typeof names)[number]

const labels: Readonly<Record<Name, string>> = {
  number: 'Card number',
  expirationDate: 'Expiry date',
  cvv: 'Security code',
}
const messages: Readonly<Record<Name, string>> = {
  number: 'Please check your card number',
  expirationDate: 'Please check your expiry date',
  cvv: 'Please check your security code',
}
const idOf = (name: Name) => `braintree-${name}`

/** Three labelled fields of ours, each around a frame of Braintree's in which the card is typed (CRD-01, T27). */
export async function drawHostedBoxes(
  { hostedFields }: Pick<BraintreeComponents, 'hostedFields'>,
  client: Client,
  into: HTMLElement,
  look: Look,
): Promise<HostedFields> {
  const row = boxRow(into)
  const field = (name: Name) => ({
    container: boxIn(row, idOf(name), labels[name], fieldStyles.hosted),
    iframeTitle: `Secure frame: ${labels[name].toLowerCase()}`,
    internalLabel: labels[name],
  })
  const options: HostedFieldsOptions = {
    client,
    fields: {
      number: field('number'),
      expirationDate: { ...field('expirationDate'), placeholder: 'MM / YY' },
      cvv: field('cvv'),
    },
    styles: {
      input: { 'font-size': '18px', color: look.ink },
      '.invalid': { color: look.bad },
      '::placeholder': { color: look.line },
    },
  }
  return hostedFields(options).catch((error: unknown) => {
    row.remove()
    throw error
  })
}

/** Shows each field's error once it was left, and reports whether all three are complete (CRD-12). */
export function watchHostedBoxes(boxes: HostedFields, { onChange, onEnter }: CardHandlers): void {
  boxes.on('validityChange', ({ fields, emittedBy }) => {
    onChange(areComplete({ fields }))
    const name = names.find((each) => each === emittedBy)
    if (name !== undefined && fields[name].isPotentiallyValid) sayUnder(idOf(name), '')
  })
  boxes.on('blur', ({ fields, emittedBy }) => {
    const name = names.find((each) => each === emittedBy)
    if (name === undefined) return
    const { isEmpty, isValid } = fields[name]
    sayUnder(idOf(name), isEmpty || isValid ? '' : messages[name])
  })
  boxes.on('inputSubmitRequest', () => onEnter())
}

export function areComplete({ fields }: Pick<HostedFieldsState, 'fields'>): boolean {
  return names.every((name) => fields[name].isValid)
}

export function clearHostedBoxes(boxes: HostedFields): void {
  for (const name of names) {
    void boxes.clear(name)
    sayUnder(idOf(name), '')
  }
}
