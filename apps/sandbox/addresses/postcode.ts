import areaList from './postcode-areas.json'

export type Area = (typeof areaList.areas)[number]

/** Taken apart as its address numbers need it. */
export type Postcode = {
  /** With its one space: "AB10 1XY". */
  text: string
  area: Area
  areaIndex: number
  district: number
  /** The letter that ends some London districts: the A of "SW1A"; empty elsewhere. */
  districtLetter: string
  sector: number
  /** The last two letters. */
  unit: string
}

/** The ordinary shape; the last two letters never use C I K M O V. */
const shape = /^([A-Z]{1,2})(\d|[1-9]\d)([A-Z]?)(\d)([ABD-HJLNP-UW-Z]{2})$/

export const areas: readonly Area[] = areaList.areas

/** Reads a postcode of any case and spacing; undefined when it is not well formed or its area does not exist. */
export function readPostcode(typed: string): Postcode | undefined {
  const found = shape.exec(typed.replace(/\s+/g, '').toUpperCase())
  if (found === null) return undefined
  const [, letters = '', district = '', districtLetter = '', sector = '', unit = ''] = found
  const areaIndex = areas.findIndex((candidate) => candidate.area === letters)
  const area = areas[areaIndex]
  if (area === undefined) return undefined
  return {
    text: `${letters}${district}${districtLetter} ${sector}${unit}`,
    area,
    areaIndex,
    district: Number(district),
    districtLetter,
    sector: Number(sector),
    unit,
  }
}
