/** The mail or message that brought a customer back, from the check of its link until the quote is here (D-240). */
let source: string | undefined

export function holdNotificationSource(from: string | undefined): void {
  source = from
}

/** Taken once: the next quote given back is the one it was about. */
export function takeNotificationSource(): string | undefined {
  const taken = source
  source = undefined
  return taken
}
