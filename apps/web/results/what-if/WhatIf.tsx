import { useState } from 'react'
import type { Offer } from '../../offer/offer'
import { Disclosure } from '../../ui/Disclosure'
import { TryBench } from './WhatIfPanel'

/** Another excess, mileage, level of cover or start, priced on the page and thrown away unless it is kept (RES-07, RES-08). */
export function TryIt({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary="Try another excess, mileage, cover or start date" onToggle={setOpen}>
      {isOpen && <TryBench offer={offer} />}
    </Disclosure>
  )
}
