import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Answer, Desk } from './desk.ts'

export interface Asked {
  path: string
  method: string
  headers: IncomingHttpHeaders
  body: string
}

interface Reply {
  status: number
  body?: string
  headers?: Record<string, string>
  /** What happens at the desk before the provider answers. */
  before?: () => Promise<unknown>
}

/** A provider on this machine that keeps what it was asked, and answers as it is told. */
export interface FakeProvider {
  url: string
  asked: Asked[]
  /** Answers the next requests in this order; later ones get the first answer that was set up. */
  next(...replies: Reply[]): void
  close(): Promise<void>
}

/** Starts an HTTP provider, for LINE and for SMS. */
export async function fakeProvider(usual: Reply): Promise<FakeProvider> {
  const asked: Asked[] = []
  const replies: Reply[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', async () => {
      asked.push({ path: request.url ?? '', method: request.method ?? '', headers: request.headers, body })
      const reply = replies.shift() ?? usual
      await reply.before?.()
      response.writeHead(reply.status, reply.headers).end(reply.body ?? '')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    next: (...more) => void replies.push(...more),
    close: () => new Promise((done) => server.close(() => done())),
  }
}

export interface FakeMailHost {
  port: number
  /** Whole mails as they came. */
  mails: { to: string[]; raw: string }[]
  /** Refuses the next mail with this code. */
  refuse(code: number): void
  close(): Promise<void>
}

/** Starts a mail host that takes mails from account `lobby`, password `mail-secret`. */
export async function fakeMailHost(): Promise<FakeMailHost> {
  const mails: FakeMailHost['mails'] = []
  const refusals: number[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'lobby' && password === 'mail-secret'
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) => {
      const code = refusals.shift()
      done(code ? Object.assign(new Error('refused'), { responseCode: code }) : null)
    },
    onData: (stream, session, done) => {
      let raw = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        raw += chunk
      })
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map((to) => to.address), raw })
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    refuse: (code) => void refusals.push(code),
    close: () => new Promise((done) => server.close(() => done())),
  }
}

const lineId = (letter: string) => `U${letter.repeat(32)}`
export const lineUser = { one: lineId('1'), two: lineId('2') }

/** Saves a channel of notices as it is found now. */
export async function saveChannel(
  desk: Desk,
  name: 'line' | 'sms' | 'mail' | 'voice',
  change: { IsOn: boolean; Settings: Record<string, string>; Secrets?: Record<string, string> },
): Promise<Answer> {
  const { Channels } = (await desk.get('/api/v1/Notice/Settings')).body.Data
  const { Version } = Channels.find((channel: { Channel: string }) => channel.Channel === name)
  return desk.put(`/api/v1/Notice/Channel/${name}`, { ...change, Version })
}

export const connectLine = (desk: Desk, isOn = true) =>
  saveChannel(desk, 'line', {
    IsOn: isOn,
    Settings: {},
    Secrets: { channelToken: 'line-secret' },
  })

/** A gateway as many in Taiwan are: a form with account and password, an answer of lines. */
export const connectSms = (desk: Desk, url: string, changes: Record<string, string> = {}) =>
  saveChannel(desk, 'sms', {
    IsOn: true,
    Settings: {
      url: `${url}/SmSend`,
      account: 'lobby-account',
      request: 'form',
      fields:
        'username={account}\npassword={password}\ndstaddr={to}\nsmbody={text}\nclientid={key}\nCharsetURL=UTF8',
      answerForm: 'lines',
      statusField: 'statuscode',
      goodValues: '0,1,2,4',
      refusedValues: 'v,w,x',
      idField: 'msgid',
      ...changes,
    },
    Secrets: { password: 'sms-secret' },
  })

export const connectMail = (desk: Desk, port: number, changes: Record<string, string> = {}) =>
  saveChannel(desk, 'mail', {
    IsOn: true,
    Settings: {
      host: '127.0.0.1',
      port: String(port),
      security: 'none',
      from: 'desk@lobby.example',
      fromName: '晴川社區',
      user: 'lobby',
      ...changes,
    },
    Secrets: { password: 'mail-secret' },
  })

/** Says how a resident hears. */
export const contact = (desk: Desk, residentId: string, change: Record<string, unknown>) =>
  desk.patch(`/api/v1/Notice/Contact/${residentId}`, change)

/** Everything that was told of an item, as the wire shows it. */
export const toldOf = async (desk: Desk, itemId: string): Promise<Answer['body'][]> =>
  (await desk.get(`/api/v1/Notice/OfItem/${itemId}`)).body.Data
