/** What somebody may write where a name is asked: what it is, the text, and what of it is seen on paper (safety T18). */
export const hostileNames: readonly (readonly [string, string, string])[] = [
  ['the longest name', 'Bartholomew-Featherstonehaugh Cholmondeley-Marjorib', 'Cholmondeley'],
  ['a word that never ends', 'W'.repeat(400), 'WWWW'],
  ['a script', '</script><script>alert(1)</script>', '</script>'],
  ['a frame', '<iframe src=file:///etc/passwd><img src=http://127.0.0.1:9>', 'file:///etc/passwd'],
  ['a PDF', '(evil) Tj ET >> endobj \\) << /JS (app.alert(1)) /Launch /URI (x) /EmbeddedFile >>', 'endobj'],
  ['control characters', 'Al\u0000an\u001b[31m\r\n\tMor\u007fgan', 'Alan[31m Morgan'],
  ['text that runs backwards', '\u202eAlan\u202c \u2067Morgan\u2069\u200f\u200b', 'Alan Morgan'],
  ['heaps of accents', `A${'\u0301'.repeat(200)}lan`, 'Álan'],
  ['letters of other alphabets', 'Ştefan Łukasz Ivanović Ґудзь Ελένη Nguyễn', 'Ґудзь Ελένη Nguyễn'],
  ['letters no face has', '王小明 🚗 Ĕlan', '??? ? Elan'],
  ['nothing', '', ''],
]
