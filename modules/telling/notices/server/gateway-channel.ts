import { type OutsideAnswer, RefusedHost } from '#platform/server/outgoing.ts'
import { type Channel, type Message, refused, retryLater, unsure } from './channel.ts'
import { type Called, outcomeOf } from './gateway-answer.ts'

type Settings = Record<string, string>

/** The lines `name=value` of the request, with what {to} {text} {key} {callback} {account} {password} stand for filled in. */
export function fieldsOf(
  settings: Settings,
  message: Pick<Message, 'key' | 'to' | 'text' | 'callback'>,
): [string, string][] {
  const values: Settings = {
    to: message.to,
    text: message.text,
    key: message.key,
    callback: message.callback ?? '',
    account: settings.account ?? '',
    password: settings.password ?? '',
  }
  return (settings.fields ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('='))
    .map((line) => {
      const at = line.indexOf('=')
      const value = line.slice(at + 1).replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
      return [line.slice(0, at), value]
    })
}

/** Whether a line of the request has a password of its own instead of {password}: settings are shown. */
function spellsSecret(line: string): boolean {
  const [name = '', value = ''] = line.split('=', 2).map((part) => part.trim().toLowerCase())
  return value !== '' && !value.startsWith('{') && secretNames.some((text) => name.includes(text))
}
const secretNames = ['pass', 'pwd', 'token', 'secret', 'apikey', 'api_key']

function complaintAbout(
  { url = '', fields = '', answerForm = 'json', request = 'form' }: Settings,
  { gateway, placeholders }: Gateway,
): string {
  if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url))
    return `${gateway}網址請以 https:// 或 http:// 開頭。`
  const { username, password } = new URL(url)
  if (username || password) return `${gateway}網址裡請不要寫帳號與密碼，請填在帳號與密碼欄。`
  if (fields.split('\n').some(spellsSecret))
    return '傳送欄位裡請以 {password} 代表密碼或權杖，密碼只填在密碼欄。'
  if (placeholders.some((name) => !fields.includes(`{${name}}`)))
    return `傳送欄位要有 ${placeholders.map((name) => `{${name}}`).join(' 與 ')}。`
  if (!['json', 'lines', 'list'].includes(answerForm)) return '回覆格式只能是 json、lines 或 list。'
  if (!['form', 'json', 'query'].includes(request)) return '傳送方式只能是 form、json 或 query。'
  return ''
}

const bodies: Record<string, (fields: [string, string][]) => { type: string; body: string }> = {
  form: (fields) => ({
    type: 'application/x-www-form-urlencoded; charset=UTF-8',
    body: new URLSearchParams(fields).toString(),
  }),
  json: (fields) => ({ type: 'application/json', body: JSON.stringify(Object.fromEntries(fields)) }),
}

/** What a channel through a gateway is made of, besides what all of them share. */
export interface Gateway extends Called, Pick<Channel, 'name' | 'most' | 'addressOf' | 'isAddress' | 'mask'> {
  /** What its fields must say. */
  placeholders: readonly string[]
  isShort?: true
  /** Whether it can be signed in to with nothing. */
  isOpen?: true
}

/** A channel through any gateway that takes a message over HTTP; which fields it wants and what it answers are settings. */
export function gatewayChannel(of: Gateway): Channel {
  const { name, gateway, message: called, most, isShort, isOpen, addressOf, isAddress, mask } = of
  const isRepeatable = ({ fields = '' }: Settings) => fields.includes('{key}')
  return {
    name,
    needs: [
      { name: 'url', words: `${gateway}網址` },
      { name: 'fields', words: '傳送欄位' },
      { name: 'account', words: '帳號', isOptional: true },
      { name: 'password', words: '密碼或權杖', isSecret: true, ...(isOpen && { isOptional: true }) },
      { name: 'request', words: '傳送方式', isOptional: true },
      { name: 'answerForm', words: '回覆格式', isOptional: true },
      { name: 'statusField', words: '狀態欄位', isOptional: true },
      { name: 'goodValues', words: '成功的狀態', isOptional: true },
      { name: 'refusedValues', words: '退回的狀態', isOptional: true },
      { name: 'idField', words: `${called}編號欄位`, isOptional: true },
    ],
    isLoud: true,
    most,
    ...(isShort && { isShort }),
    addressOf,
    isAddress,
    mask,
    complaint: (settings) => complaintAbout(settings, of),
    isRepeatable,
    async send(settings, message, outside) {
      const { url = '', request = 'form' } = settings
      const fields = fieldsOf(settings, message)
      const isAgain = isRepeatable(settings)
      const read = (answer: OutsideAnswer) => outcomeOf(settings, answer, isAgain, of)
      try {
        const make = bodies[request]
        if (!make) {
          const query = new URLSearchParams(fields).toString()
          const whole = url + (url.includes('?') ? '&' : '?') + query
          return read(await outside.send(whole, { method: 'GET' }))
        }
        const { type, body } = make(fields)
        const headers = { 'content-type': type }
        return read(await outside.send(url, { method: 'POST', headers, body }))
      } catch (error) {
        if (error instanceof RefusedHost) return refused(`${gateway}的網址不在允許的範圍`)
        const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(
          (error as NodeJS.ErrnoException).code ?? '',
        )
        return neverLeft || isAgain ? retryLater(`連不上${gateway}`) : unsure(`${gateway}沒有回應`)
      }
    },
  }
}
