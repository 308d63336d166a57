/** What differs between two runs of one tree, and its replacement. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // The time of an event. The times at which cover starts and ends are the customer's choice and stay.
  [
    /(\d{4}-\d\d-\d\d)T(?!(?:09:00|23:59|00:00):00[+-])\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g,
    '$1T<time>',
  ],
  [/\buntil \d\d:\d\d UK time\b/g, 'until <time> UK time'],
  // If no start was chosen, cover begins at the next quarter of an hour, and later days are offered at that time.
  [/(day \d{1,2} [A-Z][a-z]+ at) \d\d:\d\d\b/g, '$1 <time>'],
  [/\b(?!09:0[01]|23:59|00:0[01])\d\d:\d\d on (?=\d{1,2} [A-Z])/g, '<time> on '],
  [/(\d\d\/\d\d\/\d{4} at) (?!09:0[01]|23:59|00:0[01])\d\d:\d\d\b/g, '$1 <time>'],
  // The mailbox of a single run: back.1763344800000@canary.example
  [/\b\d{13}@/g, '<time>@'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b[A-Z]{1,3}-[0-9A-Z]{11}\b/g, '<quote reference>'],
  // As an owner types it in lower case.
  [/(textbox "Quote reference": "?)[a-z]{1,3}-[0-9a-z]{11}\b/g, '$1<quote reference>'],
  [/\b[A-Z]{1,3}-\d{8}\b/g, '<policy number>'],
  [/\b(pi|pay|nonce)_[\w-]{22,24}(?![\w-])/g, '$1_<id>'],
  [/\bsha(256|384|512)-[A-Za-z0-9+/]+=*/g, '<hash>'],
  // The hash in a built file's name: results-CFOH_GHq.js
  [/-[\w-]{8}(\.(?:js|css|woff2|svg|png|webp|avif|json)\b)/g, '-<hash>$1'],
  [/\b(localhost|127\.0\.0\.1):\d{2,5}\b/g, '$1:<port>'],
]

/** Random text of the lengths that the product generates: 32 bytes for a link, 16 bytes for an id. */
const random = /(?<![\w-])(?:[\w-]{43}|[\w-]{22})(?![\w-])/g
/** Words, even joined ones, have no digits, no two adjacent capitals, and few capitals. */
const isRandom = (text: string) =>
  /[a-z]/.test(text) &&
  /[A-Z]/.test(text) &&
  (/[\d_]|[A-Z]{2}/.test(text) || !/^(?:[^A-Z]*[A-Z]){0,5}[^A-Z]*$/.test(text))

/**
 * Replaces every value that varies by run with a fixed word, so that two recordings of one tree are equal. `today` is the date of
 * the recording, as 2026-11-17.
 */
export function normalise(text: string, today: string): string {
  const known = patterns.reduce((shown, [pattern, word]) => shown.replace(pattern, word), text)
  const fixed = known.replace(random, (found) => (isRandom(found) ? '<token>' : found))
  const dated = formsOf(today).reduce((shown, form) => shown.replaceAll(form, '<today>'), fixed)
  return withoutChosenTime(dated.replaceAll(/<today> at \d\d:\d\d/g, '<today> at <time>'))
}

/** The preselected hour and minute of the start of cover depend on the clock, so the selection is removed. */
function withoutChosenTime(text: string): string {
  let isTime = false
  const lines = text.split('\n').map((line) => {
    if (!/^\s*- option /.test(line)) isTime = /- combobox "(?:Hour|Minutes)":$/.test(line)
    return isTime ? line.replace(/("\d\d") \[selected\]$/, '$1') : line
  })
  return lines.join('\n')
}

/** The formats of a date: 2026-11-07, 07/11/2026, 7 November 2026, 7 Nov 2026. The longer ones are replaced first. */
function formsOf(today: string): readonly string[] {
  const [year = '', month = '', day = ''] = today.split('-')
  const date = new Date(`${today}T12:00:00Z`)
  const named = (form: 'long' | 'short') =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: form,
      year: 'numeric',
      timeZone: 'UTC',
    }).format(date)
  return [today, `${day}/${month}/${year}`, named('long'), named('short')]
}
