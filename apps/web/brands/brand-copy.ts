/** What a brand says in its own voice. Drafted by us; the specification leaves these words open (D-255). */
export type BrandCopy = {
  /** Heads the list of benefits beside the form. It claims no more than the list: some of it is an extra or has a condition (D-257). */
  panelTitle: string
  firstScreen: { heading: string; lead: string }
}
