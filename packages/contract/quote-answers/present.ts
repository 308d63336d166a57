/** Only what was given: an unset field is left out altogether. */
export function present<Part extends object>(part: Part): Present<Part> {
  const given = Object.entries(part).filter(([, value]) => value !== undefined)
  // The entries are the part's own, less those that are undefined.
  return Object.fromEntries(given) as Present<Part>
}

export type Present<Part> = { [Name in keyof Part]?: Exclude<Part[Name], undefined> }
