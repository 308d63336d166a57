import areaList from './postcode-areas.json' with { type: 'json' }

export type Area = (typeof areaList.areas)[number]

/** A postcode in the parts that its address numbers need. */
export type Postcode = {
  /** With its single space: "AB10 1XY". */
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

/** Reads a postcode in any case and spacing; undefined if it is malformed or its area does not exist. */
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

/** The most premises in a postcode. */
const PREMISES = 64
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The sandbox stores nothing, so an address number (in place of Royal Mail's UDPRN) encodes its own postcode and premise. It is
 * longer than any real UDPRN and cannot be mistaken for one.
 */
export function addressNumber(postcode: Postcode, premise: number): number {
  const [first = '', second = ''] = postcode.unit
  return [
    [100, postcode.district],
    [27, postcode.districtLetter === '' ? 0 : LETTERS.indexOf(postcode.districtLetter) + 1],
    [10, postcode.sector],
    [26, LETTERS.indexOf(first)],
    [26, LETTERS.indexOf(second)],
    [PREMISES, premise],
  ].reduce((number, [size = 1, digit = 0]) => number * size + digit, postcode.areaIndex + 1)
}

/** The postcode and premise encoded in an address number; undefined if invalid. */
export function readAddressNumber(number: number): { postcode: Postcode; premise: number } | undefined {
  let rest = number
  const take = (size: number) => {
    const digit = rest % size
    rest = Math.floor(rest / size)
    return digit
  }
  const premise = take(PREMISES)
  const second = LETTERS.charAt(take(26))
  const first = LETTERS.charAt(take(26))
  const sector = take(10)
  const letter = take(27)
  const district = take(100)
  const area = areas[rest - 1]?.area
  if (area === undefined) return undefined
  const districtLetter = letter === 0 ? '' : LETTERS.charAt(letter - 1)
  const postcode = readPostcode(`${area}${district}${districtLetter}${sector}${first}${second}`)
  return postcode && { postcode, premise }
}
