import type { PersonDetails } from '../answers'
import { mustBeName, nameOf } from '../kinds/name'
import { question } from '../question'
import type { Whose } from './whose'

export const firstName = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'firstName',
    kind: nameOf(`${your} first name`),
    label: `What is ${your} first name?`,
    judge: mustBeName(`${your} first name`),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'firstName' },
    summary: (name) => name,
  })
