import { impound } from './impound.ts'
import type { Line, LineRating } from './line.ts'
import { privateCar } from './private-car.ts'
import { protect } from './protect.ts'
import { taxi } from './taxi.ts'
import { telematics } from './telematics.ts'
import { van } from './van.ts'

/** Every product line, in the order of lists. */
const everyLine = [privateCar, van, taxi, protect, telematics, impound] as const

export type EveryLine = (typeof everyLine)[number]

export type LineCode = EveryLine['code']

/** A line with rates and calls of its own. */
export type OwnRated = Exclude<EveryLine, { rating: { as: unknown } }>

export type RatedLine = OwnRated['code']

export const lines = Object.fromEntries(
  everyLine.map((line): [string, Line] => [line.code, line]),
) as Readonly<Record<LineCode, Line>>

/** How each line with rates of its own is priced. */
export const ratings = Object.fromEntries(
  everyLine.flatMap(({ code, rating }): [string, LineRating][] => ('as' in rating ? [] : [[code, rating]])),
) as Readonly<Record<RatedLine, LineRating>>

export const lineCodes = Object.keys(lines) as readonly LineCode[]

export const ratedLines = Object.keys(ratings) as readonly RatedLine[]
