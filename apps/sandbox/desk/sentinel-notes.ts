/** A value to type and what the sandbox then does. A test holds each against the sandbox's own answers. */
export type SentinelNote = { value: string; what: string }

export const vehicleNotes: readonly SentinelNote[] = [
  { value: 'AA19AAA', what: 'A private car: Ford Fiesta of 2019.' },
  { value: 'VN21VAN', what: 'A van of 2021 under 3,500 kg.' },
  { value: 'HV18VAN', what: 'A van of 2018 over 3,500 kg, which no van journey takes.' },
  { value: 'MC20BKE', what: 'A motorcycle, which no journey takes.' },
  { value: 'OL05CAR', what: 'A car of 2005: too old for breakdown cover.' },
  { value: 'TX18CAB', what: 'A car of 2018 that is fit for taxi use.' },
]

export const vehicleFailureNotes: readonly SentinelNote[] = [
  { value: 'ER19NFD', what: 'No such vehicle.' },
  { value: 'ER19BAD', what: 'The provider refuses the registration as no UK plate.' },
  { value: 'ER19ERR', what: 'The provider fails.' },
  { value: 'ER19MNT', what: 'The provider is down for repair.' },
  { value: 'ER19THR', what: 'The provider is asked too often and says to wait.' },
  { value: 'ER19TMO', what: 'The provider never answers; the product gives up by itself.' },
]

export const postcodeNotes: readonly SentinelNote[] = [
  { value: 'ID1 1QD', what: 'A list of addresses. With house 1 there is exactly one.' },
  { value: 'ID1 9NF', what: 'No addresses.' },
  { value: 'ID1 9ER', what: 'The provider fails.' },
]
