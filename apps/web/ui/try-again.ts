/** Said wherever an answer did not come. That is as often our doing as theirs, so nobody is told that it is their connection. */
export const tryAgain = 'Please try again in a moment. If it keeps happening, check your connection.'
