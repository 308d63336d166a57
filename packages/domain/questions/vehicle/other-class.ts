import { plateText } from '../../values/registration.ts'

/** A vehicle of the other class than the journey insures, in words. */
export const classWords = {
  van: { found: 'a van', sold: 'cars', sister: 'van insurance' },
  car: { found: 'a car', sold: 'vans', sister: 'car insurance' },
} as const

export type ClassWords = (typeof classWords)[keyof typeof classWords]

/** The message about it, the same for the customer and for staff (VEH-11). */
export function otherClassInWords(registration: string, { found, sold }: ClassWords): string {
  return `${plateText(registration)} is ${found}, and this policy is for ${sold} only.`
}
