import './history-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { inBox, type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
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

/** Tells the households of things that wait once more, says what became of it, and gives whether somebody is told. */
export async function remindOf(retry: Retry, kind: string, ids: readonly string[]): Promise<boolean> {
  const { data } = await noticesApi.remind(
    { things: [{ kind, ids: [...ids] }] },
    { ...retry, handles: [409131, 409132] },
  )
  toast(sentence(data))
  return true
}

/** 再次通知: one press tells once, also when it is pressed twice. */
export function useRemind(): Remind {
  const queries = useQueryClient()
  const { busy, submit } = useSubmit(
    async (retry, kind: string, ids: readonly string[]) => {
      if (ids.length === 0) return false
      return remindOf(retry, kind, ids).finally(
        () => void queries.invalidateQueries({ queryKey: ['notices'] }),
      )
    },
    { onFailure: inBox },
  )
  const remind = async (kind: string, ids: readonly string[]) => (await submit(kind, ids)) === true
  return { remind, busy }
}
