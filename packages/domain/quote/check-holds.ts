/** Who passed the check, or made the quote, is not asked again for so long (RET-09, CON-31, D-227, D-237). */
export const CHECK_HOLDS_MINUTES = 30
