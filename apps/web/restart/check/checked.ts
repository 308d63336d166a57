import type { Elsewhere } from '../../api/check-quote'
import type { Restoring } from '../../api/restoring'
import { type GivenBack, giveBack } from '../../resume/open-quote'

/** Trouble of ours, which trying again may mend; anything else that is refused is a failed check, and told alike (D-247, D-248). */
const ours = ['INTERNAL_ERROR', 'UNAVAILABLE', 'PROVIDER_UNAVAILABLE']

/** A passed check fills the tab, and its outcome says where to go: to the offer of a restart, as a rule (RST-04, NAV-09). */
export async function checked(restoring: Restoring | Elsewhere): Promise<GivenBack> {
  if (restoring.kind === 'refused' && ours.includes(restoring.code)) return { kind: 'unreachable' }
  return giveBack(restoring)
}
