/** Who passed the check, or made the quote, is not asked again for so long (RET-09, CON-31, D-227, D-237). */
export const CHECK_HOLDS_MINUTES = 30

/** How long a check that was tried too often stays shut, to everybody alike (D-248, D-263). */
export const CHECK_WAIT_MINUTES = 15
