/** What the wire takes, for those who must know without the schemas: the browser sends nothing that is refused. */

/** How long an answer to a question we do not know may be, how long its name, and how many there may be (D-148). */
export const ADDITIONAL_ANSWER_MAXIMUM = 200
export const ADDITIONAL_NAME_MAXIMUM = 100
export const ADDITIONAL_ANSWERS_MAXIMUM = 50
