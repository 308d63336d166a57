/** Loaded before a program: sets its clock 31 days back, a day longer than a quote is valid (RES-02). */
const BACK_MS = 31 * 24 * 60 * 60 * 1000
const Now = Date
const now = () => Now.now() - BACK_MS

globalThis.Date = new Proxy(Now, {
  construct: (_, args) => (args.length === 0 ? new Now(now()) : Reflect.construct(Now, args)),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Now, name)),
})
