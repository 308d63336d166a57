/** Whatever might be a quote's reference: that there is no such quote is said after the check, and not before (D-247). */
export const possibleReference = /^[A-Za-z0-9-]{1,32}$/
