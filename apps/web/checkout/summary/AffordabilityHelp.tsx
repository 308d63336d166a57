import { affordabilityHelp } from '@milepost/domain/payment/direct-debit/affordability-help'
import { useState } from 'react'
import type { WayToPay } from '../../offer/offer'
import { planOf } from '../../offer/plan-of'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'

const TITLE = 'Can I afford it?'

/** The helper beside the question (DDM-02). */
export function AffordabilityHelp({ way }: { way: WayToPay }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="debit__help">
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="help" />
        How do I know if I can afford it?
      </Button>
      <Dialog
        open={isOpen}
        title={TITLE}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
        cross={false}
      >
        {affordabilityHelp(planOf(way)).map((paragraph) => (
          <p key={paragraph} className="figures">
            {paragraph}
          </p>
        ))}
      </Dialog>
    </div>
  )
}
