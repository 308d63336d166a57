import { parseEmail } from '../../values/email.ts'
import { isMaskedEmail } from '../../values/masked.ts'
import type { ProposerDetails } from '../answers.ts'
import { email } from '../kinds/text.ts'
import { question } from '../question.ts'

export const emailAddress = question<ProposerDetails>()({
  name: 'emailAddress',
  kind: email,
  group: 'person',
  label: 'What is your email address?',
  hint: "We'll send your quote and documents here.",
  validate(typed, { refusesMasked }) {
    if (isMaskedEmail(typed) && !refusesMasked) return undefined
    const checked = parseEmail(typeof typed === 'string' ? typed : '')
    return checked.ok ? undefined : { key: checked.key ?? 'emailNotValid', message: checked.message }
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'email' },
  summary: (address) => address,
})
