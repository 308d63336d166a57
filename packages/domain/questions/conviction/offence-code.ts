import { descOf } from '../../lists/code-list'
import { offences } from '../../lists/offences'
import { mustBeOffered } from '../kinds/must-be-offered'
import { searched } from '../kinds/search'
import { question } from '../question'
import type { Conviction } from './conviction'

const kind = searched('offences')

export const offenceCode = question<Conviction>()({
  name: 'offenceCode',
  kind,
  label: 'What was the offence?',
  hint: 'Type its code, like SP30, or a word, like speeding.',
  judge: mustBeOffered(kind, { key: 'offenceCodeRequired', message: 'Please choose the offence' }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'code', codes: offences },
  summary: (code) => `${code} ${descOf(offences, code) ?? ''}`.trim(),
})
