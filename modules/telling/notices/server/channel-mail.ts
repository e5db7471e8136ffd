import { Socket } from 'node:net'
import { isMailAddress } from '#platform/contract/mail-address.ts'
import { RefusedHost } from '#platform/server/outgoing.ts'
import { type Channel, type Outcome, refused, retryLater } from './channel.ts'

function complaint({ host = '', port = '', security = 'tls', from = '' }: Record<string, string>): string {
  if (!/^[\w.:-]+$/.test(host)) return '郵件主機請填網域名稱，例如 smtp.example.com。'
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) return '連接埠請填 1 到 65535。'
  if (!['tls', 'starttls', 'none'].includes(security)) return '加密方式只能是 tls、starttls 或 none。'
  return isMailAddress(from) ? '' : '寄件信箱的格式不正確。'
}

function outcomeOf(error: { code?: string; responseCode?: number }): Outcome {
  if (error.code === 'EAUTH') return refused('郵件主機不接受帳號或密碼，請到設定重新填寫')
  const { responseCode } = error
  if (responseCode && responseCode >= 500) return refused(`郵件主機退回這封信（${responseCode}）`)
  if (responseCode) return retryLater(`郵件主機暫時不收信（${responseCode}）`)
  return retryLater('連不上郵件主機')
}

/** Milliseconds for a whole mail: a host that answers a byte now and then is never silent, and would hold its job for days. */
const longest = 60_000
/** Milliseconds of silence. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Mail by SMTP, each within so many milliseconds. The Message-ID is the delivery's, so a second try is the same mail. */
export const mailWithin = (most: number): Channel => ({
  name: 'mail',
  needs: [
    { name: 'host', words: '郵件主機' },
    { name: 'port', words: '連接埠' },
    { name: 'security', words: '加密方式', isOptional: true },
    { name: 'from', words: '寄件信箱', keepsSecrets: true },
    { name: 'fromName', words: '寄件人名稱', isOptional: true, keepsSecrets: true },
    { name: 'user', words: '帳號', isOptional: true },
    { name: 'password', words: '密碼', isSecret: true, isOptional: true },
  ],
  isLoud: false,
  most: 100_000,
  addressOf: ({ email }) => email,
  isAddress: isMailAddress,
  mask: (address) => address.replace(/^(.).*@/u, '$1***@'),
  complaint,
  isRepeatable: () => true,
  async send(settings, { key, to, title, text }, outside) {
    const { host = '', port = '465', security = 'tls', from = '', fromName = '', user, password } = settings
    let transport
    const line = new Socket()
    // Again and again: one that was ended before it began would begin all the same.
    const late = setInterval(() => line.destroy(), most)
    // Loaded by the first mail.
    const { createTransport } = await import('nodemailer')
    try {
      transport = createTransport({
        ...patience,
        socket: line,
        host: await outside.addressOf(host),
        port: Number(port),
        secure: security === 'tls',
        requireTLS: security === 'starttls',
        ignoreTLS: security === 'none',
        ...(user ? { auth: { user, pass: password ?? '' } } : {}),
        tls: { servername: host },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const sent = await transport.sendMail({
        from: { name: fromName, address: from },
        to,
        subject: title,
        text,
        messageId: `<${key}@${from.split('@')[1] ?? 'lobby'}>`,
      })
      return { id: sent.messageId }
    } catch (error) {
      if (error instanceof RefusedHost) return refused('郵件主機不在允許的範圍')
      return outcomeOf(error as { code?: string; responseCode?: number })
    } finally {
      clearInterval(late)
      transport?.close()
      line.destroy()
    }
  },
})

export const mailChannel = mailWithin(longest)
