import type { Dress } from './dress'

/** Composed, precise: midnight, a line of brass. */
export const motorcadeDress: Dress = {
  colours: {
    ink: '#14213a',
    muted: '#545d6e',
    line: '#ddd8cc',
    accent: '#14284b',
    accentInk: '#ffffff',
    accentText: '#14284b',
    accentSoft: '#e9ebf0',
    spark: '#b8892b',
    good: '#1c6644',
    warn: '#80540a',
    warnSoft: '#f8edd5',
    bad: '#a5222a',
    band: '#14284b',
    bandInk: '#ffffff',
    bandMuted: '#c6cfdf',
  },
  family: 'libre-franklin',
  mark: [
    { fill: 'spark', path: 'M4 8H13L22 20L13 32H4L13 20Z' },
    { fill: 'spark', opacity: 0.75, path: 'M17 8H23L32 20L23 32H17L26 20Z' },
    { fill: 'spark', opacity: 0.5, path: 'M27 8H30L39 20L30 32H27L36 20Z' },
  ],
  word: { text: 'Motorcade', isUpperCase: true, tracking: 0.08, size: 16.5 },
}
