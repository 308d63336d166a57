import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import {
  type FollowedProof,
  type ProofRefusal,
  type ProofState,
  proofRefusals,
} from '@milepost/domain/purchase/proof-steps'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import { policyRows } from './rows-of-emails.ts'

export type ProofEmailDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  code: FollowedProof
  state: ProofState
  refusal: ProofRefusal | undefined
  dueOn: LocalDate
  /** What to send, as the policy's documents say; undefined if they no longer ask for it. */
  what: string | undefined
}

/** As it is called in a sentence to the customer. */
const names: Readonly<Record<FollowedProof, string>> = {
  'no-claims': 'proof of your no claims discount',
  'dvla-record': 'your driving licence record',
  'foreign-licence': 'the driving licence from outside the UK',
  'taxi-licences': 'your taxi licences',
  device: 'your telematics device',
}

/** What became of a proof that the customer was asked for (D-276). */
export function proofEmail(details: ProofEmailDetails): EmailContent {
  const { journey, firstName, policyNumber, registration, code, state, dueOn } = details
  const firm = firmOf(journeys[journey].brand)
  const { subject, heading, intro, isBadNews } = wordsOf(details, firm.name)
  const isWaiting = state === 'asked' || state === 'refused'
  return renderEmail({
    journey,
    subject,
    heading,
    isBadNews,
    intro: [`Hello ${firstName}. ${intro}`],
    card: [
      ...policyRows({ policyNumber, registration }),
      ['About', sentenceCase(names[code])],
      ...(isWaiting ? [['Please send it by', longDate(dueOn)] as const] : []),
    ],
    button: undefined,
    parts: [
      ...(isWaiting && details.what !== undefined ? [{ title: 'What we need' }, details.what] : []),
      ...(isWaiting
        ? [
            `Reply to this email or write to ${firm.email}, and give your policy number. If you can't get it by ${longDate(dueOn)}, please call us on ${firm.phone.display}. ${firm.openingHours}.`,
            "If we don't receive it, we may cancel your policy. We'd write to you first and give you at least seven days' notice.",
          ]
        : [`If you have a question, call us on ${firm.phone.display}. ${firm.openingHours}.`]),
    ],
  })
}

type Words = { subject: string; heading: string; intro: string; isBadNews: boolean }

function wordsOf({ code, state, refusal }: ProofEmailDetails, firm: string): Words {
  const name = names[code]
  switch (state) {
    case 'asked':
      return {
        subject: `${firm}: we still need something from you`,
        heading: "Something hasn't reached us yet",
        intro: `We haven't received ${name}, which your policy documents ask for.`,
        isBadNews: true,
      }
    case 'received':
      return {
        subject: `${firm}: we've received what you sent`,
        heading: "Thank you, we've received it",
        intro: `We've received ${name}. We'll check it within two working days and email you.`,
        isBadNews: false,
      }
    case 'accepted':
      return {
        subject: `${firm}: that's all we need, thank you`,
        heading: "Thank you, that's all we need",
        intro: `We've checked ${name} and everything is in order. You don't need to do anything else about it.`,
        isBadNews: false,
      }
    case 'refused':
      return {
        subject: `${firm}: please send it again`,
        heading: "We couldn't accept what you sent",
        intro: `We've looked at ${name}. ${refusal === undefined ? '' : proofRefusals[refusal]}`.trim(),
        isBadNews: true,
      }
    case 'not-needed':
      return {
        subject: `${firm}: you don't need to send it`,
        heading: 'We no longer need it',
        intro: `Your policy documents ask for ${name}. You don't need to send it any more, and your policy hasn't changed.`,
        isBadNews: false,
      }
  }
}

const sentenceCase = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
