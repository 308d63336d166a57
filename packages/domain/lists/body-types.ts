import type { CodeEntry, CodeOf } from './code-list'

/** What a body is seen on: it tells the class of a vehicle that came back without its data (D-066). */
type SeenOn = 'car' | 'van'

/** The codes are our own: the ABI's are not public. Motorhome and catering stand here to be refused by name (D-064). */
export const bodyTypes = [
  { code: 'HATCHBACK', desc: 'Hatchback', seenOn: ['car'] },
  { code: 'SALOON', desc: 'Saloon', seenOn: ['car'] },
  { code: 'ESTATE', desc: 'Estate', seenOn: ['car'] },
  { code: 'COUPE', desc: 'Coupe', seenOn: ['car'] },
  { code: 'CONVERTIBLE', desc: 'Convertible', seenOn: ['car'] },
  { code: 'MPV', desc: 'MPV', seenOn: ['car'] },
  { code: 'SUV', desc: 'SUV', seenOn: ['car'] },
  { code: 'PURPOSE_BUILT_CAB', desc: 'Purpose-built cab', seenOn: ['car'] },
  { code: 'PICK_UP', desc: 'Pick-up', seenOn: ['car', 'van'] },
  { code: 'PANEL_VAN', desc: 'Panel van', seenOn: ['van'] },
  { code: 'CAR_DERIVED_VAN', desc: 'Car-derived van', seenOn: ['van'] },
  { code: 'CREW_VAN', desc: 'Crew van', seenOn: ['van'] },
  { code: 'LUTON', desc: 'Luton', seenOn: ['van'] },
  { code: 'BOX_VAN', desc: 'Box van', seenOn: ['van'] },
  { code: 'DROPSIDE', desc: 'Dropside', seenOn: ['van'] },
  { code: 'TIPPER', desc: 'Tipper', seenOn: ['van'] },
  { code: 'FLATBED', desc: 'Flatbed', seenOn: ['van'] },
  { code: 'CURTAINSIDE', desc: 'Curtainside', seenOn: ['van'] },
  { code: 'CHASSIS_CAB', desc: 'Chassis cab', seenOn: ['van'] },
  { code: 'REFRIGERATED', desc: 'Refrigerated', seenOn: ['van'] },
  { code: 'MINIBUS', desc: 'Minibus', seenOn: ['van'] },
  { code: 'HORSEBOX', desc: 'Horsebox', seenOn: ['van'] },
  { code: 'MOTORHOME', desc: 'Motorhome', seenOn: ['van'] },
  { code: 'CATERING', desc: 'Catering', seenOn: ['van'] },
] as const satisfies readonly (CodeEntry & { seenOn: readonly SeenOn[] })[]

export type BodyTypeCode = CodeOf<typeof bodyTypes>
