import './household-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { ListedHousehold } from '../shapes.ts'
import { HouseholdTimeline } from './HouseholdTimeline.tsx'
import { api, useListed } from './use-properties.ts'

/** Households that closed or were merged: into which, when, and their histories. */
export function ClosedHouseholds() {
  const t = useTexts('householdTree')
  const asked = useListed({ isClosed: true })
  const [open, setOpen] = useState<ListedHousehold>()
  return (
    <Loaded
      of={asked}
      failed={t('closedFailed')}
      skeleton={[112, 200]}
      rows={4}
      empty={<EmptyState icon="house" title={t('noneClosed')} text={t('noneClosedText')} />}
    >
      {(data) => (
        <>
          <DataTable
            rows={data}
            idOf={(row) => row.householdId}
            open={open?.householdId}
            onOpen={(id) => setOpen(data.find((row) => row.householdId === id))}
            columns={[
              { head: t('label'), phone: 'first', cell: (row) => <b>{row.label}</b> },
              {
                head: t('closed'),
                phone: 'under',
                cell: (row) => row.mergedInto && t('mergedInto', { label: row.mergedInto }),
              },
              {
                head: t('what_closed'),
                className: 'lb-quiet',
                phone: 'end',
                cell: (row) => row.closedAt && t('closedOn', { when: speakDate(row.closedAt) }),
              },
            ]}
          />
          {open && <ClosedDetail one={open} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </Loaded>
  )
}

function ClosedDetail({ one, onClose }: { one: ListedHousehold; onClose: () => void }) {
  const t = useTexts('householdTree')
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'households.change' }]).length > 0
  const [asking, setAsking] = useState(false)
  async function reopen(reason: string, retry: Retry) {
    await api.reopenHousehold({ householdId: one.householdId, reason }, retry)
    toast(t('reopened', { label: one.label }))
    await queries.invalidateQueries({ queryKey: ['householdTree'] })
    void queries.invalidateQueries({ queryKey: ['households'] })
    onClose()
  }
  return (
    <div className="ht-closed">
      <DetailPanel
        label={one.label}
        over={one.mergedInto ? t('mergedInto', { label: one.mergedInto }) : undefined}
        title={<HouseholdName label={one.label} size="title" />}
        onClose={onClose}
        foot={
          mayChange && !one.mergedInto ? (
            <Button onClick={() => setAsking(true)}>{t('reopen')}</Button>
          ) : undefined
        }
      >
        <HouseholdTimeline householdId={one.householdId} />
      </DetailPanel>
      {asking && (
        <ReasonDialog
          title={t('reopenTitle', { label: one.label })}
          label={t('reason')}
          reasons={[t('reopenReason')]}
          required={t('closeMissing')}
          confirm={t('reopen')}
          onConfirm={reopen}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
