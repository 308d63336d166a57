import { descOf } from '../../lists/code-list'
import { type OwnerOrKeeperCode, otherOwnersAndKeepers, ownersAndKeepers } from '../../lists/vehicle'
import type { VehicleDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import { ownerAndKeeper, ownershipAnswers } from './rules'

const kind = choice(otherOwnersAndKeepers)

export const ownership = question<VehicleDetails>()({
  name: 'ownership',
  kind,
  label: 'Who is the legal owner of the vehicle?',
  // Where the owner must be the customer, a no has already ended it (VEH-31).
  isAsked: ({ subject, terms }) => subject.legalOwner === false && !terms.use.ownerMustBeKeeper,
  judge: mustBeOffered(kind, {
    key: 'ownershipRequired',
    message: 'Please choose the legal owner of the vehicle',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: {
    field: 'owner',
    codes: ownersAndKeepers,
    read: (code: OwnerOrKeeperCode) => ownershipAnswers({ ownership: code }),
    assume: { words: 'The policyholder owns the vehicle', answers: () => ({ legalOwner: true }) },
  },
  dto: {
    isRequired: true,
    serialise: (vehicle) => ownerAndKeeper(vehicle).ownership,
    deserialise: (code) => ownershipAnswers({ ownership: code }),
  },
  summary: (code) => descOf(ownersAndKeepers, code) ?? code,
})
