import { pounds } from '../wire/fields'
import { given } from '../wire/objects'

/** Money inside an outcome: pounds with at most two decimals (D-198). */
export const amount = given({ amount: pounds })
