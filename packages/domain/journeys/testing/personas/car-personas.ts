import { aConviction, aDriver } from '../../../questions/people/testing.ts'
import { localDate } from '../../../values/local-date.ts'
import type { Persona } from '../persona.ts'

export const motorcadePc: readonly Persona[] = [
  {
    who: 'a retired driver with a speeding conviction',
    you: { employmentType: 'R', hasMotoringConvictions: true, motoringConvictions: [aConviction] },
    cover: { yearsOfNoClaimsDiscount: '9', protectNoClaimsDiscount: false },
    skips: ['additionalDrivers'],
    tells: `
      What is your employment status? | Retired
      Do you do any paid or voluntary work? | No
      Have you had any motoring convictions in the last 5 years? | Yes
      Your motoring convictions | 1 conviction
      Conviction 1: What was the offence? | SP30 Exceeding statutory speed limit on a public road
      Conviction 1: Is the prosecution still pending? | No
      Conviction 1: When was the conviction? | 3 February 2025
      Conviction 1: How many penalty points were added? | 3 points
      Conviction 1: How much was the fine? | £100
      Conviction 1: Did it lead to a driving ban? | No
      How many years of no claims discount do you have? | 9 years
      Do you want to protect your no claims discount? | No`,
    isNotAsked: `
      What is your occupation?
      What industry do you work in?
      Do you work full time?
      Do you have any other jobs?`,
  },
]

/** Asks for claims in three years, not five (D-009). */
export const carrotPc: readonly Persona[] = [
  {
    who: 'a learner whose sister drives too',
    you: { hasFullUkLicence: false, licenceType: 'P', licenceObtained: localDate('2025-06-20') },
    drivers: [aDriver],
    skips: [],
    tells: `
      Do you have a full UK driving licence? | No
      What type of driving licence do you have? | Provisional UK
      When did you get this licence? | 20 June 2025
      Have you had any motoring claims, accidents or losses in the last 3 years? | No
      Will anyone else drive the vehicle? | Yes
      What is the driver's title? | Ms
      What is the driver's first name? | Jo
      What is the driver's surname? | Ng
      What is the driver's date of birth? | 27 March 1987
      What is the driver's marital status? | Single
      What is the driver's relationship to you? | Brother or sister
      Has the driver lived in the UK since birth? | Yes
      What is the driver's employment status? | Employed
      What is the driver's occupation? | Accountant
      What industry does the driver work in? | Accountancy
      Does the driver work full time? | Yes
      Does the driver have any other jobs? | No
      Does the driver have a full UK driving licence? | Yes
      When did the driver get this licence? | 1 July 2006
      Has the driver had any motoring convictions in the last 5 years? | No
      Does the driver have any unspent criminal convictions? | No
      Has the driver had any motoring claims, accidents or losses in the last 3 years? | No
      Has an insurer ever refused to cover the driver? | No
      What is the driver's driving licence number? | NG999 853277 J99 AB
      The driver has agreed that I can give you their details and you can use them for this quote. | Yes
      Is this the main driver? | No`,
    isNotAsked: 'Have you had any motoring claims, accidents or losses in the last 5 years?',
  },
]
