/** The instant now; the only clock an action may read. */
export type Clock = () => Date
