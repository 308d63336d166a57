import { expect, it } from 'vitest'
import { completeEndorsements } from './Endorsements.tsx'

const entry = (endorsementName: string, endorsementWording: string) => ({
  endorsementName,
  endorsementWording,
})

it('drops an entry that has no name or no wording [RES-22]', () => {
  expect(
    completeEndorsements([
      entry('Garaging', 'Kept in a locked garage.'),
      entry('', 'A wording of nothing'),
      entry('Nothing said', ' '),
      entry(' Telematics device ', 'Fitted within 14 days.'),
    ]),
  ).toEqual([
    { name: 'Garaging', wording: 'Kept in a locked garage.' },
    { name: 'Telematics device', wording: 'Fitted within 14 days.' },
  ])
})
