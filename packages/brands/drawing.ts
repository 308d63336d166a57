import type { ProductCode } from '@milepost/domain/terms/identity'
import type { Colours } from './colours.ts'
import type { SeasonColour } from './seasons.ts'
import type { VehicleName } from './vehicles.ts'

/** A colour of the theme by name, or one by value. */
export type ThemeColour = keyof Colours | `#${string}`

/** In pictures of the site also a colour of the season. */
export type Colour = ThemeColour | SeasonColour

/** A filled or stroked form. A stroke has round ends unless it is dashed. */
export type Shape<Paint extends Colour = ThemeColour> = {
  path: string
  fill?: Paint
  stroke?: Stroke<Paint>
  opacity?: number
  /** Moved by this much: right, then down. */
  moved?: readonly [number, number]
}

export type Stroke<Paint extends Colour = ThemeColour> = { colour: Paint; width: number; dashes?: string }

export type Circle = {
  circle: { x: number; y: number; r: number }
  fill?: Colour
  stroke?: Stroke<Colour>
  opacity?: number
}

/** A vehicle in side view. */
export type PlacedVehicle = {
  /** By name, or the vehicle that the journey insures. */
  vehicle: VehicleName | 'own'
  /** Where its rear bumper is and its wheels touch the road, in the picture's units. */
  x: number
  road: number
  scale: number
  paint: Colour
  glass: Colour
  /** Drawn as one thin line instead of filled. */
  outline?: number
}

/** From back to front. */
export type Drawing = readonly (Shape<Colour> | Circle | PlacedVehicle)[]

/** A picture on a canvas of this many units. */
export type Picture = {
  width: number
  height: number
  /** Which part remains visible if its place is narrower; otherwise the middle. */
  keeps?: 'right'
  parts: Drawing
}

/** The pictures of a brand. */
export type Artwork = {
  /** The large picture of the first screen. It covers its place: what does not fit is cut off at the sides, not at the bottom. */
  scene: Picture
  /** The small one of the side panel and of sparse pages. */
  small: Picture
  /** Something that grows with the progress through the questions, by stage. */
  growth?: readonly Picture[]
  /** The vehicle of each product it sells. */
  vehicles: Partial<Record<ProductCode, VehicleName>>
}
