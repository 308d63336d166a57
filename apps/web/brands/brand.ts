import { brands } from '@milepost/brands/brands'
import { journey } from './current'

/** The brand this page speaks as. Its colours and type follow data-brand in CSS. */
export const brand = brands[journey.brand]
