import { isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'
import { isLondonTime } from '@milepost/domain/values/london-time'
import { isPence } from '@milepost/domain/values/pence'
import type { Badge, Driver } from './driver'
import type { Ban, Claim, Conviction } from './driving-record'
import type { Cover, NoClaims, Risk, Work } from './risk'
import type { Mileage, Modification, Origin, Vehicle } from './vehicle'

/** A stored risk that is none, by the place of the first thing wrong with it. */
export class UnreadableRisk extends Error {
  override readonly name = 'UnreadableRisk'
}

/**
 * A risk as it was stored, read back whole. A price is kept for years, so its risk may be older than a field: the shapes below name
 * every field of the type, and one that is added says by `since` what risks stored before it mean. Anything else is refused here
 * and not half used later.
 */
export function readRisk(stored: unknown): Risk {
  return risk(stored, 'risk')
}

type Read<Value> = (stored: unknown, at: string) => Value
type Shape<Of> = { readonly [Name in keyof Of]-?: Read<Of[Name]> }

/** For a field that was added later: what it means in a risk that was stored before. */
export function since<Value>(read: Read<Value>, before: Value): Read<Value> {
  return (stored, at) => (stored === undefined ? before : read(stored, at))
}

function wrong(at: string, expected: string): UnreadableRisk {
  return new UnreadableRisk(`A stored risk cannot be read: ${at} is not ${expected}`)
}

/** The check is what makes it the type; the codes of a list may have been retired since, so any text is one. */
function is<Value>(holds: (stored: unknown) => boolean, expected: string): Read<Value> {
  return (stored, at) => {
    if (!holds(stored)) throw wrong(at, expected)
    return stored as Value
  }
}

const code = <Code extends string>() => is<Code>((stored) => typeof stored === 'string', 'a code')
const text = is<string>((stored) => typeof stored === 'string', 'a text')
const number = is<number>((stored) => Number.isFinite(stored), 'a number')
const yesOrNo = is<boolean>((stored) => typeof stored === 'boolean', 'yes or no')
const money = is<Cover['voluntaryExcess']>(isPence, 'an amount in pence')
const date = is<LocalDate>(isLocalDate, 'a date')

function orUnknown<Value>(read: Read<Value>): Read<Value | 'unknown'> {
  return (stored, at) => (stored === 'unknown' ? stored : read(stored, at))
}

function isObject(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
}

function record<Of extends object>(shape: Shape<Of>): Read<Of> {
  const fields = Object.entries<Read<unknown>>(shape)
  return (stored, at) => {
    if (!isObject(stored)) throw wrong(at, 'an object')
    // Every field of the type was read by its own reader; the shape leaves none out.
    return Object.fromEntries(fields.map(([name, read]) => [name, read(stored[name], `${at}.${name}`)])) as Of
  }
}

function listOf<Entry>(read: Read<Entry>): Read<readonly Entry[]> {
  return (stored, at) => {
    if (!Array.isArray(stored)) throw wrong(at, 'a list')
    return stored.map((entry, index) => read(entry, `${at}.${index}`))
  }
}

function oneOrMore<Entry>(read: Read<Entry>): Read<readonly [Entry, ...Entry[]]> {
  const readAll = listOf(read)
  return (stored, at) => {
    const [first, ...others] = readAll(stored, at)
    if (first === undefined) throw wrong(at, 'a list of one or more')
    return [first, ...others]
  }
}

type Kinded = { kind: string }
type Kinds<Of extends Kinded> = {
  readonly [Kind in Of['kind']]: Shape<Omit<Extract<Of, { kind: Kind }>, 'kind'>>
}

/** One of several shapes, told apart by their kind. */
function kinded<Of extends Kinded>(kinds: Kinds<Of>): Read<Of> {
  const readers = new Map(Object.entries<Shape<object>>(kinds).map(([kind, shape]) => [kind, record(shape)]))
  return (stored, at) => {
    const kind = isObject(stored) ? stored['kind'] : undefined
    const read = typeof kind === 'string' ? readers.get(kind) : undefined
    if (!read) throw wrong(`${at}.kind`, `one of ${[...readers.keys()].join(', ')}`)
    return { kind, ...read(stored, at) } as Of
  }
}

const claim = record<Claim>({ type: code(), isAtFault: yesOrNo, cost: money, yearsAgo: number })

const conviction = record<Conviction>({
  offence: text,
  points: number,
  ban: kinded<Ban>({ none: {}, banned: { from: date, to: date } }),
  isPending: yesOrNo,
  yearsAgo: number,
  isSpent: yesOrNo,
})

const driver = record<Driver>({
  isMain: yesOrNo,
  age: number,
  licence: record<Driver['licence']>({ type: code(), years: number }),
  ukResidencyYears: number,
  maritalStatus: code(),
  employment: code(),
  occupations: oneOrMore(text),
  claims: listOf(claim),
  convictions: listOf(conviction),
  hasCriminalConviction: yesOrNo,
  hasBeenRefusedCover: yesOrNo,
  badge: kinded<Badge>({
    'not-asked': {},
    held: {
      years: number,
      type: code(),
      licensingAuthority: text,
      operatingArea: code(),
      isFullTime: yesOrNo,
    },
  }),
})

const vehicle = record<Vehicle>({
  class: code(),
  // Every vehicle was named before a register could be asked that names no model.
  model: since(code(), 'known'),
  group: orUnknown(number),
  value: money,
  age: orUnknown(number),
  bodyType: code(),
  fuelType: code(),
  grossWeightKilograms: orUnknown(number),
  isQPlate: yesOrNo,
  isLeftHandDrive: yesOrNo,
  origin: kinded<Origin>({ uk: {}, imported: { country: text } }),
  modifications: listOf(record<Modification>({ code: code(), value: money, isForMedicalReasons: yesOrNo })),
  use: code(),
  mileage: record<Mileage>({ miles: number, per: code() }),
  overnight: code(),
  overnightArea: text,
  owner: code(),
  keeper: code(),
})

const cover = record<Cover>({
  level: code(),
  start: is(isLondonTime, 'a date and time'),
  term: code(),
  voluntaryExcess: money,
  noClaims: kinded<NoClaims>({
    none: {},
    earned: {
      years: is((stored) => Number.isInteger(stored), 'a number of years'),
      isProtected: yesOrNo,
      on: code(),
    },
  }),
})

const risk = record<Risk>({
  journey: code(),
  line: code(),
  ratedOn: date,
  cover,
  vehicle,
  drivers: oneOrMore(driver),
  isHomeOwner: yesOrNo,
  work: kinded<Work>({
    'not-asked': {},
    commercial: {
      radius: code(),
      hasInternalRacking: yesOrNo,
      carriesDangerousGoods: yesOrNo,
      visitsHazardousSites: yesOrNo,
    },
  }),
})
