import { descOf } from '../../lists/code-list'
import { readTitleCode, titles } from '../../lists/person'
import type { PersonDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { Whose } from './whose'

const kind = choice(titles)

export const title = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'title',
    kind,
    label: `What is ${your} title?`,
    judge: mustBeOffered(kind, { key: 'titleRequired', message: `Please choose ${your} title` }),
    whenNeverAsked: 'ask-before-renewing',
    // A site may leave out the noughts before a title's code (D-112).
    aggregator: { field: 'title', codes: titles, asCode: (sent) => readTitleCode(sent) ?? sent },
    // A comparison site may leave out the noughts before a title's code (D-112).
    dto: { deserialise: (code) => ({ title: readTitleCode(code) ?? code }) },
    summary: (code) => descOf(titles, code) ?? code,
  })
