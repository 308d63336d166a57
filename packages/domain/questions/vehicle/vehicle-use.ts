import { descOf } from '../../lists/code-list'
import { vehicleUses } from '../../lists/vehicle'
import type { VehicleDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'

const kind = choice(({ terms }) => vehicleUses.filter(({ code }) => terms.use.uses.includes(code)))

export const vehicleUse = question<VehicleDetails>()({
  name: 'vehicleUse',
  kind,
  label: 'What will the vehicle be used for?',
  help: {
    summary: 'Which use should I choose?',
    body: 'Social, domestic and pleasure is everyday driving such as shopping and visiting. Commuting is driving to one regular place of work. Any other driving for work is business use.',
  },
  judge: mustBeOffered(kind, {
    key: 'vehicleUseRequired',
    message: 'Please choose what the vehicle will be used for',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'use', codes: vehicleUses },
  summary: (code) => descOf(vehicleUses, code) ?? code,
})
