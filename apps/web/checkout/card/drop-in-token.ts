import { getDropInToken } from '../../api/drop-in-token'
import { trackEvent } from '../../tracking/tracking'
import { pauseFor } from '../pause-for'

/** CON-31. */
const RETRIES = 3
const FIRST_PAUSE_MS = 400

/** The drop-in's token, asked for again up to three times; a failure after that is reported (CRD-14, ERR-26). */
export async function dropInToken(merchantAccountId: string, pause = pauseFor): Promise<string | undefined> {
  for (let tries = 0; ; tries += 1) {
    const token = await getDropInToken(merchantAccountId)
    if (token !== undefined) return token
    if (tries === RETRIES) break
    await pause(FIRST_PAUSE_MS * 2 ** tries)
  }
  trackEvent('drop_in_token_failed')
  return undefined
}
