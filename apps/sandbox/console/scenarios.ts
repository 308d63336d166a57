import type { JourneyHost } from './journeys.ts'

/** A journey opened with a registration, and the expected result. */
export type Scenario = {
  title: string
  host: JourneyHost
  registration: string
  /** What to do on the journey, if opening the link is not enough. */
  does?: string
  expect: string
}

export const scenarios: readonly Scenario[] = [
  {
    title: 'A car on a car journey',
    host: 'acorn-pc',
    registration: 'AA19AAA',
    expect: 'The vehicle card, with the value already filled in.',
  },
  {
    title: 'A van on a van journey',
    host: 'motorcade-cv',
    registration: 'VN21VAN',
    expect: 'The vehicle card.',
  },
  { title: 'A car for taxi work', host: 'flag-taxi', registration: 'TX18CAB', expect: 'The vehicle card.' },
  {
    title: 'A van on a car journey',
    host: 'motorcade-pc',
    registration: 'VN21VAN',
    expect: 'A dialog that offers to change the vehicle or move to the van journey.',
  },
  {
    title: 'A car on a van journey',
    host: 'acorn-cv',
    registration: 'AA19AAA',
    expect: 'A dialog that offers to change the vehicle or move to the car journey.',
  },
  {
    title: 'A van on a journey for cars only',
    host: 'carrot-pc',
    registration: 'VN21VAN',
    expect: '“Please enter a car registration”.',
  },
  {
    title: 'A van as a taxi',
    host: 'flag-taxi',
    registration: 'VN21VAN',
    expect: 'A message next to the registration, without a dialog.',
  },
  {
    title: 'A van that is too heavy',
    host: 'acorn-cv',
    registration: 'HV18VAN',
    expect: '“Vehicle type is not insurable on this policy”.',
  },
  {
    title: 'A motorcycle',
    host: 'acorn-pc',
    registration: 'MC20BKE',
    expect: '“Motorcycles, mopeds or scooters not insurable on this policy.”',
  },
  {
    title: 'An impounded van',
    host: 'briefly-impound',
    registration: 'VN21VAN',
    expect: 'The vehicle card: this journey accepts cars and vans.',
  },
  {
    title: 'No such vehicle',
    host: 'mypolicy-telematics',
    registration: 'ER19NFD',
    expect: 'The brand’s own message and its phone number.',
  },
  {
    title: 'The provider is down',
    host: 'acorn-protect',
    registration: 'ER19ERR',
    expect: 'A message next to the registration. The page stays usable.',
  },
  {
    title: 'A 30-day policy that renews',
    host: 'acorn-taxi',
    registration: 'TX18CAB',
    does: 'Buy 30 days of cover, choose automatic renewal and save the card. Then simulate the days that follow: run “npm run office -- renewals” with the day cover starts, a day two months later, your name (--as) and a reason (--because).',
    expect:
      'An email a week before the end, and the charge the day before. With card 4000000000000341 the charge is declined and retried, and the policy then ends.',
  },
]
