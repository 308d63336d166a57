import { type Html, html } from './html'

/** The frame every page of the desk stands in. */
export function page(title: string, body: Html): string {
  return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Milepost sandbox</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/desk.css">
<script src="/desk.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
${body}
<p class="visually-hidden" role="status" id="said"></p>
</body>
</html>
`.html
}

/** A milestone by the road. Drawn by us. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
<path d="M8 29V13a8 8 0 0 1 16 0v16z" fill="#ffd307"/>
<path d="M3 29h26" stroke="#ffd307" stroke-width="2.5" stroke-linecap="round"/>
<path d="M12 24v-9l4 4.5 4-4.5v9" fill="none" stroke="#17202a" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`
