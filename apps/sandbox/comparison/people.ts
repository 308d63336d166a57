/** A visitor who compares prices: what they drive, the expected result, and the risk in the product's published shape. */
export type Visitor = {
  id: string
  name: string
  drives: 'car' | 'van' | 'taxi'
  about: string
  expect: string
  risk: (today: Date) => object
}

const DAY = 24 * 60 * 60 * 1000

/** Cover starts in four days: always a future date. */
const startOf = (today: Date) => `${daysFrom(today, 4)}T09:00`

function daysFrom(today: Date, days: number): string {
  return new Date(today.getTime() + days * DAY).toISOString().slice(0, 10)
}

const proposer = {
  title: '003',
  firstName: 'Alan',
  lastName: 'Morgan',
  dateOfBirth: '1987-03-27',
  maritalStatus: 'S',
  ukResidentSince: '1987-03-27',
  employmentStatus: 'E',
  occupation: 'A01',
  industry: '001',
  fullTime: true,
  licenceType: 'F',
  licenceObtained: '2006-07-01',
  criminalConvictions: false,
  refusedInsurance: false,
  claims: [],
  convictions: [],
  email: 'alan.morgan@example.com',
  phone: '01134960100',
  homeOwner: true,
  address: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' },
}

const vehicle = {
  registration: 'AA19AAA',
  value: 9500,
  purchased: '2022-03',
  owner: '1',
  keeper: '1',
  use: 'C',
  overnightLocation: '4',
  annualMileage: 8000,
  businessMileage: 1000,
  imported: false,
  leftHandDrive: false,
  modifications: [],
}

const cover = { level: 'COMP', voluntaryExcess: 250, ncdYears: 5, ncdProtected: false }

type More = { proposer?: object; vehicle?: object; cover?: object; taxi?: object; breakdownWanted?: boolean }

const risk = (today: Date, more: More = {}) => ({
  version: '2026-11',
  ...more,
  proposer: { ...proposer, ...more.proposer },
  vehicle: { ...vehicle, ...more.vehicle },
  cover: { ...cover, start: startOf(today), ...more.cover },
})

const without = (part: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name)))

/** All people here are invented. */
export const visitors: readonly Visitor[] = [
  {
    id: 'complete',
    name: 'Alan, who answered everything',
    drives: 'car',
    about: 'A Ford Fiesta from 2019, no claims, five years of no claims discount.',
    expect: 'Prices from every brand, and the same price on arrival.',
    risk: (today) => risk(today),
  },
  {
    id: 'assumed',
    name: 'Alan in a hurry',
    drives: 'car',
    about: 'The site did not ask who owns the car, whether it is modified, or how long he has lived here.',
    expect: 'Prices, and on arrival the assumed answers to check.',
    risk: (today) => ({
      ...risk(today),
      proposer: without(proposer, 'ukResidentSince', 'criminalConvictions', 'refusedInsurance', 'homeOwner'),
      vehicle: without(vehicle, 'owner', 'keeper', 'imported', 'leftHandDrive', 'modifications', 'value'),
    }),
  },
  {
    id: 'breakdown',
    name: 'Alan with breakdown cover',
    drives: 'car',
    about: 'He ticked breakdown cover on this site.',
    expect: 'Prices with breakdown cover, and it is selected on arrival.',
    risk: (today) => risk(today, { breakdownWanted: true }),
  },
  {
    id: 'without-plate',
    name: 'Alan without his number plate',
    drives: 'car',
    about: 'He knows that it is a petrol Ford Fiesta from 2019 with a one-litre engine.',
    expect: 'Indicative prices, and on arrival the page that asks for the registration.',
    risk: (today) => ({
      ...risk(today),
      vehicle: {
        ...without(vehicle, 'registration', 'value'),
        described: {
          make: 'Ford',
          model: 'Fiesta',
          year: 2019,
          fuel: 'Petrol',
          transmission: 'Manual',
          engineSize: 998,
        },
      },
    }),
  },
  {
    id: 'declined',
    name: 'Alan, whom every brand declines',
    drives: 'car',
    about: 'His ban for drink driving ended two months ago.',
    expect: 'Declined by every brand: no prices, no links and no reasons.',
    risk: (today) =>
      risk(today, {
        proposer: {
          convictions: [{ date: daysFrom(today, -425), code: 'DR10', points: 3, fine: 500, banMonths: 12 }],
        },
      }),
  },
  {
    id: 'referred',
    name: 'Alan, who is referred',
    drives: 'car',
    about: 'His last insurer cancelled his policy.',
    expect: 'Referred: an underwriter has to review the quote, so there is no price here.',
    risk: (today) => risk(today, { proposer: { refusedInsurance: true } }),
  },
  {
    id: 'gaps',
    name: 'Alan, with missing answers',
    drives: 'car',
    about: 'The site did not ask how the car is used, and sent an unknown code.',
    expect: 'An error for each missing or wrong field.',
    risk: (today) => ({
      ...risk(today, { proposer: { maritalStatus: 'COMPLICATED' } }),
      vehicle: without(vehicle, 'use', 'annualMileage'),
    }),
  },
  {
    id: 'van',
    name: 'Alan with his van',
    drives: 'van',
    about: 'Carries his own goods, within 25 miles of Leeds.',
    expect: 'Prices from the van journeys.',
    risk: (today) =>
      risk(today, {
        vehicle: {
          registration: 'VN21VAN',
          use: 'G',
          businessRadius: '25',
          internalRacking: false,
          dangerousGoods: false,
          hazardousSites: false,
        },
        cover: { ncdEarnedOn: '2' },
      }),
  },
  {
    id: 'taxi',
    name: 'Alan the taxi driver',
    drives: 'taxi',
    about: 'Private hire, full time, licensed in Birmingham.',
    expect: 'Prices from the taxi journeys. Full-time taxi work is recognised on arrival.',
    risk: (today) =>
      risk(today, {
        proposer: {
          employmentStatus: 'S',
          occupation: 'D34',
          industry: '703',
          taxiBadgeType: 'PR',
          taxiBadgeObtained: '2015-05-05',
        },
        vehicle: { registration: 'TX18CAB', use: 'PR', businessRadius: '25' },
        cover: { ncdEarnedOn: '12' },
        taxi: { licensingAuthority: 'BIRMINGHAM', operatingArea: 'WEST_MIDLANDS' },
      }),
  },
]
