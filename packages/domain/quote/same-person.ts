/** A person's identity, to match people between two lists. */
type Named = {
  firstName?: string | undefined
  lastNames?: string | undefined
  dateOfBirth?: string | undefined
}

/** By name and birth date, regardless of case and spaces. */
export function isSamePerson(one: Named) {
  return (other: Named) =>
    isSameName(one.firstName, other.firstName) &&
    isSameName(one.lastNames, other.lastNames) &&
    one.dateOfBirth === other.dateOfBirth
}

export function isSameName(one: string | undefined, other: string | undefined): boolean {
  return one?.trim().toLowerCase() === other?.trim().toLowerCase()
}
