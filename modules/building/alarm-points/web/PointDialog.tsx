import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alarmPoints, pointChanged } from '../contract.ts'
import type { AlarmPoint } from '../shapes.ts'
import { formOf, type PointForm, settingsOf } from './point-form.ts'
import { usePointFields } from './use-point-fields.tsx'

const api = client(alarmPoints)
const codes = [pointChanged().code]

/** Adds a point, or changes what was decided about one. */
export function PointDialog({ of: given, onClose }: { of?: AlarmPoint; onClose: () => void }) {
  const t = useTexts('alarmPointsPage')
  const queries = useQueryClient()
  return (
    <CorrectionDialog<AlarmPoint | undefined, PointForm>
      title={t(given ? 'titleEdit' : 'titleNew')}
      confirm={t(given ? 'save' : 'add')}
      size="wide"
      given={given}
      codes={codes}
      formOf={formOf}
      fields={usePointFields(pickHousehold, given?.pointId)}
      newest={async () => (await api.list({})).data.find(({ pointId }) => pointId === given?.pointId)}
      frame={(drawn) => <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>}
      send={async ({ form, seen, retry }) => {
        const settings = settingsOf(form)
        if (seen)
          await api.correct({ pointId: seen.pointId, rowVersion: seen.rowVersion, ...settings }, retry)
        else await api.add({ pointId: retry.idOf(settings), ...settings }, retry)
        toast(t('saved'))
        void queries.invalidateQueries({ queryKey: ['alarmPoints'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
