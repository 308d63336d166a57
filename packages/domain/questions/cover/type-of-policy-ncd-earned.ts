import { descOf } from '../../lists/code-list'
import { noClaimsEarnedOn } from '../../lists/cover'
import type { CoverDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import { hasNoClaimsDiscount } from './years-of-no-claims-discount'

const kind = choice(noClaimsEarnedOn)

export const typeOfPolicyNCDEarned = question<CoverDetails>()({
  name: 'typeOfPolicyNCDEarned',
  kind,
  label: 'On what type of policy did you earn your no claims discount?',
  isAsked: ({ subject, terms }) => terms.cover.asksNoClaimsEarnedOn && hasNoClaimsDiscount(subject),
  judge: mustBeOffered(kind, {
    key: 'typeOfPolicyNCDEarnedRequired',
    message: 'Please choose the type of policy you earned your no claims discount on',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'ncdEarnedOn', codes: noClaimsEarnedOn },
  summary: (code) => descOf(noClaimsEarnedOn, code) ?? code,
})
