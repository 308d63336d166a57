import type { Dress } from './dress'

/** Quick, trade-wise: cab black, one flag of red. */
export const flagDress: Dress = {
  colours: {
    ink: '#1b1b1b',
    muted: '#585854',
    line: '#dfdfd8',
    accent: '#c4122f',
    accentInk: '#ffffff',
    accentText: '#b00f29',
    accentSoft: '#f0f0ea',
    spark: '#c4122f',
    good: '#17693c',
    warn: '#7d5400',
    warnSoft: '#fbf0d4',
    bad: '#9c1c12',
    band: '#1b1b1b',
    bandInk: '#ffffff',
    bandMuted: '#cbcbc6',
  },
  family: 'barlow',
  mark: [
    { fill: 'bandInk', path: 'M6 3.5C6 2.4 6.9 1.5 8 1.5C9.1 1.5 10 2.4 10 3.5V38.5H6Z' },
    { fill: 'spark', path: 'M12 4C19 1.5 25 7.5 36 4.5V22.5C25 25.5 19 19.5 12 22Z' },
    {
      fill: 'bandInk',
      path: 'M12 4C14.8 3 17.4 3.35 20 4.15V10.4C17.4 9.7 14.8 9.5 12 10.2ZM20 10.4C22.7 11.2 25.3 12.1 28 12.4V18.6C25.3 18.3 22.7 17.4 20 16.5ZM28 5.9C30.5 6.1 33.2 5.6 36 4.7V10.9C33.2 11.9 30.5 12.3 28 12.4Z',
    },
  ],
  word: { text: 'Flag', isUpperCase: true, tracking: 0.02, size: 24 },
}
