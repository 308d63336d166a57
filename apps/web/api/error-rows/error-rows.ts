import type { ErrorRow } from './error-row'
import { rowsBeside } from './rows-beside'
import { rowsOfComingBack } from './rows-of-coming-back'
import { rowsOfEnds } from './rows-of-ends'
import { rowsOfPaying } from './rows-of-paying'
import { rowsOfWords } from './rows-of-words'

/** The whole catalogue: code and call to words or page (ERR-01 to ERR-33). */
export const errorRows: readonly ErrorRow[] = [
  ...rowsOfEnds,
  ...rowsOfWords,
  ...rowsOfPaying,
  ...rowsOfComingBack,
  ...rowsBeside,
]
