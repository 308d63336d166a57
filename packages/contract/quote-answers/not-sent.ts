/**
 * What a customer is asked and the wire does not carry, by the names of the answers (D-122, D-132): ticks that say somebody has
 * agreed. A quote that is sent has passed them, because nothing is sent before they are given.
 */
export const notSent: ReadonlySet<string> = new Set(['hasConsented', 'hasAgreedDisclaimer'])
