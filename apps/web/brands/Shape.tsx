import { tokenName } from '@milepost/brands/colours'
import type { Colour, Shape as PathShape, Circle as RoundShape } from '@milepost/brands/drawing'
import type { SVGAttributes } from 'react'

/** A shape of a mark or a picture, in the colours of the page's brand. */
export function Shape({ shape }: { shape: PathShape<Colour> }) {
  const { path, moved } = shape
  return <path {...paint(shape)} d={path} transform={moved && `translate(${moved[0]} ${moved[1]})`} />
}

/** As attributes: the content security policy refuses style attributes. */
export function paint({ fill, stroke, opacity }: PathShape<Colour> | RoundShape): SVGAttributes<SVGElement> {
  const ends = stroke && !stroke.dashes ? 'round' : undefined
  return {
    fill: fill ? cssColour(fill) : 'none',
    stroke: stroke && cssColour(stroke.colour),
    strokeWidth: stroke?.width,
    strokeLinecap: ends,
    strokeLinejoin: ends,
    strokeDasharray: stroke?.dashes,
    opacity,
  }
}

export function cssColour(colour: Colour): string {
  return colour.startsWith('#') ? colour : `var(--${tokenName(colour)})`
}
