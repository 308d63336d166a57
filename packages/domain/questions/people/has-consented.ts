import type { AdditionalDriver } from '../answers.ts'
import { tick, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'

/** A tick in the driver's form; not sent (ADD-18, D-122). */
export const hasConsented = question<AdditionalDriver>()({
  name: 'hasConsented',
  kind: tick,
  group: 'checks',
  label: 'The driver has agreed that I can give you their details and you can use them for this quote.',
  validate: (isTicked) =>
    isTicked === true
      ? undefined
      : {
          key: 'consentRequired',
          message: 'Please ask the driver, then tick to confirm they agree',
        },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: 'not-sent',
  summary: yesOrNo,
})
