import { type Html, html } from '../../desk/html'

export type FrameLink = { parent: string; channel: string }

/** The frame every frame's page stands in. It knows which page holds it and by what name they speak. */
export function framePage(script: string, title: string, body: Html, link: FrameLink): string {
  return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/cards/frames/frame.css">
<script src="/cards/frames/${script}.js" defer></script>
</head>
<body class="${script}" data-parent="${link.parent}" data-channel="${link.channel}">
${body}
</body>
</html>
`.html
}
