/** Questions that stand together under one heading. */
type Group = {
  /** On the wizard's page. A short page has none. */
  heading?: string
  /** In the form of an additional driver, which is one page with all of its groups. */
  ofDriver?: string
}

/**
 * The groups of the long pages. Each question names its own, so it stands under the right heading wherever the questions around it are
 * not asked.
 */
const groups = {
  vehicle: {},
  keeper: { heading: 'Owner and keeper' },
  use: { heading: 'How you use it' },
  changes: { heading: 'Changes to the vehicle' },
  vehicleAtWork: { heading: 'Using it for work' },
  person: { heading: 'Your details', ofDriver: 'About the driver' },
  home: { heading: 'Your home' },
  heardAboutUs: { heading: 'How you heard about us' },
  residence: { ofDriver: 'About the driver' },
  work: { ofDriver: 'Work' },
  licence: { heading: 'Your licence', ofDriver: 'Licence' },
  badge: { heading: 'Your taxi badge', ofDriver: 'Licence' },
  history: { heading: 'History and other drivers', ofDriver: 'Driving history' },
  checks: { heading: 'Details we check', ofDriver: 'Details and agreement' },
  cover: {},
} as const satisfies Record<string, Group>

export type GroupName = keyof typeof groups

export const groupNames = Object.keys(groups) as readonly GroupName[]

export function headingOf(name: GroupName, form: 'step' | 'driver'): string | undefined {
  const group: Group = groups[name]
  return form === 'step' ? group.heading : group.ofDriver
}
