import { grouped } from '../values/grouped.ts'
import type { CodeEntry, CodeList, CodeOf } from './code-list.ts'

/**
 * Classes of use: the letters and digits comparison sites send for cars, then G, H, PR and PU, our own codes for vans and taxis.
 * All but social and commuting are business use (D-074). A journey's terms say which ones it offers.
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

/** Whether cars or vans have this body: it gives the class of a vehicle that is restored without its data (D-066). */
type SeenOn = 'car' | 'van'

/** Our own codes: the ABI's are not public. Motorhome and catering are listed so that they can be refused by name (D-064). */
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

/** The fuels the DVLA distinguishes, under our own codes. */
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

/** No reliable public code exists for these: the letters are our own. */
export const transmissions = [
  { code: 'M', desc: 'Manual' },
  { code: 'A', desc: 'Automatic' },
  { code: 'S', desc: 'Semi-automatic' },
] as const satisfies CodeList

/** Where the vehicle is kept overnight: ABI codes. */
export const overnightLocations = [
  { code: '4', desc: 'Driveway' },
  { code: '1', desc: 'Locked garage' },
  { code: 'I', desc: 'Unlocked garage' },
  { code: '3', desc: 'Street outside home' },
  { code: 'H', desc: 'Street away from home' },
  { code: '2', desc: 'Private property' },
  { code: '7', desc: 'Locked compound' },
  { code: 'B', desc: 'Unlocked compound' },
  { code: 'E', desc: 'Work car park' },
  { code: 'F', desc: 'Public car park' },
] as const satisfies CodeList

export type OvernightLocationCode = CodeOf<typeof overnightLocations>

/** Who owns the vehicle and who is its registered keeper: one list of ABI codes for both. */
export const ownersAndKeepers = [
  { code: '1', desc: 'Policyholder' },
  { code: '2', desc: 'Spouse' },
  { code: 'E', desc: 'Civil partner' },
  { code: '7', desc: 'Partner' },
  { code: '6', desc: 'Parent' },
  { code: '8', desc: 'Son or daughter' },
  { code: 'H', desc: 'Other family member' },
  { code: '3', desc: 'Company' },
  { code: '4', desc: 'Leasing company' },
  { code: '9', desc: 'Club, society or other' },
] as const satisfies CodeList

export type OwnerOrKeeperCode = CodeOf<typeof ownersAndKeepers>

/** Stored when the customer says yes to being the legal owner or the registered keeper (D-073). */
export const policyholderAsOwnerOrKeeper = '1' satisfies OwnerOrKeeperCode

/** The choice after a no: the customer has just said it is not them (D-073). */
export const otherOwnersAndKeepers = ownersAndKeepers.filter(
  (entry) => entry.code !== policyholderAsOwnerOrKeeper,
)

/** A band of a thousand miles, chosen and stored as a number (D-078). */
export type AnnualMileage = CodeEntry & { readonly miles: number }

const BAND = 1_000
const HIGHEST = 50_000

/** The top of the band a mileage is in; the lowest band starts at zero. */
function topOfBand(miles: number): number {
  return Math.max(BAND, Math.ceil(miles / BAND) * BAND)
}

/** "Up to 8,000" for 8,000 and for the odd 7,450 a comparison site may send (VEH-39). */
export function annualMileageLabel(miles: number): string {
  return `Up to ${grouped(topOfBand(miles))}`
}

const option = (miles: number): AnnualMileage => ({
  code: String(miles),
  desc: annualMileageLabel(miles),
  miles,
})

/** Steps of 1,000 to 50,000. */
export const annualMileages: readonly AnnualMileage[] = Array.from({ length: HIGHEST / BAND }, (_, index) =>
  option((index + 1) * BAND),
)

/**
 * The options, with a stored number replacing its band, so that 7,450 stays 7,450 and reads "Up to 8,000" (D-078). Zero is the
 * stored default and is not an answer (D-075).
 */
export function annualMileagesHolding(miles: number | undefined): readonly AnnualMileage[] {
  if (miles === undefined || miles <= 0) return annualMileages
  if (miles > HIGHEST) return [...annualMileages, option(miles)]
  return annualMileages.map((band) => (band.miles === topOfBand(miles) ? option(miles) : band))
}

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
 * What UK insurers ask about, by the subjects of the ABI modification list (D-083). The ABI's own codes are not public, so these
 * are ours; a licensed list can replace them code by code.
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

/** Not asked; stored if a comparison site sends them (D-081). ABI codes; S5 and S7 are Thatcham's tracker categories. */
export const securityDevices = [
  { code: '92', desc: 'Factory-fitted alarm and immobiliser' },
  { code: '93', desc: 'Factory-fitted immobiliser' },
  { code: '91', desc: 'Alarm and immobiliser fitted later' },
  { code: '94', desc: 'Immobiliser fitted later' },
  { code: '99', desc: 'Thatcham category 1 alarm and immobiliser' },
  { code: '100', desc: 'Thatcham category 2 immobiliser' },
  { code: 'S5', desc: 'Thatcham S5 tracker' },
  { code: 'S7', desc: 'Thatcham S7 tracker' },
  { code: 'N', desc: 'No security device' },
] as const satisfies CodeList

/** How far from base a van or taxi works (VEH-24): our own codes; the number is in miles. */
export const businessRadii = [
  { code: '15', desc: 'Up to 15 miles' },
  { code: '25', desc: 'Up to 25 miles' },
  { code: '50', desc: 'Up to 50 miles' },
  { code: '100', desc: 'Up to 100 miles' },
  { code: 'OVER_100', desc: 'Over 100 miles' },
  { code: 'NATIONWIDE', desc: 'Nationwide' },
] as const satisfies CodeList

export type BusinessRadiusCode = CodeOf<typeof businessRadii>

/** Kinds of dangerous goods carried (VEH-24): our own codes. */
export const dangerousGoods = [
  { code: 'NONE', desc: 'None' },
  { code: 'FLAMMABLE', desc: 'Flammable liquids or gas' },
  { code: 'EXPLOSIVE', desc: 'Explosives' },
  { code: 'CORROSIVE', desc: 'Corrosive substances' },
  { code: 'RADIOACTIVE', desc: 'Radioactive material' },
  { code: 'WASTE', desc: 'Asbestos or hazardous waste' },
] as const satisfies CodeList

/** Kinds of hazardous site visited (VEH-24): our own codes. */
export const hazardousSites = [
  { code: 'NONE', desc: 'None' },
  { code: 'AIRSIDE', desc: 'Airport, airside' },
  { code: 'RAILWAY', desc: 'Railway trackside' },
  { code: 'POWER', desc: 'Power station or nuclear site' },
  { code: 'FUEL', desc: 'Refinery or fuel depot' },
  { code: 'MILITARY', desc: 'Military base' },
  { code: 'QUARRY', desc: 'Quarry or mine' },
  { code: 'DOCKS', desc: 'Docks' },
] as const satisfies CodeList
