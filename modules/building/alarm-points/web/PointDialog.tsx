import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alarmPoints, pointChanged } from '../contract.ts'
import type { AlarmPoint } from '../shapes.ts'
import { formOf, type PointForm, settingsOf } from './point-form.ts'
import { usePointFields } from './use-point-fields.tsx'

const api = client(alarmPoints)
const codes = [pointChanged().code]

interface PointDialogProps {
  of?: AlarmPoint
  /** What is known already of one that is added. */
  begins?: Partial<PointForm>
  /** What belongs to adding it, and is sent with it. */
  onAdded?: (pointId: string, retry: Retry) => Promise<unknown>
  /** Opens the one that was added. */
  onOpen?: (pointId: string) => void
  onClose: () => void
}

/** Adds a point, or changes what was decided about one. */
export function PointDialog({ of: given, begins, onAdded, onOpen, onClose }: PointDialogProps) {
  const t = useTexts('alarmPointsPage')
  const queries = useQueryClient()
  return (
    <CorrectionDialog<AlarmPoint | undefined, PointForm>
      title={t(given ? 'titleEdit' : 'titleNew')}
      confirm={t(given ? 'save' : 'add')}
      size="wide"
      given={given}
      codes={codes}
      formOf={(point) => ({ ...formOf(point), ...(!point && begins) })}
      fields={usePointFields(pickHousehold, given?.pointId)}
      newest={async () => (await api.list({})).data.find(({ pointId }) => pointId === given?.pointId)}
      frame={(drawn) => <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>}
      send={async ({ form, seen, retry }) => {
        const settings = settingsOf(form)
        if (seen)
          await api.correct({ pointId: seen.pointId, rowVersion: seen.rowVersion, ...settings }, retry)
        else {
          const pointId = retry.idOf(settings)
          await api.add({ pointId, ...settings }, retry)
          await onAdded?.(pointId, retry)
        }
        toast(t('saved'))
        const asked = queries.invalidateQueries({ queryKey: ['alarmPoints'] })
        onClose()
        if (seen || !onOpen) return
        await asked
        onOpen(retry.idOf(settings))
      }}
      onClose={onClose}
    />
  )
}
