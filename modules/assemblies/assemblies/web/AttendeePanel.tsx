import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { UnitOwner } from '../shapes.ts'
import { rollApi, useFresh } from './queries.ts'

/** Which of the co-owners of a unit is there; another takes the place with a reason, and what was voted stands (Art. 27 I). */
export function AttendeePanel({ assemblyId, unit }: { assemblyId: string; unit: UnitOwner }) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [chosen, setChosen] = useState<string>()
  const { unitId, label, owners, registration } = unit
  return (
    <Panel title={t('attendeePanel')} summary={label} pad="plain">
      <p className="lb-14 lb-quiet lb-below-12">{t('attendeePanelText')}</p>
      <div className="lb-chips" role="group" aria-label={t('attendeePanel')}>
        {owners.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === registration?.attendeeName}
            onClick={() => name === registration?.attendeeName || setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {chosen && (
        <ReasonDialog
          title={t('attendeeChange', { name: chosen })}
          text={t('attendeePanelText')}
          label={t('reason')}
          reasons={[]}
          required={t('needed')}
          confirm={t('save')}
          onConfirm={async (reason, retry) => {
            await rollApi.changeAttendee({ assemblyId, unitId, attendeeName: chosen, reason }, retry)
            toast(t('saved'))
            void again()
            setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  )
}
