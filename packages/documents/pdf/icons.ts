import type { Shape, ThemeColour } from '@milepost/brands/drawing'

/**
 * The icons of the standard product information document, each in its prescribed colour (Commission Implementing Regulation (EU)
 * 2017/1469, article 7, retained in UK law). They are the same for every brand. Drawn in a square of 40.
 */
const green = '#1f7a3d'
const red = '#c62828'
const orange = '#d96a00'
const blue = '#1b5fa8'
const yellow = '#e8ab00'
const black = '#1a1a1a'
const white = '#ffffff'

function on(ground: ThemeColour, ...shapes: readonly Shape[]): readonly Shape[] {
  const square = 'M6 0H34C37.3 0 40 2.7 40 6V34C40 37.3 37.3 40 34 40H6C2.7 40 0 37.3 0 34V6C0 2.7 2.7 0 6 0Z'
  return [{ path: square, fill: ground }, ...shapes]
}

function line(path: string, width = 2.4, colour: ThemeColour = white): Shape {
  return { path, stroke: { colour, width } }
}

function form(path: string, colour: ThemeColour = white): Shape {
  return { path, fill: colour }
}

const triangle = 'M20 7.5L34.5 32.5H5.5Z'

export const icons = {
  umbrella: on(
    green,
    form(
      'M20 8.5C28 8.5 34 14.2 34.5 21.5C32.6 19.6 29.4 19.6 27.4 21.5C25.4 19.6 22.2 19.6 20 21.5C17.8 19.6 14.6 19.6 12.6 21.5C10.6 19.6 7.4 19.6 5.5 21.5C6 14.2 12 8.5 20 8.5Z',
    ),
    line('M20 6.2V8.5M20 21V30.4C20 33.8 25.2 33.8 25.2 30.4'),
  ),
  'x-in-triangle': on(red, line(triangle), line('M16.3 20.8L23.7 28.2M23.7 20.8L16.3 28.2', 2.8)),
  'bang-in-triangle': on(
    orange,
    line(triangle),
    line('M20 16.5V23.2', 3),
    form('M18.2 27.8A1.8 1.8 0 1 0 21.8 27.8A1.8 1.8 0 1 0 18.2 27.8Z'),
  ),
  globe: on(
    blue,
    line('M7 20A13 13 0 1 0 33 20A13 13 0 1 0 7 20Z', 2.2),
    line(
      'M7 20H33M9.4 13H30.6M9.4 27H30.6M20 7C13.6 13.6 13.6 26.4 20 33M20 7C26.4 13.6 26.4 26.4 20 33',
      1.8,
    ),
  ),
  handshake: on(
    green,
    form('M3.5 13.2L8.6 11.4L11.4 23.6L6.4 25.4Z'),
    form('M36.5 13.2L31.4 11.4L28.6 23.6L33.6 25.4Z'),
    line(
      'M11 13.6L16.4 12.2L20 13.4M29 13.6L23.4 12.2L15.2 17.4C14 18.6 15.6 21 17.6 20.2L21.4 18L28.6 24.4',
      2.2,
    ),
    line(
      'M11.6 23L14.4 26M14.4 26L17.2 28.4M17.2 28.4L20 30M28.6 24.4C28.6 26.4 27 27.2 25.6 26.4M25.6 26.4C25.6 28.6 23.8 29.4 22.2 28.4M22.2 28.4C22 30.2 21 30.6 20 30',
      2.2,
    ),
  ),
  coins: on(
    yellow,
    form('M8 13.5C8 11 12 9.2 16.5 9.2C21 9.2 25 11 25 13.5C25 16 21 17.8 16.5 17.8C12 17.8 8 16 8 13.5Z'),
    line('M8 18C8 20.5 12 22.2 16.5 22.2M8 22.6C8 25 12 26.8 16.5 26.8M8 27.2C8 29.6 11 31.2 15.4 31.4', 2),
    form(
      'M19 24C19 21.5 22.4 19.8 26.2 19.8C30 19.8 33.4 21.5 33.4 24C33.4 26.5 30 28.2 26.2 28.2C22.4 28.2 19 26.5 19 24Z',
    ),
    line('M19 28.6C19 31 22.4 32.8 26.2 32.8C30 32.8 33.4 31 33.4 28.6', 2),
  ),
  hourglass: on(
    blue,
    line('M11 7.5H29M11 32.5H29', 2.6),
    line(
      'M13 8V12.5C13 16.5 19 18.4 19 20C19 21.6 13 23.5 13 27.5V32M27 8V12.5C27 16.5 21 18.4 21 20C21 21.6 27 23.5 27 27.5V32',
      2.2,
    ),
    form(
      'M15.6 13.8H24.4C23 16.4 20 17.6 20 17.6C20 17.6 17 16.4 15.6 13.8ZM15.2 30.8C15.2 27.6 20 26 20 26C20 26 24.8 27.6 24.8 30.8Z',
    ),
  ),
  'hand-in-shield': on(
    black,
    line('M20 5.5L33 9.5V19.5C33 27 27.8 32.2 20 35C12.2 32.2 7 27 7 19.5V9.5Z', 2.2),
    form(
      'M14.6 21V15.4C14.6 13.8 16.8 13.8 16.8 15.4V12.4C16.8 10.8 19 10.8 19 12.4V11.4C19 9.8 21.2 9.8 21.2 11.4V12.6C21.2 11 23.4 11 23.4 12.6V19.6L24.6 17.8C25.6 16.4 27.6 17.4 26.9 19.1L24.2 25.4C23.3 27.5 21.8 28.6 19.6 28.6C16.4 28.6 14.6 26.4 14.6 23.6Z',
    ),
  ),
} as const satisfies Record<string, readonly Shape[]>

export type IconName = keyof typeof icons

/** Before each item: what is covered, where, what is not, and what is restricted (article 6). */
export const listMarks = {
  tick: [line('M6 21L15.5 31L34 9', 6, green)],
  'blue-tick': [line('M6 21L15.5 31L34 9', 6, blue)],
  cross: [line('M9 9L31 31M31 9L9 31', 6, red)],
  bang: [line('M20 5V23', 7, orange), form('M15.8 34A4.2 4.2 0 1 0 24.2 34A4.2 4.2 0 1 0 15.8 34Z', orange)],
} as const satisfies Record<string, readonly Shape[]>
