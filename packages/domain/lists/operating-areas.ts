import type { CodeList, CodeOf } from './code-list'

/** Where a taxi mainly works: the twelve regions of UK statistics (ONS), under codes of our own (DRV-14). */
export const operatingAreas = [
  { code: 'NORTH_EAST', desc: 'North East England' },
  { code: 'NORTH_WEST', desc: 'North West England' },
  { code: 'YORKSHIRE', desc: 'Yorkshire and the Humber' },
  { code: 'EAST_MIDLANDS', desc: 'East Midlands' },
  { code: 'WEST_MIDLANDS', desc: 'West Midlands' },
  { code: 'EAST', desc: 'East of England' },
  { code: 'LONDON', desc: 'London' },
  { code: 'SOUTH_EAST', desc: 'South East England' },
  { code: 'SOUTH_WEST', desc: 'South West England' },
  { code: 'WALES', desc: 'Wales' },
  { code: 'SCOTLAND', desc: 'Scotland' },
  { code: 'NORTHERN_IRELAND', desc: 'Northern Ireland' },
] as const satisfies CodeList

export type OperatingAreaCode = CodeOf<typeof operatingAreas>
