import { descOf } from '../../lists/code-list'
import { overnightLocations } from '../../lists/vehicle'
import type { VehicleDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'

const kind = choice(overnightLocations)

/** The specification's rules call it keptOvernight (VEH-29, D-073). */
export const vehicleOvernight = question<VehicleDetails>()({
  name: 'vehicleOvernight',
  kind,
  label: 'Where is the vehicle usually kept overnight?',
  judge: mustBeOffered(kind, {
    key: 'keptOvernightRequired',
    message: 'Please choose where the vehicle is usually kept overnight',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'overnightLocation', codes: overnightLocations },
  summary: (code) => descOf(overnightLocations, code) ?? code,
})
