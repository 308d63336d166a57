import { descOf } from '../../lists/code-list'
import type { VehicleDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'

const kind = choice(businessRadii)

export const businessRadius = question<VehicleDetails>()({
  name: 'businessRadius',
  kind,
  label: 'How far from your base do you work?',
  hint: 'The furthest you usually drive for work from where the vehicle is kept.',
  isAsked: ({ terms }) => terms.use.asksBusinessRadius,
  judge: mustBeOffered(kind, {
    key: 'businessRadiusRequired',
    message: 'Please choose how far from your base you work',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'businessRadius', codes: businessRadii },
  summary: (code) => descOf(businessRadii, code) ?? code,
})
