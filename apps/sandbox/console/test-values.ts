import { rejectedAccounts } from '../finance/mandate.ts'

/** A value to type and the sandbox's response. A test checks each against the sandbox itself. */
export type SentinelNote = { value: string; what: string }

export const vehicleNotes: readonly SentinelNote[] = [
  { value: 'AA19AAA', what: 'A private car: a Ford Fiesta from 2019.' },
  { value: 'VN21VAN', what: 'A van from 2021, under 3,500 kg.' },
  { value: 'HV18VAN', what: 'A van from 2018, over 3,500 kg, which no van journey accepts.' },
  { value: 'MC20BKE', what: 'A motorcycle, which no journey accepts.' },
  { value: 'OL05CAR', what: 'A car from 2005: too old for breakdown cover.' },
  { value: 'TX18CAB', what: 'A car from 2018 that can be used as a taxi.' },
  {
    value: 'AB19REG',
    what: 'A Ford from 2019 without a model, as the DVLA returns it: three models are possible.',
  },
  { value: 'AC21REG', what: 'A Ford from 2021 without a model: one model is possible.' },
  { value: 'AD15REG', what: 'A Lotus from 2015 without a model: no known model is possible.' },
]

export const vehicleFailureNotes: readonly SentinelNote[] = [
  { value: 'ER19NFD', what: 'No such vehicle.' },
  { value: 'ER19BAD', what: 'The provider refuses the registration: it is not a UK plate.' },
  { value: 'ER19ERR', what: 'The provider fails.' },
  { value: 'ER19MNT', what: 'The provider is down for maintenance.' },
  { value: 'ER19THR', what: 'The provider receives too many requests and asks the caller to wait.' },
  { value: 'ER19TMO', what: 'The provider never replies; the product times out.' },
]

export const postcodeNotes: readonly SentinelNote[] = [
  { value: 'ID1 1QD', what: 'A list of addresses. House number 1 has exactly one.' },
  { value: 'ID1 9NF', what: 'No addresses.' },
  { value: 'ID1 9ER', what: 'The provider fails.' },
]

/** The published modulus check has no sort code from 99-00-00, so any account number works with these. */
export const sortCodeNotes: readonly SentinelNote[] = [
  { value: '99-99-01', what: 'The sandbox’s own bank, which has every account.' },
  { value: '99-99-94', what: 'The bank has no such account.' },
  { value: '99-99-95', what: 'The bank check is down for maintenance.' },
  { value: '99-99-96', what: 'The bank check returns invalid JSON.' },
  { value: '99-99-97', what: 'The bank check takes 30 seconds; the product times out.' },
  { value: '99-99-98', what: 'The bank check cuts the connection.' },
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
  { value: '90000090', what: 'The mandate is lodged, but the lender fails whenever its agreement is ended.' },
  { value: '12345678', what: 'The mandate is lodged, as for any other number.' },
]

/** The policy holder's surname; a test of the product checks it. */
export const surnameNotes: readonly SentinelNote[] = [
  { value: 'Locked', what: 'The quote is reviewed first: it is locked for ten minutes.' },
]

export const emailNotes: readonly SentinelNote[] = [
  { value: 'portal-exists@example.com', what: 'The portal already has an account for this customer.' },
  { value: 'portal-fails@example.com', what: 'The portal fails; the policy is issued all the same.' },
]

export const mailboxNotes: readonly SentinelNote[] = [
  {
    value: 'nobody@refuses.example',
    what: 'The mailbox refuses our email, like every mailbox at refuses.example.',
  },
]
