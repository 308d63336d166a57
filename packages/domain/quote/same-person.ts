/** Who somebody is, as far as two lists of people can be laid side by side. */
type Named = {
  firstName?: string | undefined
  lastNames?: string | undefined
  dateOfBirth?: string | undefined
}

/** By name and birth: whoever typed a capital or a blank differently is still the same. */
export function isSamePerson(one: Named) {
  return (other: Named) =>
    isSameName(one.firstName, other.firstName) &&
    isSameName(one.lastNames, other.lastNames) &&
    one.dateOfBirth === other.dateOfBirth
}

export function isSameName(one: string | undefined, other: string | undefined): boolean {
  return one?.trim().toLowerCase() === other?.trim().toLowerCase()
}
