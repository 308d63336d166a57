import type { AdditionalQuestions } from '@milepost/domain/questions/answers'
import { heardAboutUsEntity } from '@milepost/domain/questions/heard-about-us'
import * as z from 'zod/mini'
import { anyAnswer } from '../wire/fields'
import { said } from '../wire/objects'
import { ADDITIONAL_ANSWERS_MAXIMUM, ADDITIONAL_NAME_MAXIMUM } from '../wire/shapes'
import { propertiesOf } from './entity-schema'

type Given = { [Name in keyof AdditionalQuestions]?: unknown } & { [name: string]: unknown }

/**
 * How the customer heard about us, and what follows from it (DAT-06). Fields it does not declare are kept as they came and given back:
 * one name of the specification is lost (D-148).
 */
export const additionalQuestions = z
  .catchall(z.object(propertiesOf(heardAboutUsEntity, 'request'), said('an object')), anyAnswer)
  .check(
    z.refine(
      (answers) => Object.keys(answers).length <= ADDITIONAL_ANSWERS_MAXIMUM,
      `Send at most ${ADDITIONAL_ANSWERS_MAXIMUM} fields`,
    ),
    z.refine(
      (answers) => Object.keys(answers).every((key) => key.length <= ADDITIONAL_NAME_MAXIMUM),
      `Send field names of at most ${ADDITIONAL_NAME_MAXIMUM} characters`,
    ),
  ) as z.ZodMiniType as z.ZodMiniType<Given, Given>
