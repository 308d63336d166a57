import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addressOf,
  browserHistory,
  fixedHistory,
  Link,
  Navigate,
  type NavigateFunction,
  pathOf,
  Router,
  useLocation,
  useNavigate,
  useSearchParams,
} from './router.tsx'

let navigate: NavigateFunction
function Here() {
  const location = useLocation()
  navigate = useNavigate()
  return <p data-testid="here">{`${addressOf(location)} ${JSON.stringify(location.state)}`}</p>
}
const here = () => screen.getByTestId('here').textContent
const draw = (children?: React.ReactNode) =>
  render(
    <Router history={browserHistory}>
      <Here />
      {children}
    </Router>,
  )
beforeEach(() => history.replaceState(null, '', '/start?a=1#part'))
afterEach(cleanup)

it('reads an address as it is written in a link', () => {
  expect(pathOf('/results?a=1&b=2#top')).toEqual({ pathname: '/results', search: '?a=1&b=2', hash: '#top' })
  expect(pathOf('/results')).toEqual({ pathname: '/results', search: '', hash: '' })
  expect(pathOf('/results?#')).toEqual({ pathname: '/results', search: '', hash: '' })
  expect(pathOf({ pathname: '/results', search: '?a=1' })).toEqual({
    pathname: '/results',
    search: '?a=1',
    hash: '',
  })
  expect(addressOf(pathOf({ pathname: '/results', search: 'a=1', hash: 'top' }))).toBe('/results?a=1#top')
})

describe('a page', () => {
  it('is known from the address bar, with the state that the previous page passed', () => {
    history.replaceState({ usr: { change: 'x' }, key: 'earlier build', idx: 3 }, '')
    draw()
    expect(here()).toBe('/start?a=1#part {"change":"x"}')
  })

  it('is added to the history, or replaces the previous entry', () => {
    draw()
    const entries = history.length
    act(() => navigate('/next?b=2', { state: { from: 'results' } }))
    expect(here()).toBe('/next?b=2 {"from":"results"}')
    expect(location.pathname + location.search).toBe('/next?b=2')
    expect(history.length).toBe(entries + 1)
    act(() => navigate({ pathname: '/last', hash: '#end' }, { replace: true }))
    expect(here()).toBe('/last#end null')
    expect(history.length).toBe(entries + 1)
  })

  it('follows Back and Forward', () => {
    draw()
    act(() => {
      history.replaceState({ usr: 'earlier' }, '', '/earlier')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(here()).toBe('/earlier "earlier"')
  })

  it('ignores history events once it is unmounted', () => {
    const { unmount } = draw()
    unmount()
    history.replaceState(null, '', '/later')
    expect(() => window.dispatchEvent(new PopStateEvent('popstate'))).not.toThrow()
  })

  it('redirects as soon as it is rendered', () => {
    const entries = history.length
    draw(<Navigate to={{ pathname: '/end', search: '?x=1' }} replace state={{ again: '/start' }} />)
    expect(here()).toBe('/end?x=1 {"again":"/start"}')
    expect(history.length).toBe(entries)
  })

  it('changes its query and stays on the same path', () => {
    function Query() {
      const [query, setQuery] = useSearchParams()
      return (
        <button type="button" onClick={() => setQuery(new URLSearchParams(), { replace: true })}>
          {query.get('a')}
        </button>
      )
    }
    draw(<Query />)
    fireEvent.click(screen.getByRole('button', { name: '1' }))
    expect(here()).toBe('/start null')
  })

  it('is rendered without a browser at the address that is passed', () => {
    render(
      <Router history={fixedHistory('/quote/vehicle-details')}>
        <Here />
      </Router>,
    )
    expect(here()).toBe('/quote/vehicle-details null')
    act(() => navigate('/elsewhere'))
    expect(here()).toBe('/quote/vehicle-details null')
  })

  it('throws outside of a router', () => {
    expect(() => render(<Here />)).toThrow('outside of a Router')
  })
})

describe('a link', () => {
  const link = () => screen.getByRole('link')

  it('has an href and is followed without a reload', () => {
    draw(
      <Link to="/next?b=2" state={{ from: 'a' }} className="button">
        Next
      </Link>,
    )
    expect(link().getAttribute('href')).toBe('/next?b=2')
    expect(link().className).toBe('button')
    expect(fireEvent.click(link())).toBe(false)
    expect(here()).toBe('/next?b=2 {"from":"a"}')
  })

  it('adds no history entry when it leads to the current page', () => {
    draw(<Link to="/start?a=1#part">Here</Link>)
    const entries = history.length
    fireEvent.click(link())
    expect(history.length).toBe(entries)
  })

  it.each([
    ['in another tab', { ctrlKey: true }],
    ['in another tab on a Mac', { metaKey: true }],
    ['in another window', { shiftKey: true }],
    ['as a download', { altKey: true }],
    ['by the middle button', { button: 1 }],
  ])('is left to the browser %s', (_how, event) => {
    draw(<Link to="/next">Next</Link>)
    document.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true })
    fireEvent.click(link(), event)
    expect(here()).toBe('/start?a=1#part null')
  })

  it('is left to the browser when it opens elsewhere, and to a handler that has stopped it', () => {
    draw(
      <Link to="/next" onClick={(event) => event.preventDefault()}>
        Next
      </Link>,
    )
    fireEvent.click(link())
    expect(here()).toBe('/start?a=1#part null')
    cleanup()
    draw(
      <Link to="/next" target="_blank">
        Next
      </Link>,
    )
    document.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true })
    fireEvent.click(link())
    expect(here()).toBe('/start?a=1#part null')
  })
})
