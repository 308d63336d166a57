/** What a brand says in its own voice. Drafted by us; the specification leaves these words open (D-255). */
export type BrandCopy = {
  /** Heads the side panel. */
  panelTitle: string
  firstScreen: { heading: string; lead: string }
}
