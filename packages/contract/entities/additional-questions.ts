import * as z from 'zod/mini'
import { code, text, wholeNumber, yesNo } from '../wire/fields'
import { said } from '../wire/objects'
import {
  ADDITIONAL_ANSWER_MAXIMUM,
  ADDITIONAL_ANSWERS_MAXIMUM,
  ADDITIONAL_NAME_MAXIMUM,
} from '../wire/shapes'

const answer = z.union(
  [text(ADDITIONAL_ANSWER_MAXIMUM, 0), z.number(), z.boolean()],
  said(`text of at most ${ADDITIONAL_ANSWER_MAXIMUM} characters, a number, true or false`),
)

/**
 * How the customer heard about us, and what follows from it (DAT-06; the misspelling is the field's name). Keys it does not
 * declare are kept as they came and given back: one name of the specification is lost (D-148).
 */
export const additionalQuestions = z
  .catchall(
    z.object(
      {
        howDidYouHearAboutUs: z.optional(code),
        namedDriverOnAcornPolicy: z.optional(yesNo),
        namedDriverOnAcornPolicyFor: z.optional(answer),
        experienceDrivingCompnayCar: z.optional(answer),
        claimFreeFor: z.optional(answer),
        isLookingToInsureSecondCar: z.optional(yesNo),
        currentPolicyType: z.optional(code),
        numberOfConsecutiveMonthsCoverWithAcornOrMotorcade: z.optional(wholeNumber(0, 12)),
        fullYearsOfNoClaimsBonus: z.optional(answer),
        policyCancelledWithAcornReason: z.optional(code),
        typeOfPolicyAtTheTime: z.optional(code),
        monthsHeldThePolicyFor: z.optional(wholeNumber(0, 12)),
        daysHeldThePolicyFor: z.optional(wholeNumber(0, 366)),
      },
      said('an object'),
    ),
    answer,
  )
  .check(
    z.refine(
      (answers) => Object.keys(answers).length <= ADDITIONAL_ANSWERS_MAXIMUM,
      `Send at most ${ADDITIONAL_ANSWERS_MAXIMUM} fields`,
    ),
    z.refine(
      (answers) => Object.keys(answers).every((key) => key.length <= ADDITIONAL_NAME_MAXIMUM),
      `Send field names of at most ${ADDITIONAL_NAME_MAXIMUM} characters`,
    ),
  )
