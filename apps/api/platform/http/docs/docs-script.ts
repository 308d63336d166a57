/** The API page's browser script: sends the form of a call and shows the response, as text only. */
export const docsScript = `const chosen = () =>
  Object.fromEntries([...document.querySelectorAll('[data-header]')].map((select) => [select.dataset.header, select.value]))

const remembered = (select) => 'milepost.docs.' + select.dataset.header
for (const select of document.querySelectorAll('[data-header]')) {
  const before = sessionStorage.getItem(remembered(select))
  if (before) select.value = before
  else if (select.dataset.header === 'x-product') select.value = 'PC'
  select.addEventListener('change', () => sessionStorage.setItem(remembered(select), select.value))
}

function requestOf(form) {
  const query = new URLSearchParams()
  const headers = chosen()
  let path = form.dataset.path
  for (const input of form.querySelectorAll('[data-place]')) {
    const { place } = input.dataset
    if (place === 'path') path = path.replace('{' + input.name + '}', encodeURIComponent(input.value))
    else if (input.value === '') continue
    else if (place === 'query') query.append(input.name, input.value)
    else headers[input.name] = input.value
  }
  const body = form.elements.namedItem('body')?.value
  if (body !== undefined) headers['content-type'] = 'application/json'
  const search = query.size > 0 ? '?' + query : ''
  return [path + search, { method: form.dataset.method, headers, body }]
}

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

async function send(form) {
  const answer = form.parentElement.querySelector('.answer')
  const show = (part, text) => {
    answer.querySelector(part).textContent = text
  }
  const [url, options] = requestOf(form)
  const started = performance.now()
  answer.hidden = false
  answer.dataset.kind = 'waiting'
  show('.outcome', 'Sending ' + options.method + ' ' + url)
  show('.headers', '')
  show('.body', '')
  try {
    const response = await fetch(url, options)
    const text = await response.text()
    answer.dataset.kind = response.ok ? 'good' : 'bad'
    show('.outcome', response.status + ' ' + response.statusText + ' in ' + Math.round(performance.now() - started) + ' ms')
    show('.headers', [...response.headers].map(([name, value]) => name + ': ' + value).join('\\n'))
    show('.body', text === '' ? 'Nothing in the body.' : pretty(text))
  } catch {
    answer.dataset.kind = 'bad'
    show('.outcome', 'No answer: the server could not be reached.')
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.target.dataset.path) send(event.target)
})
`
