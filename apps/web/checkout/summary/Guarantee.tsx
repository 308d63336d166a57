import { directDebitGuarantee } from '@milepost/domain/payment/direct-debit/direct-debit-guarantee'
import { Disclosure } from '../../ui/Disclosure'

/** In the words of the scheme; its mark is not ours to show. */
export function Guarantee({ collector }: { collector: string }) {
  return (
    <Disclosure summary="The Direct Debit Guarantee">
      <ul className="debit__guarantee">
        {directDebitGuarantee(collector).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
