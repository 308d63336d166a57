import { type ReactNode, useState } from 'react'
import { brand } from '../../brands/brand'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './information.module.css'

/** Where to find the registration, and who can help: the form needs a vehicle that was found (VLS-02, D-238). */
export function AboutRegistration() {
  const { name, phone, openingHours } = brand.firm
  return (
    <Information link="I don't know the vehicle registration" title="Where to find the registration">
      <p>It is the number on the plates of the vehicle. You can also find it:</p>
      <ul className={styles.places}>
        <li>in the V5C logbook, at the top of its first page</li>
        <li>on the last MOT certificate</li>
        <li>on the reminder for vehicle tax</li>
        <li>in the advert or on the invoice, if you are about to buy the vehicle</li>
      </ul>
      <p>
        Still can't find it? Call {name} on <a href={`tel:${phone.dial}`}>{phone.display}</a>. {openingHours}
      </p>
    </Information>
  )
}

export function AboutValue() {
  return (
    <Information link="How do I know what it is worth?" title="What your vehicle is worth">
      <p>
        Think of what you would get for it today, at its age and with its mileage: adverts for vehicles like
        yours are a good guide.
      </p>
      <p>If it is written off or stolen, we pay what it was worth just before, and never more than that.</p>
    </Information>
  )
}

function Information({ link, title, children }: { link: string; title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className={styles.link} onClick={() => setOpen(true)}>
        {link}
      </Button>
      <Dialog
        open={isOpen}
        title={title}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Back to my quote</Button>}
      >
        {children}
      </Dialog>
    </>
  )
}
