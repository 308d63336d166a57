import type { PostalAddress } from './postal-address'

/**
 * The addresses that a house name or number names, in the provider's order. "1" is number 1 and neither 10 nor flat 1; "flat 2"
 * and "rose" find what begins so. When nothing does, all are given: the customer may have written the name in another way, and
 * can pick from the list (ADR-03).
 */
export function addressesOfHouse(
  addresses: readonly PostalAddress[],
  house: string,
): readonly PostalAddress[] {
  const asked = folded(house)
  if (asked === '') return addresses
  const matches = addresses.filter((address) => names(address).some((name) => begins(folded(name), asked)))
  const exact = matches.filter((address) => names(address).some((name) => folded(name) === asked))
  if (exact.length > 0) return exact
  return matches.length > 0 ? matches : addresses
}

/** What a customer may call an address. A number of a house divided into flats still finds its flats. */
function names({
  building_number,
  building_name,
  sub_building_name,
  line_1,
  line_2,
}: PostalAddress): readonly string[] {
  const within = sub_building_name && `${sub_building_name} ${building_name || building_number}`
  return [building_number, building_name, sub_building_name, within, line_1, line_2].filter(
    (name) => name !== '',
  )
}

/** Whole words where it ends in a digit: 1 is not the beginning of 10. */
function begins(name: string, asked: string): boolean {
  if (!name.startsWith(asked)) return false
  return !/\d$/.test(asked) || !/^[\da-z]/.test(name.slice(asked.length))
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}
