import { brands } from '@milepost/brands/brands'
import { journey } from './current.ts'

/** The brand of this page. Its colours and type follow data-brand in CSS. */
export const brand = brands[journey.brand]
