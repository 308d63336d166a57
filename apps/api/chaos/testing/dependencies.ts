/** An address where nothing listens. */
const nowhere = 'http://127.0.0.1:9'

/** Everything that a purchase can do without for a while is down: email, portal, lender, bank check, addresses (F21, F22, F26). */
export const allDown = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  PORTAL_URL: nowhere,
  FINANCE_URL: nowhere,
  BANK_CHECK_URL: nowhere,
  ADDRESS_PROVIDER: 'ideal-postcodes',
  IDEAL_POSTCODES_KEY: 'none',
  IDEAL_POSTCODES_URL: nowhere,
} as const
