import { address, judgeAddress, linesOf } from '../kinds/address'
import { question } from '../question'
import { isSameAddress } from './same-address'
import type { VehicleDetails } from './vehicle-details'

/** Asked beside the home address, and only of a vehicle kept elsewhere (VEH-37). */
export const overnightAddress = question<VehicleDetails>()({
  name: 'overnightAddress',
  version: 1,
  kind: address,
  label: 'Where is the vehicle kept overnight?',
  isAsked: ({ subject }) => subject.isNotKeptAtHomeAddressOverNight === true,
  judge(given, { answers }) {
    if (given === undefined || given.line1.trim() === '')
      return { key: 'overnightAddressRequired', message: 'Please enter your overnight address' }
    const [wrong] = judgeAddress(given)
    if (wrong) return { key: wrong.key, message: wrong.message }
    const home = answers.proposerDetails.address
    if (home && isSameAddress(home, given)) {
      return {
        key: 'overnightSameAsHome',
        message:
          'The overnight address is the same as the home address provided. Please review your responses.',
      }
    }
    return undefined
  },
  summary: (given) => linesOf(given).join(', '),
})
