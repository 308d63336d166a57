import type { Persona } from '../persona.ts'

export const acornTaxi: readonly Persona[] = [
  {
    who: 'a full-time private hire driver, whose work is known by that',
    you: { isFullTimeTaxi: true },
    vehicle: { vehicleUse: 'PR' },
    skips: ['additionalDrivers'],
    tells: `
      What will the vehicle be used for? | Private hire
      How many business miles will the vehicle be driven in a year? | 1,500 miles
      How far from your base do you work? | Up to 25 miles
      Does the vehicle have internal racking? | No
      Does the vehicle carry dangerous goods? | No
      Does the vehicle visit hazardous sites? | No
      Do you drive a taxi full time? | Yes
      What type of taxi badge do you have? | Private hire
      When was your taxi badge first issued? | 5 May 2015
      Which council or authority licenses your taxi? | Birmingham
      Where in the UK do you mainly work? | West Midlands`,
    isNotAsked: `
      What is your employment status?
      What is your occupation?
      What industry do you work in?
      Do you work full time?
      Do you have any other jobs?`,
  },
]

export const flagTaxi: readonly Persona[] = [
  {
    who: 'a part-time public hire driver with another job',
    you: {
      isFullTimeTaxi: false,
      employmentType: 'S',
      hasOtherOccupation: true,
      otherOccupation: 'A01',
      otherIndustry: '001',
      badgeType: 'PU',
    },
    vehicle: { vehicleUse: 'PU' },
    cover: { yearsOfNoClaimsDiscount: '3', protectNoClaimsDiscount: true, typeOfPolicyNCDEarned: '13' },
    skips: ['additionalDrivers'],
    tells: `
      What will the vehicle be used for? | Public hire
      How many business miles will the vehicle be driven in a year? | 1,500 miles
      How far from your base do you work? | Up to 25 miles
      Does the vehicle have internal racking? | No
      Does the vehicle carry dangerous goods? | No
      Does the vehicle visit hazardous sites? | No
      Do you drive a taxi full time? | No
      What is your employment status? | Self-employed
      Do you have any other jobs? | Yes
      What is your other occupation? | Accountant
      What industry is your other job in? | Accountancy
      What type of taxi badge do you have? | Public hire
      When was your taxi badge first issued? | 5 May 2015
      Which council or authority licenses your taxi? | Birmingham
      Where in the UK do you mainly work? | West Midlands
      How many years of no claims discount do you have? | 3 years
      Do you want to protect your no claims discount? | Yes
      What type of policy did you earn your no claims discount on? | Public hire`,
  },
]
