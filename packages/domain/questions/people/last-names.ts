import type { PersonDetails } from '../answers'
import { mustBeName, nameOf, tidyName } from '../kinds/name'
import { question, type Wrong } from '../question'
import type { Whose } from './whose'

/** Said by the form that registers an account, which is no part of a quote. No question judges by it (YOU-09, D-096). */
export const SHORT_LAST_NAME: Wrong = {
  key: 'lastNameTooShort',
  message: 'Last name must be longer than 3 characters',
}

/** One letter is enough: Ng and Li are surnames, and the rule of the registration path is not for a quote (D-096). */
export const lastNames = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'lastNames',
    kind: nameOf(`${your} surname`),
    label: `What is ${your} surname?`,
    hint: 'As it is on the driving licence.',
    judge: mustBeName(`${your} surname`),
    whenNeverAsked: 'ask-before-renewing',
    // Digits go from the surname (AGG-05).
    aggregator: {
      field: 'lastName',
      read: (sent: string) => ({ lastNames: tidyName(sent.replace(/\d/g, '').trim()) }),
    },
    summary: (name) => name,
  })
