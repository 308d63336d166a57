import type { Dress } from './dress'

/** Urgent, blunt, helpful: signal yellow on ink. */
export const brieflyDress: Dress = {
  colours: {
    ink: '#16161a',
    muted: '#55555e',
    line: '#dcdce0',
    accent: '#ffcf24',
    accentInk: '#16161a',
    accentText: '#16161a',
    accentSoft: '#fff6d6',
    spark: '#ffcf24',
    good: '#12693a',
    warn: '#7a5200',
    warnSoft: '#fff3cc',
    bad: '#b8151f',
    band: '#16161a',
    bandInk: '#ffffff',
    bandMuted: '#c9c9d1',
  },
  family: 'archivo',
  mark: [
    { fill: 'spark', path: 'M0 0H40V40H0Z' },
    { fill: 'ink', path: 'M7 18H15V34H7ZM9 15L31 4L33.5 9L13 19.5Z' },
    {
      fill: 'spark',
      path: 'M17.5 10.8L21 9.05L23.5 14.1L20 15.9ZM25.5 6.8L29 5.05L31.5 10.1L28 11.85Z',
    },
  ],
  word: { text: 'Briefly', isUpperCase: false, tracking: -0.03, size: 24 },
}
