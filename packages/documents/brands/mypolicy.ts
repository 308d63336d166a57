import type { Dress } from './dress'

/** Clear and measured: teal to act, violet to point. The site's header is white; on paper its band is the site's soft teal. */
export const mypolicyDress: Dress = {
  colours: {
    ink: '#12262e',
    muted: '#4c5f68',
    line: '#d5e1e6',
    accent: '#0b6e69',
    accentInk: '#ffffff',
    accentText: '#0a635f',
    accentSoft: '#e0f1f0',
    spark: '#5b3fd6',
    good: '#0d6b45',
    warn: '#85500a',
    warnSoft: '#fcefda',
    bad: '#b3213b',
    band: '#e0f1f0',
    bandInk: '#12262e',
    bandMuted: '#4c5f68',
  },
  family: 'manrope',
  mark: [
    { stroke: { colour: 'accent', width: 5.5 }, path: 'M8.7 31.3A16 16 0 1 1 35.5 24' },
    { stroke: { colour: 'spark', width: 4 }, path: 'M20 20L28.5 13.5' },
    { fill: 'spark', path: 'M15.75 20A4.25 4.25 0 1 0 24.25 20A4.25 4.25 0 1 0 15.75 20Z' },
  ],
  word: { text: 'MyPolicy', isUpperCase: false, tracking: -0.035, size: 21 },
}
