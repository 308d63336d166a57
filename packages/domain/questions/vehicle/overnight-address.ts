import { fold } from '../../lists/search.ts'
import { type Address, tidyAddress } from '../../values/address.ts'
import type { VehicleDetails } from '../answers.ts'
import { address, linesOf, mustBeAddress } from '../kinds/address.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'

const validatePlace = mustBeAddress({
  key: 'overnightAddressRequired',
  message: 'Please enter your overnight address',
})

/** Asked next to the home address, only if the vehicle is kept elsewhere (VEH-37). */
export const overnightAddress = question<VehicleDetails>()({
  name: 'overnightAddress',
  kind: address,
  group: 'home',
  label: 'Where is the vehicle kept overnight?',
  isAsked: ({ subject }) => subject.isNotKeptAtHomeAddressOverNight === true,
  validate(answer, { answers }) {
    const error = validatePlace(answer)
    if (error) return error
    const home = answers.proposerDetails.address
    if (home && answer && isSameAddress(home, answer)) {
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
    // Only sent if it is not the home address, so a missing one means the home address.
    assume: { answers: () => ({ isNotKeptAtHomeAddressOverNight: false }) },
  },
  summary: (answer) => linesOf(answer).join(', '),
})

/** Asked next to the home address, about the vehicle (YOU-01). */
export const isNotKeptAtHomeAddressOverNight = question<VehicleDetails>()({
  name: 'isNotKeptAtHomeAddressOverNight',
  kind: yesNo,
  group: 'home',
  label: 'Is your home address different to where the vehicle is kept overnight?',
  clears: ['overnightAddress'],
  validate: mustBeAnswered({
    key: 'isNotKeptAtHomeAddressOverNightRequired',
    message: 'Please tell us if your home address is different to where the vehicle is kept overnight',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { impliedBy: 'overnightAddress' },
  summary: yesOrNo,
})

/** Whether two addresses are the same house, in any notation (D-089). */
export function isSameAddress(one: Address, other: Address): boolean {
  return houseOf(one) === houseOf(other)
}

/** Words stay separate, so that "Flat 1, 2 High Street" is not "Flat 12, High Street"; spaces in a postcode are ignored. */
function houseOf({ line1, postcode }: Address): string {
  return `${fold(line1)}|${fold(postcode).replaceAll(' ', '')}`
}
