/** A picture may follow the seasons: these colours of it change, its shapes do not. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

export type SeasonColour = 'sky' | 'sun' | 'hill' | 'field' | 'leaf' | 'leafLight'

export type SeasonColours = Readonly<Record<SeasonColour, `#${string}`>>

/** Used until the page knows the date: without a script, and in pictures that are shared. */
export const USUAL_SEASON: Season = 'summer'
