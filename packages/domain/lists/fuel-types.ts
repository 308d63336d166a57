import type { CodeList, CodeOf } from './code-list'

/** The fuels the DVLA tells apart, under codes of our own. */
export const fuelTypes = [
  { code: 'PETROL', desc: 'Petrol' },
  { code: 'DIESEL', desc: 'Diesel' },
  { code: 'ELECTRIC', desc: 'Electric' },
  { code: 'HYBRID', desc: 'Hybrid' },
  { code: 'PLUG_IN_HYBRID', desc: 'Plug-in hybrid' },
  { code: 'GAS', desc: 'Gas' },
  { code: 'GAS_BI_FUEL', desc: 'Gas and petrol' },
  { code: 'GAS_DIESEL', desc: 'Gas and diesel' },
  { code: 'FUEL_CELL', desc: 'Hydrogen fuel cell' },
  { code: 'STEAM', desc: 'Steam' },
  { code: 'OTHER', desc: 'Other' },
] as const satisfies CodeList

export type FuelTypeCode = CodeOf<typeof fuelTypes>
