import { isMaskedPhone } from '../../values/masked'
import type { ProposerDetails } from '../answers'
import { checkPhone, phone } from '../kinds/phone'
import { question } from '../question'

export const phoneNumber = question<ProposerDetails>()({
  name: 'phoneNumber',
  kind: phone,
  label: 'What is your main phone number?',
  hint: 'A UK number that starts with 0. We need it to reach you about your quote or policy.',
  judge(typed, { terms, refusesMasked }) {
    if (isMaskedPhone(typed) && !refusesMasked) return undefined
    const checked = checkPhone(typeof typed === 'string' ? typed : '', terms)
    return checked.ok ? undefined : { key: checked.key ?? 'phoneNotValid', message: checked.message }
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'phone' },
  summary: (number) => number,
})
