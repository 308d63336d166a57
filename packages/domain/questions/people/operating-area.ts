import { descOf } from '../../lists/code-list'
import { operatingAreas } from '../../lists/licence'
import type { ProposerDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'

const kind = choice(operatingAreas)

/** Asked once, on the taxi lines (DRV-14, D-082, D-105). */
export const operatingArea = question<ProposerDetails>()({
  name: 'operatingArea',
  kind,
  label: 'Where in the UK do you mainly work?',
  isAsked: ({ terms }) => terms.drivers.asksTaxiBadge,
  judge: mustBeOffered(kind, {
    key: 'operatingAreaRequired',
    message: 'Please choose the area you mainly work in',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'operatingArea', part: 'taxi', codes: operatingAreas },
  dto: { shape: { text: 100 } },
  summary: (code) => descOf(operatingAreas, code) ?? code,
})
