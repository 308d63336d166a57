export type ClassWords = { found: string; sold: string; sister: string }

/** A vehicle of the other class than the journey insures, in words. */
export const classWords = {
  van: { found: 'a van', sold: 'cars', sister: 'van insurance' },
  car: { found: 'a car', sold: 'vans', sister: 'car insurance' },
} as const satisfies Record<string, ClassWords>
