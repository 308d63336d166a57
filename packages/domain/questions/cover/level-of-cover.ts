import { descOf, isCode } from '../../lists/code-list.ts'
import { type CoverLevelCode, coverLevels } from '../../lists/cover.ts'
import type { CoverDetails } from '../answers.ts'
import { choice, NOT_OFFERED } from '../kinds/choice.ts'
import { question } from '../question.ts'

/** What each level covers. Third party only is always described, although it cannot be chosen (COV-02, D-128). */
export const coverLevelDescriptions: Readonly<Record<CoverLevelCode, string>> = {
  COMP: 'Covers damage to your own vehicle, even when an accident is your fault, as well as fire, theft, and injury or damage you cause to others.',
  TPFT: 'Covers your vehicle if it is stolen or catches fire, and injury or damage you cause to others. It does not cover accident damage to your own vehicle.',
  TPO: 'Covers only injury or damage you cause to others. It is the legal minimum.',
}

/** Follows the description of a level that is not offered. */
export const CANNOT_BE_CHOSEN = "We don't offer it online."

export const levelOfCover = question<CoverDetails>()({
  name: 'levelOfCover',
  // Third party only stays in the list of a quote that arrived with it (D-128).
  kind: choice(({ subject }) =>
    coverLevels.filter(({ code, isOffered }) => isOffered || subject['levelOfCover'] === code),
  ),
  group: 'cover',
  label: 'Which level of cover do you want?',
  validate(code) {
    if (code === undefined) return { key: 'levelOfCoverRequired', message: 'Please choose a level of cover' }
    return isCode(coverLevels, code) ? undefined : NOT_OFFERED
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'level', codes: coverLevels, alsoCodes: { '01': 'COMP', '02': 'TPFT', '03': 'TPO' } },
  dto: { shape: { oneOf: ['COMP', 'TPFT', 'TPO'] } },
  summary: (code) => descOf(coverLevels, code) ?? code,
})
