/** The API's limits without its schemas: the browser must not send what would be refused. */

/** The longest answer to an unknown question, its longest name, and how many there may be (D-148). */
export const ADDITIONAL_ANSWER_MAXIMUM = 200
export const ADDITIONAL_NAME_MAXIMUM = 100
export const ADDITIONAL_ANSWERS_MAXIMUM = 50
