import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { noticesApi } from './api.ts'

/** Ticks households off: who did it and when is kept. */
export function useFinish() {
  const queries = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  async function finish(households: readonly { deliveryIds: readonly string[] }[]): Promise<boolean> {
    if (running.current || !households.length) return false
    running.current = true
    setBusy(true)
    try {
      const deliveryIds = households.flatMap((one) => one.deliveryIds)
      await noticesApi.finishByHand({ deliveryIds }, { handles: [409134] })
      toast(text('noticesPage', 'finished', { count: households.length }))
      return true
    } catch (error) {
      await alertBox(text('noticesPage', 'failed', { sentence: sentenceOf(error) }))
      return false
    } finally {
      running.current = false
      setBusy(false)
      await queries.invalidateQueries({ queryKey: ['notices'] })
    }
  }
  return { finish, busy }
}
