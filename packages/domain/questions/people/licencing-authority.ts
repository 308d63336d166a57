import { descOf } from '../../lists/code-list'
import { licensingAuthorities } from '../../lists/licensing-authorities'
import type { ProposerDetails } from '../answers'
import { mustBeOffered } from '../kinds/must-be-offered'
import { searched } from '../kinds/search'
import { question } from '../question'

const kind = searched('licensingAuthorities')

/** Asked once, on the taxi lines (DRV-14, D-082, D-105). The spelling is the field's. */
export const licencingAuthority = question<ProposerDetails>()({
  name: 'licencingAuthority',
  kind,
  label: 'Which council or authority licenses your taxi?',
  hint: 'Start typing and choose from the list.',
  isAsked: ({ terms }) => terms.drivers.asksTaxiBadge,
  judge: mustBeOffered(kind, {
    key: 'licencingAuthorityRequired',
    message: 'Please choose the council or authority that licenses your taxi',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'licensingAuthority', part: 'taxi', codes: licensingAuthorities },
  dto: { shape: { text: 100 } },
  summary: (code) => descOf(licensingAuthorities, code) ?? code,
})
