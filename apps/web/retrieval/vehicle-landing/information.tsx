import { type ReactNode, useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './information.module.css'

/** Where to find the registration, and who can help: the form needs a vehicle that was found (VLS-02, D-238). */
export function AboutRegistration() {
  const { name, phone, openingHours } = brand.firm
  return (
    <Information link="I don't know the vehicle registration" title="Where to find the registration">
      <p>It's on the vehicle's number plates. You can also find it:</p>
      <ul className={styles.places}>
        <li>in the V5C logbook, at the top of its first page</li>
        <li>on the latest MOT certificate</li>
        <li>on the vehicle tax reminder</li>
        <li>in the advert or on the invoice, if you're about to buy the vehicle</li>
      </ul>
      <p>
        Still can't find it? Call {name} on <a href={`tel:${phone.dial}`}>{phone.display}</a>. {openingHours}
      </p>
    </Information>
  )
}

export function AboutValue() {
  return (
    <Information link="How do I know what it's worth?" title="What your vehicle is worth">
      <p>
        Think of what you'd get for it today, given its age and mileage. Adverts for similar vehicles are a
        good guide.
      </p>
      <p>If it's written off or stolen, we'll pay no more than it was worth just before.</p>
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
