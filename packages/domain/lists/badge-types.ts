import type { CodeList, CodeOf } from './code-list'

/** The hire a taxi driver is licensed for, asked of each driver on taxi journeys (ADD-17, D-121); codes as for vehicle use. */
export const badgeTypes = [
  { code: 'PR', desc: 'Private hire' },
  { code: 'PU', desc: 'Public hire' },
] as const satisfies CodeList

export type BadgeTypeCode = CodeOf<typeof badgeTypes>
