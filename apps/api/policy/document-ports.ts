import type { OfferedPaper, PricedPaper } from '../quote/document-ports'
import type { Policy } from './ports'

/** What the papers of a policy are made from: the price that was bought, the policy, and as much of the account as may be shown. */
export type PaperedPolicy = {
  policy: Policy
  quote: PricedPaper
  account:
    | { lastFour: string; sortCodeEnding: string; holder: string; bankName: string | undefined }
    | undefined
}

/** Papers made from what was stored: the same policy gives the same bytes, whenever it is asked for. */
export type PolicyPapers = {
  papersIssued(policy: PaperedPolicy): readonly OfferedPaper[]
  makePolicyPaper(kind: string, policy: PaperedPolicy): Promise<Uint8Array>
}
