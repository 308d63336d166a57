import { readFileSync } from 'node:fs'
import { type LocalDate, localDate, yearsBetween } from '@milepost/domain/values/local-date'
import { pick } from '../../apps/sandbox/hash'

/** A line of the sandbox's register, as far as a plate is found by it. */
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

/** The register is read as the file it is: a browser test does not start the sandbox in its own process. */
const register: { vehicles: readonly Row[] } = JSON.parse(
  readFileSync(new URL('../../apps/sandbox/vehicles/vehicle-table.json', import.meta.url), 'utf8'),
)

/** How a plate ends that asks the register for a van, a taxi or a car. */
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

/** A plate the register holds such a vehicle under: the age identifier says the year, the first letters are tried in turn. */
export function plateOf({ name, age, start }: DescribedVehicle): string | undefined {
  for (const { identifier, registeredOn } of halfYearsBefore(start)) {
    if (yearsBetween(registeredOn, start) !== age) continue
    const year = Number(registeredOn.slice(0, 4))
    const wanted = register.vehicles.find((row) => nameOf(row) === name && wasSoldIn(year, row))
    const ending = endings[wanted?.kind ?? '']
    if (wanted === undefined || ending === undefined) continue
    const sold = register.vehicles.filter((row) => row.kind === wanted.kind && wasSoldIn(year, row))
    const plates = pairs.map((pair) => `${pair}${identifier}${ending}`)
    const found = plates.find((plate) => pick(sold, plate)?.code === wanted.code)
    if (found !== undefined) return found
  }
  return undefined
}

/** What the register holds under a maker's name; all of it for no name. */
export function vehiclesNamed(maker: string): readonly string[] {
  return register.vehicles
    .filter(({ kind, yearTo }) => kind in endings && yearTo === null)
    .map(nameOf)
    .filter((name) => name.toLowerCase().startsWith(maker.toLowerCase()))
}

function nameOf({ make, model, variant }: Row): string {
  return `${make} ${model} ${variant}`
}

/** As the sandbox has it: heavy goods vehicles are held under no plate but one. */
function wasSoldIn(year: number, { yearFrom, yearTo, grossWeightKg }: Row): boolean {
  return yearFrom <= year && year <= (yearTo ?? year) && (grossWeightKg ?? 0) <= LIGHT_VAN_KG
}

/** The half years plates are issued in, newest first, back to the first of the present kind. */
function halfYearsBefore(start: LocalDate): readonly { identifier: string; registeredOn: LocalDate }[] {
  const newest = Number(start.slice(0, 4))
  const years = Array.from({ length: newest - 2001 }, (_, index) => newest - index)
  return years.flatMap((year) => [
    { identifier: String(year - 1950), registeredOn: localDate(`${year}-09-01`) },
    { identifier: String(year - 2000).padStart(2, '0'), registeredOn: localDate(`${year}-03-01`) },
  ])
}
