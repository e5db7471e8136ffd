import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { deskApi } from './desk-query.ts'

/** Takes back, on any day, that the books had a line: it waits at the desk again. */
export function UndoBooked({ lineId }: { lineId: string }) {
  const t = useTexts('paidPage')
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const mayMatch = useAllowed()([{ can: 'bankFiles.match' }]).length > 0
  if (!mayMatch) return null
  return (
    <p>
      <Button icon={<Icon name="undo" />} onClick={() => setAsking(true)}>
        {t('undoBooked')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('undoBooked')}
          text={t('undoBookedText')}
          label={t('undoBookedReason')}
          reasons={t('undoBookedReasons').split('、')}
          required={t('undoBookedMissing')}
          confirm={t('undoBooked')}
          onConfirm={async (reason, retry) => {
            await deskApi.undo({ lineId, reason }, retry)
            toast(t('undoBookedDone'))
            setAsking(false)
            void queries.invalidateQueries()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  )
}
