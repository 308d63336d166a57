/** How a browser got access to a quote: it made it, passed the check, followed a link, or had it a moment ago. */
export type GrantedBy =
  | 'made'
  | 'personal-check'
  | 'emailed-link'
  | 'reminder'
  | 'comparison-site'
  | 'resumed'
