import { isRefusal } from '@milepost/domain/payment/direct-debit/refusals'
import type { NamedWrong } from '@milepost/domain/questions/read-subject'
import type { WayToPay } from '../../offer/offer'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { PayInFull } from './PayInFull'

type RefusedNoteProps = {
  wrong: readonly NamedWrong[]
  names: readonly string[]
  inFull: WayToPay | undefined
}

/**
 * Under an answer that rules monthly payment out: the other way to pay (D-184, D-185). What is wrong stands above the answer already;
 * here it is said to those who do not see it appear.
 */
export function RefusedNote({ wrong, names, inFull }: RefusedNoteProps) {
  const found = wrong.find((each) => names.includes(each.name) && isRefusal(each))
  return (
    <div className="debit__refused" role="status">
      {found && (
        <>
          <VisuallyHidden>{found.message}</VisuallyHidden>
          <PayInFull inFull={inFull} look="button" />
        </>
      )}
    </div>
  )
}
