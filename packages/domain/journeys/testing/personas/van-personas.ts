import { newModification } from '../../../questions/modification.ts'
import { plainAddress } from '../../../testing/plain-customer.ts'
import { fromPounds } from '../../../values/pence.ts'
import type { Persona } from '../persona.ts'

export const acornCv: readonly Persona[] = [
  {
    who: 'a tradesman with a tow bar and a no-claims discount',
    vehicle: {
      vehicleUse: 'G',
      hasInternalRacking: true,
      isModified: true,
      modifications: [
        {
          ...newModification,
          modificationCode: 'TOW_BAR',
          value: fromPounds(300),
          isForMedicalReasons: false,
        },
      ],
    },
    cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: true, typeOfPolicyNCDEarned: '2' },
    skips: ['additionalDrivers'],
    tells: `
      Your vehicle | Ford Transit Custom, Panel van, Petrol, Manual, 2019
      What will the vehicle be used for? | Carriage of own goods
      How many business miles will the vehicle be driven in a year? | 1,500 miles
      Has the vehicle been modified? | Yes
      What has been modified? | 1 modification
      Modification 1: What is the modification? | Tow bar
      Modification 1: How much did the modification cost? | £300
      Modification 1: Is the modification for medical reasons? | No
      How far from your base do you work? | Up to 25 miles
      Does the vehicle have internal racking? | Yes
      Does the vehicle carry dangerous goods? | No
      Does the vehicle visit hazardous sites? | No
      How many years of no claims discount do you have? | 5 years
      Do you want to protect your no claims discount? | Yes
      What type of policy did you earn your no claims discount on? | Van or other commercial vehicle`,
  },
]

export const motorcadeCv: readonly Persona[] = [
  {
    who: 'a courier whose van is leased and kept elsewhere',
    vehicle: {
      vehicleUse: 'H',
      legalOwner: false,
      ownership: '4',
      isRegisteredKeeper: false,
      registeredKeeper: '4',
      isNotKeptAtHomeAddressOverNight: true,
      overnightAddress: { ...plainAddress, line1: 'Unit 7 Canal Yard', postcode: 'LS2 7AA' },
    },
    skips: ['additionalDrivers'],
    tells: `
      Your vehicle | Ford Transit Custom, Panel van, Petrol, Manual, 2019
      Are you the legal owner of the vehicle? | No
      Who is the legal owner of the vehicle? | Leasing company
      Are you the registered keeper of the vehicle? | No
      Who is the registered keeper of the vehicle? | Leasing company
      What will the vehicle be used for? | Carriage of goods for hire and reward
      How many business miles will the vehicle be driven in a year? | 1,500 miles
      How far from your base do you work? | Up to 25 miles
      Does the vehicle have internal racking? | No
      Does the vehicle carry dangerous goods? | No
      Does the vehicle visit hazardous sites? | No
      Is your home address different to where the vehicle is kept overnight? | Yes
      Where is the vehicle kept overnight? | Unit 7 Canal Yard, Leeds, LS2 7AA`,
  },
]
