import type { Lender } from '@milepost/domain/brands/lender'
import { lenderCard, lenderCardName } from '@milepost/domain/brands/lender-card'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { saveFile } from '../../ui/save-file'

/** The lender in the customer's own address book, for those on a phone (DDM-10, D-193). */
export function SaveContact({ lender }: { lender: Lender }) {
  const save = () => saveFile(new Blob([lenderCard(lender)], { type: 'text/vcard' }), lenderCardName(lender))
  return (
    <p className="debit__contact">
      <Button look="secondary" onClick={save}>
        <Icon name="download" />
        Save Contact Details
      </Button>
    </p>
  )
}
