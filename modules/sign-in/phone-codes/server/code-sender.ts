import type { Logger } from 'pino'
import type { Program } from '#platform/server/manifest.ts'
import { maskMobile } from '#platform/contract/masking.ts'

/** How messages about accounts go out. */
export interface CodeSender {
  /** Whether there is any way at all. */
  readonly isThere: boolean
  /** False when the message did not go out. */
  send(message: { key: string; to: string; text: string }): Promise<boolean>
}

/**
 * By the installation's own gateway; else, where the demo accounts may sign in, the message is shown in the program's log.
 * Never by a gateway of a community: whoever sets one up reads what goes through it, and an account is more than one
 * community's (decision 042).
 */
export function codeSender(needs: {
  sendText: Program['sendText']
  showsInLog: boolean
  log: Logger
}): CodeSender {
  const { sendText, showsInLog, log } = needs
  return {
    isThere: sendText !== undefined || showsInLog,
    async send(message) {
      if (sendText) return sendText(message)
      if (showsInLog) log.info({ to: maskMobile(message.to) }, `簡訊未送出（沒有簡訊平台）：${message.text}`)
      return showsInLog
    },
  }
}
