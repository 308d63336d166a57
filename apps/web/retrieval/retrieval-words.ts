import { errorWords } from '../api/error-catalogue'

/** Said of every failure alike, so that nobody learns which detail was wrong (RET-06, D-247). */
export const NOT_RETRIEVED = errorWords.notRetrieved
