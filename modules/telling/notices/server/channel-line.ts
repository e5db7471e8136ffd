import { type OutsideAnswer, RefusedHost } from '#platform/server/outgoing.ts'
import { type Channel, type Outcome, refused, retryLater } from './channel.ts'

const sentId = (text: string): string => {
  try {
    const body = JSON.parse(text) as { sentMessages?: { id?: string }[] }
    return body.sentMessages?.[0]?.id ?? ''
  } catch {
    return ''
  }
}

const asText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

function outcomeOf({ status, headers, text }: OutsideAnswer): Outcome {
  if (status >= 200 && status < 300) return { id: sentId(text) || asText(headers['x-line-request-id']) }
  // The retry key was accepted before: the message is out, only its answer was lost.
  if (status === 409) return { id: asText(headers['x-line-accepted-request-id']) }
  if (status === 429) return retryLater('LINE 表示送出太頻繁或本月則數已用完')
  if (status >= 500) return retryLater(`LINE 暫時無法服務（${status}）`)
  if (status === 401 || status === 403) return refused('LINE 不接受頻道存取權杖，請到設定重新填寫')
  return refused(`LINE 不接受這則訊息，住戶可能沒有加入或已封鎖官方帳號（${status}）`)
}

/** The Messaging API of LINE: push messages of an official account, to residents whose LINE user id is known. */
export const lineChannel = (apiAddress: string): Channel => ({
  name: 'line',
  needs: [{ name: 'channelToken', words: '頻道存取權杖', isSecret: true }],
  isLoud: true,
  most: 5000,
  addressOf: ({ lineUserId }) => lineUserId,
  isAddress: (address) => /^U[0-9a-f]{32}$/.test(address),
  mask: (address) => `LINE ***${address.slice(-4)}`,
  complaint: () => '',
  isRepeatable: () => true,
  async send({ channelToken }, { key, to, text }, outside) {
    try {
      const answer = await outside.send(`${apiAddress}/v2/bot/message/push`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${channelToken}`,
          'x-line-retry-key': key,
        },
        body: JSON.stringify({ to, messages: [{ type: 'text', text }] }),
      })
      return outcomeOf(answer)
    } catch (error) {
      if (error instanceof RefusedHost) return refused('LINE 的位址不在允許的範圍')
      return retryLater('連不上 LINE')
    }
  },
})
