import * as z from 'zod/mini'
import { code, text, wholeNumber, yesNo } from '../wire/fields'
import { said } from '../wire/objects'

const answer = z.union(
  [text(200, 0), z.number(), z.boolean()],
  said('text of at most 200 characters, a number, true or false'),
)

const MOST_KEYS = 50

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
    z.refine((answers) => Object.keys(answers).length <= MOST_KEYS, `Send at most ${MOST_KEYS} fields`),
    z.refine(
      (answers) => Object.keys(answers).every((key) => key.length <= 100),
      'Send field names of at most 100 characters',
    ),
  )
