import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type SmtpServer = {
  smtpUrl: string
  /** Every line received, in order. */
  commands: readonly string[]
  close(): Promise<void>
}

/** A fake mail server, to misbehave in ways that the sandbox's does not. Where `answer` returns undefined it stays silent. */
export async function smtpServer(
  answer: (line: string) => string | undefined | Promise<string | undefined>,
): Promise<SmtpServer> {
  const commands: string[] = []
  const lines = new Set<Socket>()
  const server = createServer((line) => {
    lines.add(line)
    line.on('error', () => line.destroy())
    const reply = async (to: string) => {
      const words = await answer(to)
      if (words !== undefined) line.write(`${words}\r\n`)
    }
    line.setEncoding('utf8').on('data', (text: string) => {
      for (const each of text.split('\r\n').filter(Boolean)) {
        commands.push(each)
        void reply(each)
      }
    })
    void reply('')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    commands,
    async close() {
      for (const line of lines) line.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
