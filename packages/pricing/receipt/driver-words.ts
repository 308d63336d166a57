import { descOf } from '@milepost/domain/lists/code-list'
import { employmentTypes } from '@milepost/domain/lists/employment-types'
import { licenceTypes } from '@milepost/domain/lists/licence-types'
import { maritalStatuses } from '@milepost/domain/lists/marital-statuses'
import { occupations } from '@milepost/domain/lists/occupations'
import { unspentConvictions, unspentPoints } from '../risk/conviction'
import {
  claim,
  conviction,
  type FactorWords,
  fromList,
  GONE,
  number,
  oneOf,
  pounds,
  years,
} from './row-words'

/** What is rated of a driver, as it is told to the proposer of themselves. */
export const driverWords: Readonly<Record<string, FactorWords>> = {
  'main-driver': {
    title: 'How much you drive the vehicle',
    says: oneOf({ main: 'Main driver', named: 'Named driver' }),
  },
  age: { title: 'Your age when cover starts', says: ({ driver }) => String(driver.age) },
  'licence-years': {
    title: 'How long you have had your licence',
    says: ({ driver }) => years(driver.licence.years),
  },
  'licence-type': { title: 'Your driving licence', says: fromList(licenceTypes) },
  'badge-years': {
    title: 'How long you have had a taxi badge',
    says: ({ driver: { badge } }) => years(badge.kind === 'held' ? badge.years : 0),
  },
  'uk-residency': {
    title: 'How long you have lived in the UK',
    says: ({ driver }) => years(driver.ukResidencyYears),
  },
  employment: { title: 'Your employment', says: fromList(employmentTypes) },
  occupation: {
    title: 'Your occupation',
    says: ({ driver }) => driver.occupations.map((code) => descOf(occupations, code) ?? GONE).join(' and '),
  },
  'marital-status': { title: 'Your marital status', says: fromList(maritalStatuses) },
  telematics: { title: 'Your driving is measured', says: () => 'By a telematics device' },
  claims: { title: 'A claim', says: claim },
  'claim-cost': { title: 'What a claim at fault cost', says: pounds },
  convictions: { title: 'A motoring conviction', says: conviction },
  'conviction-count': {
    title: 'How many motoring convictions you have',
    says: ({ driver }) => number(unspentConvictions(driver).length),
  },
  points: { title: 'Points on your licence', says: ({ driver }) => number(unspentPoints(driver)) },
}

/**
 * Under which headings another driver's factors stand. What they told us is their own business: the proposer is told that a driver
 * moves the price and by what kind of thing, not by which answer.
 */
export const otherDriverWords: Readonly<Record<string, string>> = {
  'main-driver': 'Age and driving experience',
  age: 'Age and driving experience',
  'licence-years': 'Age and driving experience',
  'licence-type': 'Age and driving experience',
  'badge-years': 'Age and driving experience',
  telematics: 'Age and driving experience',
  'uk-residency': 'Work and home',
  employment: 'Work and home',
  occupation: 'Work and home',
  'marital-status': 'Work and home',
  claims: 'Driving record',
  'claim-cost': 'Driving record',
  convictions: 'Driving record',
  'conviction-count': 'Driving record',
  points: 'Driving record',
}
