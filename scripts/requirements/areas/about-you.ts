import type { Area } from '../area'

export const aboutYou: Area = {
  code: 'YOU',
  name: 'About you',
  titles: {
    'YOU-01': 'The step asks who one is and where one lives',
    'YOU-02': 'Title, marital status, home owner and night place are needed',
    'YOU-03': 'Names of letters, one to fifty, with hyphens and apostrophes',
    'YOU-04': 'Birthday needs day, month and year',
    'YOU-05': 'Nobody under sixteen can ask for a quote',
    'YOU-06': 'A good email address is needed',
    'YOU-07': 'A telephone of ten or eleven digits from zero',
    'YOU-08': "Impound adds the zero to the telephone's message",
    'YOU-09': 'The surname rule of account registrations, kept as words',
    'YOU-10': 'A hidden box catches robots',
    'YOU-11': 'Whoever is signed in has their email filled and locked',
    'YOU-12': 'Under eighteen at the start is worked out and flagged',
    'YOU-13': 'Opt-outs of SMS, email, telephone, with the privacy notice',
    'YOU-14': 'One brand has no telephone opt-out',
  },
}
