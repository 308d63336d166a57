import type { Area } from '../area'

export const restart: Area = {
  code: 'RST',
  name: 'Restart of a cancelled policy',
  titles: {
    'RST-01': 'The check reads the reference and shows a price',
    'RST-02': 'Four facts are needed',
    'RST-03': 'No price opens a notice',
    'RST-04': 'Wrong facts are told and scrolled to',
    'RST-05': 'The offer: headline, price, tax, fee, pay in full',
    'RST-06': 'The four benefits of a restarted policy',
    'RST-07': 'No impound release, no extras, no no-claims',
    'RST-08': 'Details, term, papers and consent',
    'RST-09': 'A plate that is missing is asked',
    'RST-10': 'Seen, checked and bought are noted quietly',
    'RST-11': 'Nothing changes once it has begun',
    'RST-12': 'Charged a day before, told a week before',
    'RST-13': 'Twenty-nine days on; begun within a week',
  },
}
