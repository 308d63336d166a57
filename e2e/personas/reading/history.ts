import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { claimQuestions } from '@milepost/domain/questions/claim'
import { convictionQuestions } from '@milepost/domain/questions/conviction'
import { you } from '@milepost/domain/questions/people/whose'
import { answersIn, type Keys } from './answer.ts'
import type { PersonaSection } from './persona-section.ts'

const claimKeys: Keys = {
  what: 'typeOfClaim',
  when: 'dateOfClaim',
  status: 'statusOfClaim',
  'at fault': 'atFault',
  'lost no-claims': 'noClaimsBonusAffected',
  cost: 'costOfClaim',
}

const convictionKeys: Keys = {
  offence: 'offenceCode',
  when: 'convictionDate',
  points: 'numberOfPoints',
  fine: 'fineAmount',
  'still to be decided': 'isPending',
  'ban began': 'banStartDate',
  'ban ends': 'banEndDate',
}

/** Claims and convictions; none if none are listed, and a conviction without the days of a ban had none. */
export function historyIn(section: PersonaSection, asking: Asking<AnySubject>) {
  const motoringClaims = section.parts('claims', 'claim').map((claim) => {
    const answers = answersIn(claim, claimKeys, claimQuestions({ whose: you }), asking)
    claim.done()
    return answers
  })
  const motoringConvictions = section.parts('convictions', 'conviction').map((conviction) => {
    const answers = answersIn(conviction, convictionKeys, convictionQuestions({ whose: you }), asking)
    conviction.done()
    return { ...answers, wasDisqualified: answers['banStartDate'] !== undefined }
  })
  return {
    hasMotoringClaims: motoringClaims.length > 0,
    hasMotoringConvictions: motoringConvictions.length > 0,
    ...(motoringClaims.length > 0 && { motoringClaims }),
    ...(motoringConvictions.length > 0 && { motoringConvictions }),
  }
}
