/** Which card page a payment is made on (D-195): separate fields and an intent, or a drop-in and a nonce. */
export type CardPage = 'STRIPE' | 'BRAINTREE'
