import { rejectedAccounts } from '../finance/mandate'

/** A value to type and the sandbox's response. A test checks each against the sandbox itself. */
export type SentinelNote = { value: string; what: string }

export const vehicleNotes: readonly SentinelNote[] = [
  { value: 'AA19AAA', what: 'A private car: Ford Fiesta of 2019.' },
  { value: 'VN21VAN', what: 'A van of 2021 under 3,500 kg.' },
  { value: 'HV18VAN', what: 'A van of 2018 over 3,500 kg, which no van journey takes.' },
  { value: 'MC20BKE', what: 'A motorcycle, which no journey takes.' },
  { value: 'OL05CAR', what: 'A car of 2005: too old for breakdown cover.' },
  { value: 'TX18CAB', what: 'A car of 2018 that is fit for taxi use.' },
  { value: 'AB19REG', what: 'A Ford of 2019 without its model, as the DVLA tells it: three may fit.' },
  { value: 'AC21REG', what: 'A Ford of 2021 without its model: one may fit.' },
  { value: 'AD15REG', what: 'A Lotus of 2015 without its model: none that we know fits.' },
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

/** The published modulus check has no sort code from 99-00-00, so any account number works with these. */
export const sortCodeNotes: readonly SentinelNote[] = [
  { value: '99-99-01', what: 'The sandbox’s own bank, which has every account.' },
  { value: '99-99-94', what: 'The bank has no such account.' },
  { value: '99-99-95', what: 'The bank check is down for repair.' },
  { value: '99-99-96', what: 'The bank check answers nonsense.' },
  { value: '99-99-97', what: 'The bank check takes 30 seconds; the product gives up by itself.' },
  { value: '99-99-98', what: 'The bank check cuts the line.' },
]

/** The reasons a customer can cause; the lender's README lists the rest. */
const shownCodes: readonly string[] = ['1', '2', '3', '5', 'B', 'G']

export const accountNumberNotes: readonly SentinelNote[] = [
  ...[...rejectedAccounts]
    .filter(([, { code }]) => shownCodes.includes(code))
    .map(([value, { code, reason }]) => ({
      value,
      what: `The mandate is rejected, code ${code}: ${reason.toLowerCase()}.`,
    })),
  { value: '12345678', what: 'The mandate is lodged, as for any other number.' },
]

/** The policy holder's surname; a test of the product checks it. */
export const surnameNotes: readonly SentinelNote[] = [
  { value: 'Locked', what: 'Somebody looks at the quote first: it is locked for ten minutes.' },
]

export const emailNotes: readonly SentinelNote[] = [
  { value: 'portal-exists@example.com', what: 'The portal knows this customer already.' },
  { value: 'portal-fails@example.com', what: 'The portal fails; the policy stands all the same.' },
]

export const mailboxNotes: readonly SentinelNote[] = [
  { value: 'nobody@refuses.example', what: 'The mailbox refuses our email, as all at refuses.example do.' },
]
