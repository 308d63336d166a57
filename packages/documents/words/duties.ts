import { isMeasured } from '@milepost/domain/terms/terms'
import type { QuoteFacts } from '../quote-facts'
import { limits } from './limits'

/** What the customer must do, and when (CIDRA 2012; ICOBS 6 Annex 3). */
export function dutiesAtTheStart({ terms }: QuoteFacts): readonly string[] {
  return [
    'Take reasonable care to answer every question fully and correctly, and check your statement of fact before you buy.',
    ...(isMeasured(terms) ? ['Have the telematics device fitted within 14 days of the start of cover.'] : []),
    ...(terms.use.ownerMustBeKeeper ? ['Be the legal owner and the registered keeper of the vehicle.'] : []),
    ...(terms.drivers.asksTaxiBadge
      ? ['Hold the taxi licences for yourself and for the vehicle that your authority asks for.']
      : []),
  ]
}

export function dutiesDuringCover({ terms }: QuoteFacts): readonly string[] {
  return [
    'Tell us before anything changes: your address, vehicle, its use or value, a modification, a driver, a job, a claim, a conviction.',
    'Keep the vehicle roadworthy, taxed and with a valid MOT, lock it, and look after its keys.',
    ...(isMeasured(terms) ? ['Leave the telematics device in place and connected.'] : []),
  ]
}

export function dutiesOnAClaim(): readonly string[] {
  return [
    `Report any accident, theft or loss within ${limits.reportWithinHours} hours, and theft to the police as well.`,
    'Give us the help and the papers we ask for. Do not admit blame.',
  ]
}
