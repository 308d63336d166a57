/** What a brand says in its own words after the first screen. The specification leaves these words open (D-255). */
export type Voice = {
  /** Heads the list of benefits beside the form. It claims no more than the list: some of it is an extra or has a condition (D-257). */
  panelTitle: string
  /** Greets a customer who comes back for a quote (RET-03). */
  retrieval: { title: string; line: string }
}
