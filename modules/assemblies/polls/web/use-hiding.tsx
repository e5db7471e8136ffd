import { type ReactNode, useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { PollComment } from '../contract.ts'
import { pollsApi, useRefreshPolls } from './use-polls.ts'

/** Hiding a comment asks why; showing it again is done at once (R318). */
export function useHiding(): { turn: (comment: PollComment) => void; dialog: ReactNode } {
  const t = useTexts('pollPage')
  const refresh = useRefreshPolls()
  const act = useAsked(refresh)
  const [hiding, setHiding] = useState<PollComment>()
  const turn = (comment: PollComment) => {
    if (!comment.isHidden) return setHiding(comment)
    void act.submit({
      work: (retry) => pollsApi.hideComment({ commentId: comment.commentId, isHidden: false }, retry),
      done: t('shownDone'),
    })
  }
  const dialog = hiding && (
    <ReasonDialog
      title={t('hideTitle', { label: hiding.label })}
      text={t('hideText')}
      label={t('reason')}
      reasons={[t('reason1'), t('reason2'), t('reason3'), t('reason4')]}
      required={t('reasonNeeded')}
      confirm={t('hide')}
      onConfirm={async (reason, retry) => {
        const { commentId } = hiding
        await pollsApi.hideComment({ commentId, isHidden: true, reason }, retry).finally(() => void refresh())
        setHiding(undefined)
        toast(t('hiddenDone'))
      }}
      onClose={() => setHiding(undefined)}
    />
  )
  return { turn, dialog }
}
