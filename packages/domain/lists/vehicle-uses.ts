import type { CodeEntry, CodeOf } from './code-list'

/**
 * Classes of use: the letters and digits comparison sites send for cars, then G, H, PR and PU, which are our own codes for
 * vans and taxis. Everything but social and commuting is business (D-074). Which ones a journey offers is in its terms.
 */
export const vehicleUses = [
  { code: 'S', desc: 'Social, domestic and pleasure', isBusiness: false },
  { code: 'C', desc: 'Social, domestic, pleasure and commuting', isBusiness: false },
  { code: '1', desc: 'Business use by you', isBusiness: true },
  { code: '4', desc: 'Business use by you and your spouse or civil partner', isBusiness: true },
  { code: 'N', desc: 'Business use by your spouse or civil partner', isBusiness: true },
  { code: '2', desc: 'Business use by all named drivers', isBusiness: true },
  { code: '3', desc: 'Commercial travelling', isBusiness: true },
  { code: 'G', desc: 'Carriage of own goods', isBusiness: true },
  { code: 'H', desc: 'Carriage of goods for hire and reward', isBusiness: true },
  { code: 'PR', desc: 'Private hire', isBusiness: true },
  { code: 'PU', desc: 'Public hire', isBusiness: true },
] as const satisfies readonly (CodeEntry & { isBusiness: boolean })[]

export type VehicleUseCode = CodeOf<typeof vehicleUses>

export function isBusinessUse(code: VehicleUseCode): boolean {
  return vehicleUses.some((use) => use.code === code && use.isBusiness)
}
