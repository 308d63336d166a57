import { Icon } from '../../ui/Icon'

/** CRD-02. What is said here is so: the card is typed into a frame of the provider's (T27). */
export function SecurityBanner() {
  return (
    <div className="pay-security">
      <Icon name="lock" />
      <p>
        <strong>Your payment is secure.</strong> You type your card details straight into our payment
        provider's form. We never see or keep the number, and your bank may ask you to confirm that it is you.
      </p>
    </div>
  )
}
