import * as book from '../book/made-up-book'
import { today } from './people'

/** The people of the made-up book, rated on the day all tests are. */
export const aPolicyholder = (seed: number) => book.aPolicyholder(seed, today)
export const aVanHolder = (seed: number) => book.aVanHolder(seed, today)
export const aTaxiHolder = (seed: number) => book.aTaxiHolder(seed, today)
export const aTelematicsHolder = (seed: number) => book.aTelematicsHolder(seed, today)
