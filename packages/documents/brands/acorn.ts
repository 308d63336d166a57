import type { Dress } from './dress'

/** Steady, warm, local: oak green, a little amber. */
export const acornDress: Dress = {
  colours: {
    ink: '#1c2a23',
    muted: '#55625a',
    line: '#e3dccb',
    accent: '#1e4d38',
    accentInk: '#ffffff',
    accentText: '#1e4d38',
    accentSoft: '#e9f0e6',
    spark: '#d98a1f',
    good: '#1f6b3a',
    warn: '#8a5200',
    warnSoft: '#fdf0d9',
    bad: '#b3261e',
    band: '#1e4d38',
    bandInk: '#ffffff',
    bandMuted: '#cfe0d3',
  },
  family: 'figtree',
  mark: [
    {
      fill: 'spark',
      path: 'M20 10.5C29 10.5 35 14 35 18.5C35 20.5 33.5 21.5 31.5 21.5H8.5C6.5 21.5 5 20.5 5 18.5C5 14 11 10.5 20 10.5Z',
    },
    {
      fill: 'bandInk',
      path: 'M8.5 24H31.5C31.5 30.5 27 35.5 21.5 37.5C20.5 37.9 19.5 37.9 18.5 37.5C13 35.5 8.5 30.5 8.5 24Z',
    },
    { stroke: { colour: 'spark', width: 3 }, path: 'M20 11C20 7 21.5 4.5 25 3.5' },
  ],
  word: { text: 'Acorn', isUpperCase: false, tracking: -0.02, size: 24 },
}
