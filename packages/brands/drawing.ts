import type { Colours } from './colours'

/** A colour of the theme by name, or one by value. */
export type Colour = keyof Colours | `#${string}`

/** A filled or stroked form. A stroke has round ends unless it is dashed. */
export type Shape = {
  path: string
  fill?: Colour
  stroke?: Stroke
  opacity?: number
  /** Moved by this much: right, then down. */
  moved?: readonly [number, number]
}

export type Stroke = { colour: Colour; width: number; dashes?: string }

/** A brand's picture, from back to front. */
export type Artwork = readonly (Shape | Circle | PlacedVehicle)[]

export type Circle = {
  circle: { x: number; y: number; r: number }
  fill: keyof Colours
  stroke?: Stroke
  opacity?: number
}

/** One of the vehicles the site draws, in side view. */
export type PlacedVehicle = {
  vehicle: 'cab' | 'estate' | 'hatchback' | 'saloon' | 'suv' | 'van'
  /** Where its rear wheel touches the road, in the picture's units. */
  x: number
  road: number
  scale: number
  paint: keyof Colours
  glass: keyof Colours
}
