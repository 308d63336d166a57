/** The default first seed. A report names the seed of what it found. */
export const FIRST_SEED = 20_261_115
