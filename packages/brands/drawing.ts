import type { Colours } from './colours'

/** A colour of the theme by its name, or one by its value. */
export type Colour = keyof Colours | `#${string}`

/** A filled or stroked form. A stroke has round ends unless it is dashed. */
export type Shape = {
  path: string
  fill?: Colour
  stroke?: Stroke
  opacity?: number
  /** Moved by so much: right, then down. */
  moved?: readonly [number, number]
}

export type Stroke = { colour: Colour; width: number; dashes?: string }

/** What a brand's picture is made of, from back to front. */
export type Artwork = readonly (Shape | Circle | PlacedVehicle)[]

export type Circle = {
  circle: { x: number; y: number; r: number }
  fill: keyof Colours
  stroke?: Stroke
  opacity?: number
}

/** A vehicle of the set that the site draws, seen from its side. */
export type PlacedVehicle = {
  vehicle: 'cab' | 'estate' | 'hatchback' | 'saloon' | 'suv' | 'van'
  /** Where its wheels touch the road at the rear, in the picture's own units. */
  x: number
  road: number
  scale: number
  paint: keyof Colours
  glass: keyof Colours
}
