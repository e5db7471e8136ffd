import './history-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { noticesApi } from './api.ts'

export interface Remind {
  /** Tells the households once more and says what became of it. True when somebody is told. */
  remind: (kind: string, ids: readonly string[]) => Promise<boolean>
  busy: boolean
}

type Told = { sending: number; byHand: number; skippedIds: readonly string[] }

function sentence({ sending, byHand, skippedIds }: Told): string {
  const said =
    sending + byHand > 0
      ? text('notices', 'reminded', { sending, byHand })
      : text('notices', 'remindedNobody')
  return skippedIds.length ? said + text('notices', 'remindedSkipped', { count: skippedIds.length }) : said
}

/** 再次通知: one press tells once, also when it is pressed twice. */
export function useRemind(): Remind {
  const queries = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  async function remind(kind: string, ids: readonly string[]): Promise<boolean> {
    if (running.current || ids.length === 0) return false
    running.current = true
    setBusy(true)
    try {
      const { data } = await noticesApi.remind(
        { things: [{ kind, ids: [...ids] }] },
        { handles: [409131, 409132] },
      )
      toast(sentence(data))
      return true
    } catch (error) {
      await alertBox(sentenceOf(error))
      return false
    } finally {
      running.current = false
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['notices'] })
    }
  }
  return { remind, busy }
}
