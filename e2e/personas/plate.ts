import { readFileSync } from 'node:fs'
import { type LocalDate, localDate, yearsBetween } from '@milepost/domain/values/local-date'
import { pick } from '../../apps/sandbox/hash.ts'

/** A row of the sandbox's register, with the fields that a plate is found by. */
type Row = {
  code: string
  kind: string
  make: string
  model: string
  variant: string
  yearFrom: number
  yearTo: number | null
  grossWeightKg: number | null
}

/** Read from its file: a browser test does not start the sandbox in its own process. */
const register: { vehicles: readonly Row[] } = JSON.parse(
  readFileSync(new URL('../../apps/sandbox/vehicles/vehicle-table.json', import.meta.url), 'utf8'),
)

/** The endings of plates that the register returns a van, a taxi or a car for. */
const endings: Readonly<Record<string, string>> = { car: 'LLO', van: 'VAN', taxi: 'CAB' }
const LIGHT_VAN_KG = 3500

const letters = [...'ABCDEFGHJKLMNOPRSTUVWXY']
const pairs = letters.flatMap((first) => letters.map((second) => `${first}${second}`))

export type DescribedVehicle = {
  /** Make, model and version: "Kia Picanto 1.0 1". */
  name: string
  /** Full years when cover starts. */
  age: number
  start: LocalDate
}

/** A plate with which the register has such a vehicle: the age identifier gives the year, the first letters are tried in turn. */
export function plateOf({ name, age, start }: DescribedVehicle): string | undefined {
  for (const { identifier, registeredOn } of halfYearsBefore(start)) {
    if (yearsBetween(registeredOn, start) !== age) continue
    const year = Number(registeredOn.slice(0, 4))
    const vehicle = register.vehicles.find((row) => nameOf(row) === name && wasSoldIn(year, row))
    const ending = endings[vehicle?.kind ?? '']
    if (vehicle === undefined || ending === undefined) continue
    const sold = register.vehicles.filter((row) => row.kind === vehicle.kind && wasSoldIn(year, row))
    const plates = pairs.map((pair) => `${pair}${identifier}${ending}`)
    const found = plates.find((plate) => pick(sold, plate)?.code === vehicle.code)
    if (found !== undefined) return found
  }
  return undefined
}

/** The register's vehicles of a make; all of them for an empty name. */
export function vehiclesNamed(maker: string): readonly string[] {
  return register.vehicles
    .filter(({ kind, yearTo }) => kind in endings && yearTo === null)
    .map(nameOf)
    .filter((name) => name.toLowerCase().startsWith(maker.toLowerCase()))
}

function nameOf({ make, model, variant }: Row): string {
  return `${make} ${model} ${variant}`
}

/** As in the sandbox: heavy goods vehicles have only one plate. */
function wasSoldIn(year: number, { yearFrom, yearTo, grossWeightKg }: Row): boolean {
  return yearFrom <= year && year <= (yearTo ?? year) && (grossWeightKg ?? 0) <= LIGHT_VAN_KG
}

/** The half-years in which plates are issued, newest first, back to the start of the current format. */
function halfYearsBefore(start: LocalDate): readonly { identifier: string; registeredOn: LocalDate }[] {
  const newest = Number(start.slice(0, 4))
  const years = Array.from({ length: newest - 2001 }, (_, index) => newest - index)
  return years.flatMap((year) => [
    { identifier: String(year - 1950), registeredOn: localDate(`${year}-09-01`) },
    { identifier: String(year - 2000).padStart(2, '0'), registeredOn: localDate(`${year}-03-01`) },
  ])
}
