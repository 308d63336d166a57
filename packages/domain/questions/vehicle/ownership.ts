import { descOf } from '../../lists/code-list.ts'
import { type OwnerOrKeeperCode, otherOwnersAndKeepers, ownersAndKeepers } from '../../lists/vehicle.ts'
import { addDays, longDate, parseLocalDate, toParts } from '../../values/local-date.ts'
import { Unmapped } from '../aggregator.ts'
import type { VehicleDetails } from '../answers.ts'
import { choice, mustBeOffered } from '../kinds/choice.ts'
import { dateOf, validateDate } from '../kinds/date.ts'
import { yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'
import { NOT_YET_PURCHASED, ownerAndKeeper, ownershipAnswers, validateOwnerWhoKeeps } from './rules.ts'

const ownershipKind = choice(otherOwnersAndKeepers)

export const ownership = question<VehicleDetails>()({
  name: 'ownership',
  kind: ownershipKind,
  group: 'keeper',
  label: 'Who is the legal owner of the vehicle?',
  // Where the owner must be the customer, a no is refused already (VEH-31).
  isAsked: ({ subject, terms }) => subject.legalOwner === false && !terms.use.ownerMustBeKeeper,
  validate: mustBeOffered(ownershipKind, {
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

export const vehiclePurchased = question<VehicleDetails>()({
  name: 'vehiclePurchased',
  kind: yesNo,
  group: 'keeper',
  label: 'Have you bought the vehicle?',
  hint: "Choose Yes if you've agreed to buy it and have a collection date.",
  clears: ['datePurchased'],
  validate(isPurchased) {
    if (typeof isPurchased !== 'boolean')
      return { key: 'vehiclePurchasedRequired', message: 'Please tell us if you have bought the vehicle' }
    return isPurchased ? undefined : NOT_YET_PURCHASED
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { impliedBy: 'datePurchased' },
  summary: yesOrNo,
})

/** A buyer may give a future day of collection (CON-02, D-072). */
const PURCHASE_DAYS_AHEAD = 30

export const datePurchased = question<VehicleDetails>()({
  name: 'datePurchased',
  kind: dateOf('the date you bought your vehicle'),
  group: 'keeper',
  label: 'When did you buy the vehicle?',
  hint: "For example, 27 3 2022. If you haven't collected it yet, enter the collection date.",
  isAsked: ({ subject }) => subject.vehiclePurchased === true,
  validate(answer, { subject, today }) {
    const missing = { key: 'datePurchasedRequired', message: 'Please enter the date you bought your vehicle' }
    const made = subject.vehicleInfo?.year
    return validateDate(answer, missing, (date) => [
      made !== undefined &&
        toParts(date).year < made && {
          key: 'purchasedBeforeMade',
          message: `Your vehicle was made in ${made}. Please enter a purchase date in ${made} or later`,
        },
      date > addDays(today, PURCHASE_DAYS_AHEAD) && {
        key: 'purchasedTooFarAhead',
        message: 'The purchase date of your vehicle cannot be over 30 days from todays date.',
      },
    ])
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: {
    field: 'purchased',
    shape: { pattern: /^\d{4}-\d{2}(-\d{2})?$/, what: 'a month or a day, such as 2022-03 or 2022-03-27' },
    read(sent: string) {
      // A month means its first day: no price depends on the day.
      const date = parseLocalDate(sent.length === 7 ? `${sent}-01` : sent)
      return date === undefined
        ? new Unmapped('Send a real month or day, such as 2022-03 or 2022-03-27')
        : { vehiclePurchased: true, datePurchased: date }
    },
  },
  summary: longDate,
})

export const legalOwner = question<VehicleDetails>()({
  name: 'legalOwner',
  kind: yesNo,
  group: 'keeper',
  label: 'Are you the legal owner of the vehicle?',
  help: {
    summary: 'Who is the legal owner?',
    body: "The legal owner is the person or company that paid for the vehicle or was given it. If it's leased, that's the leasing company. The V5C log book names the registered keeper, who may be someone else.",
  },
  validate(isOwner, { terms }) {
    if (typeof isOwner !== 'boolean')
      return {
        key: 'legalOwnerRequired',
        message: 'Please tell us if you are the legal owner of the vehicle',
      }
    return validateOwnerWhoKeeps(isOwner, terms)
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { impliedBy: 'ownership' },
  dto: { impliedBy: 'ownership' },
  summary: yesOrNo,
})

export const isRegisteredKeeper = question<VehicleDetails>()({
  name: 'isRegisteredKeeper',
  kind: yesNo,
  group: 'keeper',
  label: 'Are you the registered keeper of the vehicle?',
  hint: 'The registered keeper is the person or company named on the V5C log book.',
  validate(isKeeper, { terms }) {
    if (typeof isKeeper !== 'boolean')
      return {
        key: 'isRegisteredKeeperRequired',
        message: 'Please tell us if you are the registered keeper of the vehicle',
      }
    return validateOwnerWhoKeeps(isKeeper, terms)
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { impliedBy: 'registeredKeeper' },
  dto: { impliedBy: 'registeredKeeper' },
  summary: yesOrNo,
})

const registeredKeeperKind = choice(otherOwnersAndKeepers)

export const registeredKeeper = question<VehicleDetails>()({
  name: 'registeredKeeper',
  kind: registeredKeeperKind,
  group: 'keeper',
  label: 'Who is the registered keeper of the vehicle?',
  hint: 'The name on the V5C log book.',
  // Asked after a no to owning or keeping (VEH-30, D-073), unless the customer has said that they are the keeper.
  isAsked: ({ subject, terms }) =>
    !terms.use.ownerMustBeKeeper &&
    (subject.isRegisteredKeeper === false ||
      (subject.legalOwner === false && subject.isRegisteredKeeper === undefined)),
  validate: mustBeOffered(registeredKeeperKind, {
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

/** The questions about who owns and keeps the vehicle, in order (D-030). */
export const keeperQuestions = [
  vehiclePurchased,
  datePurchased,
  legalOwner,
  ownership,
  isRegisteredKeeper,
  registeredKeeper,
]
