import { hash, pick } from '../hash.ts'
import { addressNumber, type Postcode } from './postcode.ts'

/** The fields of an Ideal Postcodes address that a caller can rely on. */
export type PostalAddress = {
  postcode: string
  postcode_outward: string
  postcode_inward: string
  line_1: string
  line_2: string
  line_3: string
  post_town: string
  county: string
  country: string
  premise: string
  building_number: string
  building_name: string
  sub_building_name: string
  organisation_name: string
  thoroughfare: string
  dependant_locality: string
  udprn: number
}

type Premise = Pick<
  PostalAddress,
  'building_number' | 'building_name' | 'sub_building_name' | 'organisation_name'
>

/** An invented street for a postcode, always the same: a row of houses, a divided house, a named house and a firm. */
export function addressesOfPostcode(postcode: Postcode): readonly PostalAddress[] {
  const seed = postcode.text
  const street = `${pick(streetFirstWords, `first ${seed}`)} ${pick(streetLastWords, `last ${seed}`)}`
  return premisesOf(seed).map((premise, index) => address(postcode, street, premise, index))
}

function premisesOf(seed: string): readonly Premise[] {
  const houses = 6 + (hash(`houses ${seed}`) % 10)
  const numbers = Array.from({ length: houses }, (_, i) => String(i + 1))
  const divided = String(houses + 1)
  return [
    ...numbers.map((number) => premise({ building_number: number })),
    ...['Flat 1', 'Flat 2', 'Flat 3'].map((flat) =>
      premise({ building_number: divided, sub_building_name: flat }),
    ),
    premise({ building_name: pick(houseNames, `name ${seed}`) ?? '' }),
    premise({ building_number: String(houses + 2), organisation_name: pick(firms, `firm ${seed}`) ?? '' }),
  ]
}

function premise(parts: Partial<Premise>): Premise {
  return { building_number: '', building_name: '', sub_building_name: '', organisation_name: '', ...parts }
}

function address(postcode: Postcode, street: string, premise: Premise, index: number): PostalAddress {
  const [outward = '', inward = ''] = postcode.text.split(' ')
  const house = premise.building_number ? `${premise.building_number} ${street}` : street
  const lines = [premise.organisation_name, premise.sub_building_name, premise.building_name, house].filter(
    (line) => line !== '',
  )
  const [line_1 = '', line_2 = '', line_3 = ''] = lines
  const numbered = [premise.sub_building_name, premise.building_name, premise.building_number]
  return {
    postcode: postcode.text,
    postcode_outward: outward,
    postcode_inward: inward,
    line_1,
    line_2,
    line_3,
    post_town: postcode.area.postTown.toUpperCase(),
    county: '',
    country: postcode.area.country,
    premise: numbered.filter((part) => part !== '').join(', '),
    ...premise,
    thoroughfare: street,
    dependant_locality: '',
    udprn: addressNumber(postcode, index),
  }
}

/** Invented names, combined by postcode; none is from an address file. */
const streetFirstWords = [
  'Almondbury',
  'Bellwether',
  'Candlemaker',
  'Damson',
  'Eastbrook',
  'Fiddler',
  'Gable',
  'Hartsease',
  'Inkwell',
  'Juniper',
  'Kestrel',
  'Lanthorn',
  'Marlpit',
  'Nettlefold',
  'Osier',
  'Paddock',
  'Quince',
  'Ropewalk',
  'Saddler',
  'Thistledown',
  'Umberfield',
  'Verity',
  'Whinberry',
  'Yarrow',
] as const

const streetLastWords = [
  'Avenue',
  'Close',
  'Crescent',
  'Drive',
  'Gardens',
  'Grove',
  'Lane',
  'Mews',
  'Rise',
  'Road',
  'Street',
  'Way',
] as const

const houseNames = [
  'Apple Tree House',
  'Larch Cottage',
  'Mill View',
  'The Old Forge',
  'Swallow Barn',
] as const

const firms = [
  'Bramble & Finch Ltd',
  'Copperkettle Bakery',
  'Harbour Light Joinery',
  'Quillfeather Books',
] as const
