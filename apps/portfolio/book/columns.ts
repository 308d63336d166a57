/**
 * A column of a book: what stands in it, and what is meant where it is left out, on every line or on the lines named. The README of
 * the rates says the same to those who fill it in.
 */
type Meaning = { says: string; without: string }

/** What is one for the whole policy, in the order the example writes it. */
export const policyColumns = {
  policy: { says: 'your own reference; it comes back with the price', without: 'nothing' },
  line: { says: 'private-car, van, taxi, telematics, impound', without: 'the line of the journey' },
  journey: {
    says: 'acorn_pc, motorcade_cv …',
    without: 'acorn_pc, acorn_cv, acorn_taxi, mypolicy_telematics, briefly_impound',
  },
  'rated on': { says: 'the day whose rates price this row; compare does not read it', without: '--on' },
  'cover start': { says: 'a day', without: 'the day it is rated on' },
  level: { says: 'COMP, TPFT, TPO', without: 'COMP' },
  term: { says: 'annual, thirty-day; on impound: impound', without: 'annual, impound impound' },
  excess: { says: 'the voluntary one in pounds: 0, 100, 150 … 1000', without: '250' },
  'no-claims years': { says: '0 to 10; 10 is ten or more', without: '5' },
  protected: { says: 'yes or no: the no-claims discount is protected', without: 'no' },
  'earned on': {
    says: 'van and taxi: the policy the years were earned on, 2, 11, 12 …',
    without: 'van 2, taxi 12',
  },
  'home owner': { says: 'yes or no', without: 'yes' },
  group: { says: '1 to 50, or unknown', without: '20, van 34' },
  value: { says: 'pounds', without: '9000' },
  'vehicle age': { says: 'full years, or unknown', without: '6' },
  body: { says: 'HATCHBACK, PANEL_VAN …, or unknown', without: 'HATCHBACK, van PANEL_VAN' },
  'gross weight': { says: 'kilograms, or unknown', without: 'unknown, van 2900' },
  use: { says: 'S, C, 1 …, on vans G and H, on taxis PR and PU', without: 'C, van G, taxi PR' },
  mileage: { says: 'miles a year; on impound in thirty days', without: '8000, taxi 25000, impound 500' },
  overnight: { says: '4 driveway, 1 garage, 3 street …', without: '4' },
  area: { says: 'the letters of the postcode where it is kept: RG', without: 'RG' },
  'q plate': { says: 'yes or no', without: 'no' },
  'left-hand drive': { says: 'yes or no', without: 'no' },
  imported: { says: 'no, or the country: JP (NOR for Norway)', without: 'no' },
  modifications: { says: 'code:pounds, or code:pounds:medical, parted by ;', without: 'none' },
  owner: { says: '1 policyholder, 6 parent …', without: '1' },
  keeper: { says: 'likewise', without: '1' },
  radius: { says: 'van and taxi: 15, 25, 50, 100, OVER_100, NATIONWIDE', without: 'van 25, taxi 25' },
  racking: { says: 'van and taxi: yes or no', without: 'no' },
  'dangerous goods': { says: 'van and taxi: yes or no', without: 'no' },
  'hazardous sites': { says: 'van and taxi: yes or no', without: 'no' },
  'main driver': { says: 'the number of the driver who drives most', without: '1' },
} as const satisfies Record<string, Meaning>

/** What is asked of each driver: `driver 1 age`, `driver 2 age`. The first is the policyholder. */
export const driverColumns = {
  age: { says: '16 to 120; a driver after the first must have one', without: '40' },
  licence: { says: 'F full UK, P provisional …', without: 'F' },
  'licence years': { says: 'full years', without: 'those since 18, at most 20' },
  'years in the uk': { says: 'full years', without: 'all their life' },
  'marital status': { says: 'S, M, P …', without: 'S under 25, else as typical' },
  employment: { says: 'E, S, R …', without: 'E, taxi S' },
  occupation: { says: 'a code, or two parted by ;', without: 'as goes with the employment, else typical' },
  claims: {
    says: 'type:fault:pounds:years ago, parted by ; (A:fault:1500:2; W:non-fault:300:0)',
    without: 'none',
  },
  convictions: {
    says: 'code:points:years ago, parted by ; (SP30:3:1); after it, :pending, :spent or :banned 2025-01-10 to 2026-01-09',
    without: 'none',
  },
  'criminal conviction': { says: 'yes or no: an unspent one', without: 'no' },
  'refused cover': { says: 'yes or no', without: 'no' },
  badge: { says: 'taxi: PR or PU', without: 'taxi PR' },
  'badge years': { says: 'taxi: full years', without: 'taxi 5' },
  'licensed by': { says: 'taxi: the licensing authority, BIRMINGHAM …', without: 'taxi ADUR' },
  'full time': { says: 'taxi: yes or no', without: 'taxi yes' },
} as const satisfies Record<string, Meaning>

export type PolicyColumn = keyof typeof policyColumns
export type DriverColumn = keyof typeof driverColumns

/** The policyholder and five more, as many as any journey takes. */
export const MOST_DRIVERS = 6

export const policyColumnNames = Object.keys(policyColumns) as readonly PolicyColumn[]
export const driverColumnNames = Object.keys(driverColumns) as readonly DriverColumn[]

/** Columns that a spreadsheet may hold and we do not read begin with this. */
export const NOTE = 'note'
