import type { OutsideAnswer } from '#platform/server/outgoing.ts'
import { type Outcome, refused, retryLater, unsure } from './channel.ts'

/** What people call a gateway and what it takes: 簡訊平台, 簡訊. */
export interface Called {
  gateway: string
  message: string
}

/** Reads one field of a gateway's answer: `json` by a path a.b.0, `lines` by name=value, `list` by its place, from 0. */
export function fieldOf(form: string, text: string, field: string): string {
  if (!field) return ''
  if (form === 'lines') {
    const line = text.split(/\r?\n/).find((part) => part.startsWith(`${field}=`))
    return line?.slice(field.length + 1).trim() ?? ''
  }
  if (form === 'list') return text.split(',')[Number(field)]?.trim() ?? ''
  try {
    let at: unknown = JSON.parse(text)
    for (const step of field.split('.')) at = (at as Record<string, unknown> | null | undefined)?.[step]
    return typeof at === 'string' || typeof at === 'number' || typeof at === 'boolean' ? String(at) : ''
  } catch {
    return ''
  }
}

/** Whether a value is in a list as people write it: `0,1,4`; `>=0` and `<0` compare numbers. */
export function isAmong(value: string, list: string): boolean {
  return list.split(',').some((item) => {
    const wanted = item.trim()
    const [, sign, bound] = /^(>=|<)\s*(-?\d+)$/.exec(wanted) ?? []
    if (!sign) return wanted !== '' && wanted === value
    const number = Number(value)
    if (value === '' || Number.isNaN(number)) return false
    return sign === '<' ? number < Number(bound) : number >= Number(bound)
  })
}

/**
 * What a gateway's answer means by the community's settings: what is neither good nor refused is tried again, when it
 * says that it was not taken or when a second try is known as one (isRepeatable).
 */
export function outcomeOf(
  settings: Record<string, string>,
  answer: OutsideAnswer,
  isRepeatable: boolean,
  { gateway, message }: Called,
): Outcome {
  const { status, text } = answer
  // These say that it was not taken; behind other faults of the gateway it may be on its way.
  const wasNotTaken = status === 429 || status === 503
  if (wasNotTaken || (status >= 500 && isRepeatable)) return retryLater(`${gateway}暫時無法服務（${status}）`)
  if (status >= 500) return unsure(`${gateway}發生錯誤（${status}）`)
  if (status >= 300) return refused(`${gateway}不接受這個要求（${status}），請檢查設定`)
  const {
    answerForm = 'json',
    statusField = '',
    goodValues = '',
    refusedValues = '',
    idField = '',
  } = settings
  const id = fieldOf(answerForm, text, idField)
  if (!statusField) return { id }
  const value = fieldOf(answerForm, text, statusField)
  if (isAmong(value, goodValues)) return { id }
  const said = value ? `，代碼 ${value.slice(0, 20)}` : ''
  if (isAmong(value, refusedValues)) return refused(`${gateway}退回這則${message}${said}`)
  if (!value && !isRepeatable) return unsure(`${gateway}的回覆裡沒有狀態`)
  return retryLater(`${gateway}沒有收下這則${message}${said}`)
}
