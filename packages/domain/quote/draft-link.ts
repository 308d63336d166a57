/** How long an emailed link opens a saved quote: long enough to find the email, too short to be found in it later. */
export const DRAFT_LINK_MINUTES = 30
