import type { CodeEntry, CodeOf } from './code-list'

/** What a modification does to the risk. */
export type ModificationKind =
  | 'performance'
  | 'bodywork'
  | 'wheels'
  | 'interior'
  | 'security'
  | 'adaptation'
  | 'work'
  | 'other'

/**
 * What UK insurers ask to be told, in the subjects of the ABI modification list (D-083). The ABI's own codes are not public,
 * so these are ours; a licensed list can take their place code by code.
 */
export const modifications = [
  { code: 'ENGINE_REMAP', desc: 'Engine remapped or chipped', kind: 'performance' },
  { code: 'ENGINE_CHANGE', desc: 'Engine replaced with a different one', kind: 'performance' },
  { code: 'ENGINE_BORED', desc: 'Engine bored or stroked', kind: 'performance' },
  { code: 'TURBO', desc: 'Turbo or supercharger added', kind: 'performance' },
  { code: 'NITROUS', desc: 'Nitrous oxide kit', kind: 'performance' },
  { code: 'AIR_FILTER', desc: 'Performance air filter or induction kit', kind: 'performance' },
  { code: 'EXHAUST', desc: 'Sports exhaust', kind: 'performance' },
  { code: 'BRAKES', desc: 'Uprated brakes', kind: 'performance' },
  { code: 'SUSPENSION', desc: 'Suspension lowered, raised or stiffened', kind: 'performance' },
  { code: 'TRANSMISSION', desc: 'Gearbox changed', kind: 'performance' },
  { code: 'FUEL_CONVERSION', desc: 'Converted to gas (LPG)', kind: 'performance' },
  { code: 'ELECTRIC_CONVERSION', desc: 'Converted to electric', kind: 'performance' },
  { code: 'ALLOY_WHEELS', desc: 'Alloy wheels not fitted by the maker', kind: 'wheels' },
  { code: 'WIDE_WHEELS', desc: 'Wheels wider or larger than standard', kind: 'wheels' },
  { code: 'BODY_KIT', desc: 'Body kit, skirts or bumpers', kind: 'bodywork' },
  { code: 'SPOILER', desc: 'Spoiler', kind: 'bodywork' },
  { code: 'WHEEL_ARCHES', desc: 'Flared wheel arches or wings', kind: 'bodywork' },
  { code: 'BONNET', desc: 'Bonnet changed or with a scoop', kind: 'bodywork' },
  { code: 'PAINT_OR_WRAP', desc: 'Special paint or vinyl wrap', kind: 'bodywork' },
  { code: 'TINTED_WINDOWS', desc: 'Tinted windows', kind: 'bodywork' },
  { code: 'LIGHTS', desc: 'Lights changed or added', kind: 'bodywork' },
  { code: 'SUNROOF', desc: 'Sunroof added', kind: 'bodywork' },
  { code: 'ROLL_CAGE', desc: 'Roll bar or roll cage', kind: 'bodywork' },
  { code: 'SEATS', desc: 'Seats changed, added or removed', kind: 'interior' },
  { code: 'HARNESS', desc: 'Racing harness', kind: 'interior' },
  { code: 'STEERING_WHEEL', desc: 'Steering wheel changed', kind: 'interior' },
  { code: 'SOUND_SYSTEM', desc: 'Sound system', kind: 'interior' },
  { code: 'SCREENS', desc: 'Screens or navigation added', kind: 'interior' },
  { code: 'DASH_CAM', desc: 'Dash cam', kind: 'security' },
  { code: 'ALARM', desc: 'Alarm or immobiliser added', kind: 'security' },
  { code: 'TRACKER', desc: 'Tracker', kind: 'security' },
  { code: 'PARKING_SENSORS', desc: 'Parking sensors or camera', kind: 'security' },
  { code: 'HAND_CONTROLS', desc: 'Hand controls', kind: 'adaptation' },
  { code: 'PEDALS', desc: 'Pedals adapted or moved', kind: 'adaptation' },
  { code: 'WHEELCHAIR_ACCESS', desc: 'Wheelchair lift, ramp or winch', kind: 'adaptation' },
  { code: 'SWIVEL_SEAT', desc: 'Swivel seat', kind: 'adaptation' },
  { code: 'OTHER_ADAPTATION', desc: 'Other adaptation for a disability', kind: 'adaptation' },
  { code: 'TOW_BAR', desc: 'Tow bar', kind: 'work' },
  { code: 'ROOF_RACK', desc: 'Roof rack or ladder rack', kind: 'work' },
  { code: 'BULL_BARS', desc: 'Bull bars or light bars', kind: 'work' },
  { code: 'WINCH', desc: 'Winch or crane', kind: 'work' },
  { code: 'TAIL_LIFT', desc: 'Tail lift', kind: 'work' },
  { code: 'REFRIGERATION', desc: 'Refrigeration unit', kind: 'work' },
  { code: 'SIGNWRITING', desc: 'Signwriting', kind: 'work' },
  { code: 'PLY_LINING', desc: 'Ply lining or load protection', kind: 'work' },
  { code: 'TAXI_METER', desc: 'Taxi meter, sign or partition', kind: 'work' },
  { code: 'CAMPER_CONVERSION', desc: 'Converted to a camper', kind: 'bodywork' },
  { code: 'OTHER', desc: 'Something else', kind: 'other' },
] as const satisfies readonly (CodeEntry & { kind: ModificationKind })[]

export type ModificationCode = CodeOf<typeof modifications>
