import { homeOnly, type WriteExtra } from './extra-terms'

export function taxiHire(which: 'standard' | 'upgrade'): WriteExtra {
  return ({ taxiHireDays }) => ({
    name: 'Guaranteed taxi hire',
    type: 'This is insurance that keeps you working: a licensed taxi in place of yours after an accident.',
    insured: [
      `A replacement that your authority licenses, for up to ${taxiHireDays?.[which] ?? 0} days`,
      'Its delivery, collection and insurance',
    ],
    notInsured: [
      'Accidents that were your fault',
      'Breakdowns, and repairs that no accident made necessary',
      'Fuel, fines, tolls and charges',
      'Loss of earnings',
    ],
    restrictions: [
      'Your own taxi must be off the road because of the accident.',
      'Whoever drives must be a named driver with a valid badge.',
    ],
    where: homeOnly,
    onAClaim: 'Call us before you hire anything. We arrange the replacement.',
  })
}
