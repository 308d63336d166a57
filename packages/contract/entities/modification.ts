import * as z from 'zod/mini'
import { code, pounds, yesNo } from '../wire/fields'
import { given, sent } from '../wire/objects'

const fields = {
  modificationCode: code,
  value: pounds,
  isForMedicalReasons: yesNo,
}

/** A vehicle modification of a request (DAT-10). The current insurer counts as not told unless said otherwise (D-084). */
export const modificationInput = sent({ ...fields, isCurrentInsurerNotified: z._default(yesNo, false) })

/** A vehicle modification of an answer (DAT-10). */
export const modification = given({ ...fields, isCurrentInsurerNotified: yesNo })
