import type { Area } from '../area'

export const address: Area = {
  code: 'ADR',
  name: 'Address lookup widget',
  titles: {
    'ADR-01': 'Search, pick, type by hand, edit, search again',
    'ADR-02': 'A search needs house and a good postcode',
    'ADR-03': 'Many hits are listed, one hit is taken',
    'ADR-04': 'A list must be chosen from',
    'ADR-05': 'A failed search turns to typing by hand',
    'ADR-06': 'The newer look-up says when fetching fails',
    'ADR-07': 'Cancel goes back to search, submit keeps',
    'ADR-08': 'By hand: first line, town and postcode',
    'ADR-09': 'A shorter form: first line and postcode',
    'ADR-10': 'Home address missing, in its words',
    'ADR-11': 'Overnight address missing, in its words',
    'ADR-12': 'Overnight equal to home is pointed out',
    'ADR-13': 'Postcodes of territories, forces and GIR 0AA are good',
  },
}
