/** Shown whenever a reply did not arrive. It does not blame the customer's connection, because the fault is as often ours. */
export const tryAgain = 'Please try again in a moment. If it keeps happening, check your connection.'
