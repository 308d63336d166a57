import type { Dress } from './dress'

/** Bright and honest. The site's header is white; on paper its band is the mint of the site's footer. */
export const carrotDress: Dress = {
  colours: {
    ink: '#14213d',
    muted: '#4d5872',
    line: '#d3e6dc',
    accent: '#f47a3c',
    accentInk: '#14213d',
    accentText: '#a93d05',
    accentSoft: '#e7f6ef',
    spark: '#f0641e',
    good: '#0f6b4f',
    warn: '#8a4b00',
    warnSoft: '#fff0dc',
    bad: '#b3202c',
    band: '#e7f6ef',
    bandInk: '#14213d',
    bandMuted: '#4d5872',
  },
  family: 'outfit',
  mark: [
    {
      fill: 'spark',
      path: 'M9.5 16.5C13.5 12.5 20 12 24 16C28 20 27.5 26.5 23.5 30.5C19 34.5 10.5 37.5 4.5 38.5C3 38.7 1.3 37 1.5 35.5C2.5 29.5 5.5 21 9.5 16.5Z',
      moved: [2, -2],
    },
    {
      stroke: { colour: 'ink', width: 2.5 },
      path: 'M12.5 21.5L17 26M20 17.5L22.5 20M10 29.5L13 32.5',
    },
    {
      fill: 'good',
      path: 'M25 15C24 10 25.5 4.5 29 1.5C31 5 31.5 8 30.5 10.5C33 9 36 9 39 10.5C36.5 14.5 30.5 16.5 25 15Z',
    },
  ],
  word: { text: 'Carrot', isUpperCase: false, tracking: -0.03, size: 24 },
}
