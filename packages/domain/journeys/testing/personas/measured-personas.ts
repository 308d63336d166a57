import { aClaim } from '../../../questions/people/testing.ts'
import { localDate } from '../../../values/local-date.ts'
import type { Persona } from '../persona.ts'

/** The two telematics lines ask business mileage if a car is used for work (VEH-33). */
export const acornProtect: readonly Persona[] = [
  {
    who: 'a student with a claim',
    you: { employmentType: 'F', studentType: '49D', hasMotoringClaims: true, motoringClaims: [aClaim] },
    skips: ['additionalDrivers'],
    tells: `
      What is your employment status? | In full-time or part-time education
      What type of student are you? | Undergraduate, living away
      Do you do any paid or voluntary work? | No
      Have you had any motoring claims, accidents or losses in the last 5 years? | Yes
      Your claims, accidents and losses | 1 claim
      Claim 1: What happened? | Accident
      Claim 1: When did it happen? | 3 February 2025
      Claim 1: What is the status of the claim? | Settled
      Claim 1: Was it your fault? | No
      Claim 1: Did it reduce your no claims discount? | No
      Claim 1: How much did the claim cost in total? | £1,200`,
    isNotAsked: `
      What is your occupation?
      What industry do you work in?
      Do you work full time?
      Do you have any other jobs?`,
  },
]

export const mypolicyTelematics: readonly Persona[] = [
  {
    who: 'a newcomer to the UK with an imported car and a licence from home',
    you: {
      isResidentFromBirth: false,
      ukResidenceSince: localDate('2010-09-15'),
      hasFullUkLicence: false,
      licenceType: 'E',
      isHomeOwner: false,
    },
    vehicle: { vehicleUse: '1', isImported: true, countryOfRegistration: 'JP', isLeftHandDrive: true },
    skips: ['additionalDrivers'],
    tells: `
      What will the vehicle be used for? | Business use by you
      How many business miles will the vehicle be driven in a year? | 1,500 miles
      Has the vehicle been imported? | Yes
      In which country was the vehicle first registered? | Japan
      Is the vehicle left-hand drive? | Yes
      Do you own your home? | No
      Have you lived in the UK since birth? | No
      When did you start living in the UK? | 15 September 2010
      Do you have a full UK driving licence? | No
      What type of driving licence do you have? | European (EU)`,
    isNotAsked: 'What is your driving licence number?',
  },
]
