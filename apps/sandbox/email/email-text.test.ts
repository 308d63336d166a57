import { describe, expect, it } from 'vitest'
import { emailText } from './email-text.ts'

const read = (...lines: readonly string[]) => emailText(Buffer.from(lines.join('\r\n'), 'utf8'))

describe('the text of an email', () => {
  it('is read from a plain email', () => {
    expect(
      read('From: Acorn <a@example.com>', 'To: b@example.com', 'Subject: Your quote', '', 'Hello', 'there'),
    ).toEqual({
      subject: 'Your quote',
      from: 'Acorn <a@example.com>',
      to: 'b@example.com',
      text: 'Hello\r\nthere',
      attachments: [],
      pictures: [],
    })
  })

  it('is read with folded and encoded headers', () => {
    const email = read('Subject: =?UTF-8?Q?Your_=C2=A3?=', ' =?utf-8?B?OTk=?= quote', '', '')
    expect(email.subject).toBe('Your £99 quote')
  })

  it('is read from quoted-printable without soft line breaks', () => {
    expect(read('Content-Transfer-Encoding: quoted-printable', '', 'It costs =C2=', '=A39').text).toBe(
      'It costs £9',
    )
  })

  it('is the plain text if the email also has HTML, next to its attachments', () => {
    const email = read(
      'Content-Type: multipart/mixed; boundary="outer"',
      '',
      'This is a MIME message.',
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      'Content-Type: text/html',
      '',
      '<b>Hello</b>',
      '--inner',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('Hello £').toString('base64'),
      '--inner--',
      '--outer',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="Policy.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('12345').toString('base64'),
      '--outer--',
      '',
    )
    expect(email.text).toBe('Hello £')
    expect(email.html).toBe('<b>Hello</b>')
    expect(email.attachments).toEqual([
      { name: 'Policy.pdf', contentType: 'application/pdf', content: Buffer.from('12345') },
    ])
  })

  it('is read separately from pictures of the HTML and attached files', () => {
    const picture = (disposition: string) => [
      '--outer',
      'Content-Type: image/png',
      'Content-ID: <mark@acorn.example>',
      `Content-Disposition: ${disposition}`,
      '',
      'PNG',
    ]
    const email = read(
      'Content-Type: multipart/related; boundary="outer"',
      '',
      ...picture('inline'),
      ...picture('attachment; filename="mark.png"'),
      '--outer--',
    )
    expect(email.pictures).toEqual([
      { contentId: 'mark@acorn.example', contentType: 'image/png', content: Buffer.from('PNG') },
    ])
    expect(email.attachments.map(({ name }) => name)).toEqual(['mark.png'])
  })

  it('is the HTML source if there is no plain text', () => {
    expect(read('Content-Type: text/html', '', '<p>Hi</p>').text).toBe('<p>Hi</p>')
  })

  it('is empty for a malformed message', () => {
    expect(read('').text).toBe('')
    expect(read('Content-Type: multipart/mixed; boundary=x', '', '--x', '--x', '--x--').text).toBe('')
    expect(read('Content-Type: multipart/mixed; boundary=x').attachments).toEqual([])
  })
})
