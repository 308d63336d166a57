import type { Endorsement } from '@milepost/domain/outcome/underwritten-option'
import type { Risk } from '../risk/risk'

type Entry = Endorsement & { applies: (risk: Risk) => boolean }

/** What changes the standard wording, and when: shown as chips with their words (RES-22). */
const entries: readonly Entry[] = [
  {
    name: 'Named drivers only',
    wording:
      'Cover applies only while the vehicle is driven by a person named on the certificate of insurance.',
    applies: () => true,
  },
  {
    name: 'No driving of other vehicles',
    wording: 'This policy does not cover you to drive any vehicle other than the one shown on your schedule.',
    applies: () => true,
  },
  {
    name: 'Young or inexperienced drivers',
    wording:
      'An additional excess applies while the vehicle is driven by a person under 25, or by one who has held a licence for less than two years.',
    applies: ({ drivers }) => drivers.some(({ age, licence }) => age < 25 || licence.years < 2),
  },
  {
    name: 'Provisional licence holders',
    wording:
      'A driver with a provisional licence is covered only while accompanied as the law requires and showing L plates.',
    applies: ({ drivers }) => drivers.some(({ licence }) => licence.type === 'P'),
  },
  {
    name: 'Garaging',
    wording:
      'You told us that the vehicle is kept in a locked garage overnight. If it is stolen overnight from another place near your home, the theft excess is doubled.',
    applies: ({ vehicle }) => vehicle.overnight === '1',
  },
  {
    name: 'Declared modifications',
    wording:
      'The modifications you told us about are covered. Any other change must be agreed with us first.',
    applies: ({ vehicle }) => vehicle.modifications.length > 0,
  },
  {
    name: 'Telematics device',
    wording:
      'A telematics device must be fitted within 14 days of the start of cover and stay connected. How, when and where the vehicle is driven may change your price or end your cover.',
    applies: ({ line }) => line === 'telematics',
  },
  {
    name: 'Tools and goods',
    wording: 'Tools, goods and materials in or on the vehicle are not covered.',
    applies: ({ line }) => line === 'van',
  },
  {
    name: 'Private hire',
    wording: 'Passengers may be carried for hire by advance booking only. Plying for hire is not covered.',
    applies: ({ vehicle }) => vehicle.use === 'PR',
  },
  {
    name: 'Licensed drivers only',
    wording:
      'Carrying passengers for hire is covered only while the driver and the vehicle are licensed by the authority shown on your schedule.',
    applies: ({ line }) => line === 'taxi',
  },
  {
    name: 'Release from a pound',
    wording:
      'This policy may be used to release the vehicle shown on your schedule from a police or council pound.',
    applies: ({ cover }) => cover.term === 'impound',
  },
  {
    name: 'Release of vehicle from impound',
    wording: 'This policy cannot be used to release a vehicle that has been impounded.',
    applies: ({ cover }) => cover.term === 'thirty-day',
  },
  {
    name: 'Protected no claims discount',
    wording:
      'Your discount is protected for two claims in the period of cover. It does not protect the overall price of your insurance, which may rise after a claim.',
    applies: ({ cover }) => cover.noClaims.kind === 'earned' && cover.noClaims.isProtected,
  },
]

export function endorsementsOf(risk: Risk): readonly Endorsement[] {
  return entries.filter(({ applies }) => applies(risk)).map(({ name, wording }) => ({ name, wording }))
}
