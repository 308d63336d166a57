import type { PersonDetails } from '../answers.ts'
import { claimEntity, claimQuestions, siteClaim } from '../claim.ts'
import { convictionEntity, convictionQuestions, siteConviction } from '../conviction.ts'
import { listDto } from '../dto.ts'
import { list } from '../kinds/list.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'
import { countInWords, HISTORY_MAXIMUM, validateHistory } from './history.ts'
import type { Whose } from './whose.ts'

/** A no keeps the list: it no longer applies, and is there again if the no was a mistake. */
export const hasMotoringClaims = ({ Have, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasMotoringClaims',
    kind: yesNo,
    group: 'history',
    isNoneOfThese: true,
    label: ({ terms }) =>
      `${Have} had any motoring claims, accidents or losses in the last ${terms.drivers.claimsLookBackYears} years?`,
    hint: 'Include every incident, whoever was at fault and whether or not there was a claim.',
    validate: mustBeAnswered({
      key: 'hasMotoringClaimsRequired',
      message: `Please tell us if ${youHave} had any motoring claims, accidents or losses`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'motoringClaims' },
    dto: { impliedBy: 'motoringClaims' },
    summary: yesOrNo,
  })

/** The claims themselves, each with its own form (CLM-01). */
export const motoringClaims = (whose: Whose) =>
  question<PersonDetails>()({
    name: 'motoringClaims',
    kind: list,
    group: 'checks',
    label: `${whose.Your} claims, accidents and losses`,
    isAsked: ({ subject }) => subject.hasMotoringClaims === true,
    validate: (entries, asking) =>
      validateHistory(
        'claim',
        entries,
        claimQuestions({ whose, dateOfBirth: asking.subject.dateOfBirth }),
        asking,
      ),
    whenNeverAsked: 'ask-before-renewing',
    // Its entries are read separately. A missing list does not mean none, so it is a gap.
    aggregator: {
      field: 'claims',
      shape: { listOf: siteClaim, most: HISTORY_MAXIMUM },
      read: () => ({}),
    },
    dto: listDto({
      list: 'motoringClaims',
      promisedBy: 'hasMotoringClaims',
      entries: claimEntity,
      most: HISTORY_MAXIMUM,
    }),
    summary: (entries) => countInWords('claim', entries),
  })

/** A no keeps the list: it no longer applies, and is there again if the no was a mistake. */
export const hasMotoringConvictions = ({ Have, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasMotoringConvictions',
    kind: yesNo,
    group: 'history',
    isNoneOfThese: true,
    label: ({ terms }) =>
      `${Have} had any motoring convictions in the last ${terms.drivers.convictionsLookBackYears} years?`,
    hint: 'Include fixed penalties, points, bans and pending prosecutions.',
    validate: mustBeAnswered({
      key: 'hasMotoringConvictionsRequired',
      message: `Please tell us if ${youHave} had any motoring convictions`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'motoringConvictions' },
    dto: { impliedBy: 'motoringConvictions' },
    summary: yesOrNo,
  })

/** The convictions themselves, each with its own form (CNV-01). */
export const motoringConvictions = (whose: Whose) =>
  question<PersonDetails>()({
    name: 'motoringConvictions',
    kind: list,
    group: 'checks',
    label: `${whose.Your} motoring convictions`,
    isAsked: ({ subject }) => subject.hasMotoringConvictions === true,
    validate: (entries, asking) =>
      validateHistory(
        'conviction',
        entries,
        convictionQuestions({ whose, dateOfBirth: asking.subject.dateOfBirth }),
        asking,
      ),
    whenNeverAsked: 'ask-before-renewing',
    // Its entries are read separately. A missing list does not mean none, so it is a gap.
    aggregator: {
      field: 'convictions',
      shape: { listOf: siteConviction, most: HISTORY_MAXIMUM },
      read: () => ({}),
    },
    dto: listDto({
      list: 'motoringConvictions',
      promisedBy: 'hasMotoringConvictions',
      entries: convictionEntity,
      most: HISTORY_MAXIMUM,
    }),
    summary: (entries) => countInWords('conviction', entries),
  })

/** Only unspent ones may be asked about (Rehabilitation of Offenders Act 1974, D-106). */
export const hasCriminalConvictions = ({ Do, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasCriminalConvictions',
    kind: yesNo,
    group: 'history',
    isNoneOfThese: true,
    label: `${Do} have any unspent criminal convictions?`,
    hint: "Don't include motoring convictions or spent convictions.",
    help: {
      summary: 'What does unspent mean?',
      body: "Most convictions become spent after a time set by law, and you don't need to tell us about them. Until then, a conviction is unspent.",
    },
    validate: mustBeAnswered({
      key: 'hasCriminalConvictionsRequired',
      message: `Please tell us if ${youHave} any unspent criminal convictions`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'criminalConvictions', assume: [false, 'Has no unspent criminal convictions'] },
    summary: yesOrNo,
  })

export const hasBeenRefusedCover = ({ you }: Whose) =>
  question<PersonDetails>()({
    name: 'hasBeenRefusedCover',
    kind: yesNo,
    group: 'history',
    isNoneOfThese: true,
    label: `Has an insurer ever refused to cover ${you}?`,
    validate: mustBeAnswered({
      key: 'hasBeenRefusedCoverRequired',
      message: `Please tell us if an insurer has ever refused to cover ${you}`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: {
      field: 'refusedInsurance',
      assume: [false, 'Has never been refused insurance or had it cancelled'],
    },
    summary: yesOrNo,
  })
