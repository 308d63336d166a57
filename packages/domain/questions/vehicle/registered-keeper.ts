import { descOf } from '../../lists/code-list'
import { type OwnerOrKeeperCode, otherOwnersAndKeepers, ownersAndKeepers } from '../../lists/vehicle'
import type { VehicleDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import { ownerAndKeeper, ownershipAnswers } from './rules'

const kind = choice(otherOwnersAndKeepers)

export const registeredKeeper = question<VehicleDetails>()({
  name: 'registeredKeeper',
  kind,
  label: 'Who is the registered keeper of the vehicle?',
  hint: 'The name on the V5C log book.',
  // A no to owning or to keeping asks for the keeper (VEH-30, D-073), unless the customer has said it is them: nobody is asked twice.
  isAsked: ({ subject, terms }) =>
    !terms.use.ownerMustBeKeeper &&
    (subject.isRegisteredKeeper === false ||
      (subject.legalOwner === false && subject.isRegisteredKeeper === undefined)),
  judge: mustBeOffered(kind, {
    key: 'registeredKeeperRequired',
    message: 'Please choose the registered keeper of the vehicle',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: {
    field: 'keeper',
    codes: ownersAndKeepers,
    read: (code: OwnerOrKeeperCode) => ownershipAnswers({ registeredKeeper: code }),
    assume: {
      words: 'The policyholder is the registered keeper',
      answers: () => ({ isRegisteredKeeper: true }),
    },
  },
  dto: {
    isRequired: true,
    serialise: (vehicle) => ownerAndKeeper(vehicle).registeredKeeper,
    deserialise: (code) => ownershipAnswers({ registeredKeeper: code }),
  },
  summary: (code) => descOf(ownersAndKeepers, code) ?? code,
})
