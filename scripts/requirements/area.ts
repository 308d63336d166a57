/** One subject of the specification: its requirements by number, each with a title in our own words. */
export type Area = {
  /** The three letters its requirements begin with: `VEH`. */
  code: string
  name: string
  titles: Readonly<Record<string, string>>
  /** Why a requirement cannot have a test, if it cannot. */
  untested?: Readonly<Record<string, string>>
}
