/** WCAG 2.2 contrast ratio of two colours written #rrggbb. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/**
 * The difference between two colours: their distance in CIE L*a*b* (CIE76). Below 3 it is invisible; from 25 it is unmistakable.
 */
export function difference(one: string, other: string): number {
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function luminance(colour: string): number {
  const [red, green, blue] = linearChannels(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** With D65, the white of a screen. */
function lab(colour: string): [lightness: number, greenToRed: number, blueToYellow: number] {
  const [red, green, blue] = linearChannels(colour)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function root(value: number): number {
  return value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116
}

function linearChannels(colour: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
