import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { modificationQuestions, newModification } from '@milepost/domain/questions/modification'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { plateOf, vehiclesNamed } from '../plate.ts'
import { answersIn, type Keys } from './answer.ts'
import type { PersonaSection } from './persona-section.ts'

/** The answers about the use of the vehicle; its value is asked once it is found. */
export const vehicleKeys: Keys = {
  bought: 'datePurchased',
  'used for': 'vehicleUse',
  'kept overnight': 'vehicleOvernight',
  'kept at': 'overnightAddress',
  miles: 'annualMileage',
  'business miles': 'businessMileage',
  'imported from': 'countryOfRegistration',
  'left-hand drive': 'isLeftHandDrive',
  'works within': 'businessRadius',
  racking: 'hasInternalRacking',
  'dangerous goods': 'carriesDangerousGoods',
  'hazardous sites': 'visitsHazardousSites',
}

const modificationKeys: Keys = {
  what: 'modificationCode',
  cost: 'value',
  'for medical reasons': 'isForMedicalReasons',
}

const questions = [
  ...journeyDefinition.steps.vehicleDetails,
  ...journeyDefinition.steps.vehicleDetailsTwo,
  ...journeyDefinition.steps.aboutYou,
].flatMap(({ of, ask }) => (of === 'vehicleDetails' ? ask : []))

/** The vehicle's answers, and a plate with which the register has such a vehicle. */
export function vehicleIn(section: PersonaSection, asking: Asking<AnySubject>, start: LocalDate) {
  const answers = answersIn(section, { worth: 'value', ...vehicleKeys }, questions, asking)
  const modifications = section.parts('modifications', 'modification').map((modification) => {
    const change = answersIn(modification, modificationKeys, modificationQuestions, asking)
    modification.done()
    return { ...newModification, ...change }
  })
  const registration = plateIn(section, start)
  const vehicle = {
    vehiclePurchased: answers['datePurchased'] !== undefined,
    ...answers,
    ...heldBy(section, asking, 'owner', { is: 'legalOwner', who: 'ownership' }),
    ...heldBy(section, asking, 'keeper', { is: 'isRegisteredKeeper', who: 'registeredKeeper' }),
    isImported: answers['countryOfRegistration'] !== undefined,
    isModified: modifications.length > 0,
    ...(modifications.length > 0 && { modifications }),
    isNotKeptAtHomeAddressOverNight: answers['overnightAddress'] !== undefined,
  }
  section.done()
  return { vehicle, registration }
}

/** "Policyholder" is a yes to the question before the list. */
function heldBy(
  section: PersonaSection,
  asking: Asking<AnySubject>,
  key: string,
  names: { is: string; who: string },
) {
  if (section.words(key) === 'Policyholder') return { [names.is]: true }
  return { [names.is]: false, ...answersIn(section, { [key]: names.who }, questions, asking) }
}

/** A file describes a vehicle by name and age; it names a plate only if the plate itself matters. */
function plateIn(section: PersonaSection, start: LocalDate): string {
  const plate = section.words('plate')
  const named = section.words('vehicle')
  if (plate !== undefined) return plate
  const [, name = '', age = ''] = /^(.+), (\d{1,2}) years? old$/.exec(named ?? '') ?? []
  if (name === '')
    return (
      section.addMistake('vehicle', 'a vehicle and its age are expected: Kia Picanto 1.0 1, 5 years old') ??
      ''
    )
  const found = plateOf({ name, age: Number(age), start })
  if (found !== undefined) return found
  const maker = name.split(' ')[0] ?? ''
  const like = vehiclesNamed(maker).join('; ') || vehiclesNamed('').join('; ')
  return (
    section.addMistake('vehicle', `the register knows no "${name}" of ${age} years; it knows: ${like}`) ?? ''
  )
}
