/** What the wire takes, for those who must know without the schemas: the browser sends nothing that is refused. */

/** A value of one of the code lists. */
export const codePattern = /^[A-Za-z0-9_-]{1,40}$/

/** How long an answer to a question we do not know may be, how long its name, and how many there may be (D-148). */
export const ADDITIONAL_ANSWER_MAXIMUM = 200
export const ADDITIONAL_NAME_MAXIMUM = 100
export const ADDITIONAL_ANSWERS_MAXIMUM = 50

/** More vehicles than anybody has. */
export const VEHICLES_MAXIMUM = 99

export const SECURITY_DEVICES_MAXIMUM = 10

/** A reference another site has given a quote. */
export const SOURCE_REFERENCE_MAXIMUM = 100
