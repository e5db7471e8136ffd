import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { choiceField, segmentsField } from '#platform/web/form/choice-fields.tsx'
import { type FormField, FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { type DrillKind, drillKinds } from '../shapes.ts'
import { drillsApi } from './use-drill.ts'
import { useDrillable } from './use-drillable.ts'

interface StartForm {
  pointId: string | null
  kind: DrillKind
}

/** Begins a drill of a point now, and opens it. */
export function StartDialog({ onOpen, onClose }: { onOpen: (drillId: string) => void; onClose: () => void }) {
  const t = useTexts('alarmDrillsPage')
  const queries = useQueryClient()
  const [drillId] = useState(newId)
  const [form, setForm] = useState<StartForm>({ pointId: null, kind: 'auto' })
  const { points, ready } = useDrillable()
  const left = points.length - ready.length
  const fields: FormField<StartForm>[] = [
    {
      ...choiceField<StartForm>(t('point'), 'pointId', ready, {
        help: left > 0 && t('pointsLeft', { count: left }),
      }),
      wrong: ({ pointId }) => (pointId ? undefined : t('pointNeeded')),
    },
    segmentsField<StartForm, 'kind'>(
      t('how'),
      'kind',
      drillKinds.map((value) => ({ value, label: t(`how_${value}`) })),
      {
        full: true,
        below: ({ kind }) => (
          <p className="lb-14 lb-quiet">{t(kind === 'auto' ? 'startText' : 'contactText')}</p>
        ),
      },
    ),
  ]
  const act = useSubmit(
    async (retry) => {
      await drillsApi.start({ drillId, pointId: form.pointId ?? '', kind: form.kind }, retry)
      toast(t('started'))
      const asked = queries.invalidateQueries({ queryKey: ['alarmDrills'] })
      onClose()
      await asked
      onOpen(drillId)
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <ActDialog
      title={t('start')}
      confirm={t('start')}
      act={act}
      isDirty={form.pointId !== null}
      onClose={onClose}
    >
      <FormFields
        fields={fields}
        form={form}
        tried={act.tried}
        change={(part) => setForm((before) => ({ ...before, ...part }))}
      />
    </ActDialog>
  )
}
