/** Does work once the caller has been answered. It is not lost when the process is told to stop, but it is when the process dies. */
export type Later = (work: () => Promise<void>) => void
