/** The headline of the offer (RST-05). */
export const RESTART_OFFER_TITLE = 'Your 30-day subscription quote'
