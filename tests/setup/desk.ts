/** What came back from a call. */
export interface Answer {
  status: number
  // Tests look at whatever the wire shows.
  body: any
  headers: Headers
}

type Query = Record<string, string | number | boolean | readonly string[] | undefined>

/** Somebody who calls Lobby over HTTP, as a browser would: with the login cookie and an access token. */
export class Desk {
  readonly url: string
  cookies = new Map<string, string>()
  accessToken = ''
  info: Record<string, unknown> = {}

  /** What it sends with each call, unless the call says otherwise. */
  readonly headers: Record<string, string>

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url
    this.headers = headers
  }

  /** Signs in with the demo password. Throws when Lobby refuses. */
  static async signIn(
    url: string,
    account: string,
    community?: string,
    headers?: Record<string, string>,
  ): Promise<Desk> {
    const desk = new Desk(url, headers)
    const checked = await desk.post('/mvc/api/Login/CheckAccountPassword', {
      Account: account,
      Password: 'lobby-demo',
    })
    const Token = checked.body?.Data?.Token
    const listed = await desk.post('/mvc/api/Login/GetCommunitysWithToken', { Token })
    const choices: { ComId: string; CommunityName: string }[] = listed.body?.Data ?? []
    const chosen = community ? choices.find((c) => c.CommunityName === community) : choices[0]
    if (!chosen) throw new Error(`${account} may not enter ${community}: ${JSON.stringify(listed.body)}`)
    const entered = await desk.post('/mvc/api/Login/EnterCommunity', { Token, ComId: chosen.ComId })
    desk.info = entered.body.Data
    await desk.refresh()
    return desk
  }

  async refresh(): Promise<Answer> {
    const answer = await this.post('/api/v1/Identity/Login/Admin/WebCookie', {})
    this.accessToken = answer.body?.AccessToken ?? ''
    return answer
  }

  get(path: string, query: Query = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', withQuery(path, query), undefined, headers)
  }
  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers)
  }
  patch(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('PATCH', path, body, headers)
  }
  put(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('PUT', path, body, headers)
  }
  delete(path: string, query: Query = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('DELETE', withQuery(path, query), undefined, headers)
  }

  /** Sends anything: text, forms and multipart bodies go as they are, the rest as JSON. */
  async send(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const raw =
      body === undefined ||
      typeof body === 'string' ||
      body instanceof FormData ||
      body instanceof URLSearchParams
    const sent: Record<string, string> = raw ? {} : { 'content-type': 'application/json' }
    if (this.accessToken) sent.authorization = `Bearer ${this.accessToken}`
    if (this.cookies.size)
      sent.cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...sent, ...headers },
      body: raw ? (body as BodyInit | undefined) : JSON.stringify(body),
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value && !/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
    const text = await response.text()
    return { status: response.status, body: parsed(text), headers: response.headers }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
