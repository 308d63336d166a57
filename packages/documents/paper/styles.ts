import type { Weight } from '../fonts/faces'
import type { Colour } from '../theme'

export type Style = { size: number; leading: number; weight: Weight; ink: Colour }

/** The sizes of type there are. Few, so that a page looks like one hand's work. */
export const styles = {
  title: { size: 23, leading: 27, weight: 'bold', ink: 'accentText' },
  lead: { size: 11, leading: 16, weight: 'regular', ink: 'ink' },
  chapter: { size: 14, leading: 18, weight: 'bold', ink: 'accentText' },
  side: { size: 10.5, leading: 13.5, weight: 'bold', ink: 'accentText' },
  heading: { size: 9.75, leading: 13.5, weight: 'bold', ink: 'ink' },
  body: { size: 9.25, leading: 13.25, weight: 'regular', ink: 'ink' },
  strong: { size: 9.25, leading: 13.25, weight: 'bold', ink: 'ink' },
  columnHead: { size: 8, leading: 11, weight: 'bold', ink: 'muted' },
  label: { size: 8, leading: 11, weight: 'regular', ink: 'muted' },
  small: { size: 7.75, leading: 10.75, weight: 'regular', ink: 'muted' },
  amount: { size: 21, leading: 25, weight: 'bold', ink: 'ink' },
  band: { size: 9, leading: 12, weight: 'regular', ink: 'headerMuted' },
  bandStrong: { size: 10, leading: 14, weight: 'bold', ink: 'headerInk' },
  panelHeading: { size: 10, leading: 13, weight: 'bold', ink: 'ink' },
  panel: { size: 8.75, leading: 12.1, weight: 'regular', ink: 'ink' },
} as const satisfies Record<string, Style>
