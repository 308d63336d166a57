import { brandPackOf } from './brand-packs'
import { journey } from './current'

/** The brand this page speaks as. */
export const pack = brandPackOf(journey.brand)
