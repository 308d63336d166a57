/** Only what was given: an unset field is left out altogether. */
export function present<Part extends object>(part: Part): Present<Part> {
  const given: Record<string, unknown> = {}
  for (const name of Object.keys(part)) {
    const value: unknown = Reflect.get(part, name)
    if (value !== undefined) given[name] = value
  }
  // The entries are the part's own, less those that are undefined.
  return given as Present<Part>
}

export type Present<Part> = { [Name in keyof Part]?: Exclude<Part[Name], undefined> }
