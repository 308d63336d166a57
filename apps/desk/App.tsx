import type { DeskClient } from '@milepost/contract/desk/desk-client'
import { type DeskPage, deskPageAt, deskPages } from '@milepost/contract/desk/desk-pages'
import { permissionsOf } from '@milepost/domain/desk/people'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from '../web/router.tsx'
import { Waiting } from '../web/ui/Waiting.tsx'
import { AuditPage } from './audit/AuditPage.tsx'
import { DataRequestPage } from './data-request/DataRequestPage.tsx'
import { DataRequestsPage } from './data-request/DataRequestsPage.tsx'
import { BarePage, Frame } from './frame/Frame.tsx'
import { Shortcuts } from './keyboard/shortcuts.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { NoAccessPage } from './pages/NoAccessPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { SignedOutPage } from './pages/SignedOutPage.tsx'
import { UnreachablePage } from './pages/UnreachablePage.tsx'
import { PaymentsPage } from './payments/PaymentsPage.tsx'
import { PolicyPage } from './policy/PolicyPage.tsx'
import { QueuePage } from './queue/QueuePage.tsx'
import { QuotePage } from './quote/QuotePage.tsx'
import { PersonPage } from './search/PersonPage.tsx'
import { SearchPage } from './search/SearchPage.tsx'
import { StaffSessionProvider } from './session/session.tsx'
import { useStaff } from './session/staff.ts'

/** Selects the page: signing in, signing out, or a page that the person may open. */
export function App({ client }: { client: DeskClient }) {
  const { pathname, search } = useLocation()
  if (pathname === deskPages.signedOut) return <SignedOutPage search={search} />
  return (
    <StaffSessionProvider
      client={client}
      waiting={
        <BarePage>
          <Waiting label="Opening the desk">{null}</Waiting>
        </BarePage>
      }
      signedOut={(because) => <SignedOutPage search={because === undefined ? '' : `?because=${because}`} />}
      unreachable={(again) => <UnreachablePage again={again} />}
    >
      <Shortcuts>
        <Page pathname={pathname} />
      </Shortcuts>
    </StaffSessionProvider>
  )
}

function Page({ pathname }: { pathname: string }) {
  const { session } = useStaff()
  return <Frame>{permissionsOf(session).length === 0 ? <NoAccessPage /> : pageOf(pathname)}</Frame>
}

/** Few people open it, and it is a third of all scripts, so it is loaded on demand. */
const ConsolePage = lazy(async () => ({ default: (await import('./console/ConsolePage.tsx')).ConsolePage }))

type PageComponent = ComponentType<{ parts: Readonly<Record<string, string>> }>

/** Every page of the desk. The signed-out page needs no session, so it is not in this table. */
const pages: Readonly<Record<DeskPage, PageComponent>> = {
  home: HomePage,
  signedOut: NotFoundPage,
  quote: QuotePage,
  search: SearchPage,
  person: PersonPage,
  audit: AuditPage,
  policy: PolicyPage,
  console: ConsolePage,
  'data-requests': DataRequestsPage,
  dataRequest: DataRequestPage,
  payments: PaymentsPage,
  queue: QueuePage,
}

/** A page of the desk by its address. Another record gets a new component, so that no state of the previous one remains. */
function pageOf(pathname: string) {
  const found = deskPageAt(pathname)
  if (!found) return <NotFoundPage />
  const Page = pages[found.page]
  return (
    <Suspense fallback={<Waiting label="Opening the page">{null}</Waiting>}>
      <Page key={pathname} parts={found.parts} />
    </Suspense>
  )
}
