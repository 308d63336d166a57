import { expect, it } from 'vitest'
import { lean } from './lean-router'

it('lets go of what nobody uses, and changes nothing else', () => {
  const code = [
    'var AwaitContext = React.createContext(null);',
    'AwaitContext.displayName = "Await";',
    'var Form = React10.forwardRef(',
    '  (props) => null',
    ');',
    'var Boundary = class extends React9.Component {',
    '  render() {',
    '  }',
    '};',
    'function useLocation() {}',
  ].join('\n')
  expect(lean(code).split('\n')).toEqual([
    'var AwaitContext = /* @__PURE__ */ React.createContext(null);',
    '',
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '  (props) => null',
    ');',
    'var Boundary = /* @__PURE__ */ (() => class extends React9.Component {',
    '  render() {',
    '  }',
    '})();',
    'function useLocation() {}',
  ])
})

it('says so when the router is another one than it knows', () => {
  expect(() => lean('function LinkWithRef() { return link; }')).toThrow('another react-router')
})
