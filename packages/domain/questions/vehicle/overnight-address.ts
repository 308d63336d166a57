import { type Address, tidyAddress } from '../../values/address'
import type { VehicleDetails } from '../answers'
import { address, linesOf, mustBeAddress } from '../kinds/address'
import { question } from '../question'
import { isSameAddress } from './same-address'

const judgePlace = mustBeAddress({
  key: 'overnightAddressRequired',
  message: 'Please enter your overnight address',
})

/** Asked beside the home address, and only of a vehicle kept elsewhere (VEH-37). */
export const overnightAddress = question<VehicleDetails>()({
  name: 'overnightAddress',
  kind: address,
  label: 'Where is the vehicle kept overnight?',
  isAsked: ({ subject }) => subject.isNotKeptAtHomeAddressOverNight === true,
  judge(given, { answers }) {
    const wrong = judgePlace(given)
    if (wrong) return wrong
    const home = answers.proposerDetails.address
    if (home && given && isSameAddress(home, given)) {
      return {
        key: 'overnightSameAsHome',
        message:
          'The overnight address is the same as the home address provided. Please review your responses.',
      }
    }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: {
    field: 'overnightAddress',
    read: (sent: Address) => ({ isNotKeptAtHomeAddressOverNight: true, overnightAddress: tidyAddress(sent) }),
    // Sent only when it is not the home address, so silence says that it is.
    assume: { answers: () => ({ isNotKeptAtHomeAddressOverNight: false }) },
  },
  summary: (given) => linesOf(given).join(', '),
})
