import { mustBeName, nameOf } from '../kinds/name'
import { question } from '../question'
import type { PersonDetails } from './person-details'
import type { Whose } from './whose'

/** One letter is enough: Ng and Li are surnames, and the rule of the registration path is not for a quote (D-096). */
export const lastNames = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'lastNames',
    version: 1,
    kind: nameOf(`${your} surname`),
    label: `What is ${your} surname?`,
    hint: 'As it is on the driving licence.',
    judge: mustBeName(`${your} surname`),
    summary: (name) => name,
  })
