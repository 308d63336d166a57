import type { CodeList, CodeOf } from './code-list'

/**
 * Restriction codes of section 12 of a driving licence (GOV.UK, "Driving licence codes"). Left out are 115, organ donor, which
 * restricts nothing and is no business of an insurer, and the numbered parts of 44, which are about motorbikes.
 */
export const licenceRestrictions = [
  { code: '01', desc: 'Eyesight correction, for example glasses or contact lenses' },
  { code: '02', desc: 'Hearing or communication aid' },
  { code: '10', desc: 'Modified transmission' },
  { code: '15', desc: 'Modified clutch' },
  { code: '20', desc: 'Modified braking system' },
  { code: '25', desc: 'Modified accelerator system' },
  { code: '30', desc: 'Combined braking and accelerator system' },
  { code: '31', desc: 'Pedal adaptations and pedal safeguards' },
  { code: '32', desc: 'Combined service brake and accelerator system' },
  { code: '33', desc: 'Combined service brake, accelerator and steering system' },
  { code: '35', desc: 'Modified control layout' },
  { code: '40', desc: 'Modified steering' },
  { code: '42', desc: 'Modified rear-view mirrors' },
  { code: '43', desc: 'Modified driving seat' },
  { code: '44', desc: 'Modifications to motorbikes' },
  { code: '45', desc: 'Motorbikes only with sidecar' },
  { code: '46', desc: 'Tricycles only' },
  { code: '70', desc: 'Exchange of licence' },
  { code: '71', desc: 'Duplicate of licence' },
  { code: '78', desc: 'Automatic gearbox only' },
  { code: '79', desc: 'Only vehicles as specified on the licence' },
  { code: '96', desc: 'Vehicle and trailer with a combined weight of 3,500 kg to 4,250 kg' },
  { code: '97', desc: 'No category C1 vehicle that must have a tachograph' },
  { code: '101', desc: 'Not for hire or reward' },
  { code: '102', desc: 'Drawbar trailers only' },
  { code: '103', desc: 'Subject to a certificate of competence' },
  { code: '105', desc: 'Vehicle not more than 5.5 metres long' },
  { code: '106', desc: 'Automatic gearbox only, for larger vehicles' },
  { code: '107', desc: 'Not more than 8,250 kg' },
  { code: '108', desc: 'Subject to minimum age requirements' },
  { code: '110', desc: 'Only for transporting people with restricted mobility' },
  { code: '111', desc: 'Not more than 16 passenger seats' },
  { code: '113', desc: 'Not more than 16 passenger seats except for automatics' },
  { code: '114', desc: 'With any special controls needed for safe driving' },
  { code: '118', desc: 'Start date is for earliest entitlement' },
  { code: '119', desc: 'Weight limit does not apply' },
  { code: '121', desc: 'Conditions in a notice from the Secretary of State' },
  { code: '122', desc: 'Valid once the basic moped training course is completed' },
  { code: '125', desc: 'Tricycles only, on licences issued before 29 June 2014' },
] as const satisfies CodeList

export type LicenceRestrictionCode = CodeOf<typeof licenceRestrictions>
