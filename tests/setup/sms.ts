import { expect } from 'vitest'
import type { Answer, Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'
import { type FakeProvider, fakeProvider } from './providers.ts'

/** An SMS gateway on this machine, and what it was given to send. */
export interface SmsGateway {
  provider: FakeProvider
  /** For the program: it sends codes through this gateway. */
  env: Record<string, string>
  /** The messages to a number so far. */
  textsTo(phone: string): string[]
  /** The newest code that went to a number; waits for it. */
  codeTo(phone: string, nth?: number): Promise<string>
}

/** Starts an SMS gateway for the codes of signing in. */
export async function smsGateway(): Promise<SmsGateway> {
  const provider = await fakeProvider({ status: 200, body: '{"id":"1"}' })
  const gateway = {
    url: `${provider.url}/send`,
    fields: 'to={to}\ntext={text}\nkey={key}',
    answerForm: 'json',
  }
  const textsTo = (phone: string) =>
    provider.asked
      .map(({ body }) => new URLSearchParams(body))
      .filter((sent) => sent.get('to') === phone)
      .map((sent) => sent.get('text') ?? '')
  return {
    provider,
    env: { SMS_GATEWAY: JSON.stringify(gateway), PRIVATE_HOSTS: '1' },
    textsTo,
    async codeTo(phone, nth = 1) {
      await expect.poll(() => textsTo(phone).length).toBeGreaterThanOrEqual(nth)
      return /\b(\d{6})\b/.exec(textsTo(phone).at(-1) ?? '')?.[1] ?? ''
    },
  }
}

export const ownPassword = '我家住在河邊的第三棟'

export const sendCode = (
  desk: Desk,
  Mobile: string,
  Purpose: string,
  headers?: Record<string, string>,
): Promise<Answer> => desk.post('/api/v1/Account/PhoneCode', { Mobile, Purpose }, headers)

/** Registers a manager account of a number; gives the token of its first sign-in. */
export async function register(
  lobby: Lobby,
  sms: SmsGateway,
  phone: string,
  Name = '新任總幹事',
): Promise<string> {
  const nobody = lobby.nobody()
  const { CodeId } = (await sendCode(nobody, phone, 'register')).body.Data
  const answer = await nobody.post('/api/v1/Account/Register', {
    CodeId,
    Code: await sms.codeTo(phone),
    Name,
    Password: ownPassword,
    Consent: 1,
  })
  return answer.body.Data.Token
}

/** Signs in with account and password, and enters the only or the named community. */
export async function enter(desk: Desk, account: string, password: string): Promise<Answer> {
  const checked = await desk.post('/mvc/api/Login/CheckAccountPassword', {
    Account: account,
    Password: password,
  })
  return enterWith(desk, checked.body.Data?.Token)
}

export async function enterWith(desk: Desk, Token: string): Promise<Answer> {
  const listed = await desk.post('/mvc/api/Login/GetCommunitysWithToken', { Token })
  const ComId = listed.body.Data?.[0]?.ComId
  const entered = await desk.post('/mvc/api/Login/EnterCommunity', { Token, ComId })
  if (entered.status === 200) {
    desk.info = entered.body.Data
    await desk.refresh()
  }
  return entered
}
