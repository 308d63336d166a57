/** A UK postal address as answers hold it (DAT-13, D-090). */
export type Address = {
  line1: string
  line2: string
  line3: string
  line4: string
  city: string
  county: string
  postcode: string
  country: string
}

/** One line of an address search (DAT-13). */
export type AddressHit = { itemId: string; searchResult: string }

/** An address as the look-up by id gives it (DAT-13). */
export type FullAddress = {
  line1: string
  line2: string
  line3: string
  city: string
  company: string
  postalCode: string
}
