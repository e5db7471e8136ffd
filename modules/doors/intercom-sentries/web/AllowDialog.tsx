import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HouseholdChips } from '#modules/homes/households/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { intercomSentries } from '../contract.ts'

const api = client(intercomSentries)

interface AllowDialogProps {
  sentryId: string
  name: string
  onClose: () => void
}

/** Which households a door unit may call: all, or those named alone. */
export function AllowDialog({ sentryId, name, onClose }: AllowDialogProps) {
  const t = useTexts('intercomSentriesPage')
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: ['intercomSentryAllowed', sentryId],
    queryFn: async () => (await api.showAllowed({ sentryId })).data,
    // What is being changed is not written over by what somebody else saved: saving says so.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [changed, setChanged] = useState<{ allowsAll?: boolean; householdIds?: readonly string[] }>({})
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map())
  const allowsAll = changed.allowsAll ?? asked.data?.allowsAll ?? true
  const householdIds = changed.householdIds ?? asked.data?.householdIds ?? []
  const labelOf = (id: string) =>
    picked.get(id) ?? asked.data?.labels[asked.data.householdIds.indexOf(id)] ?? ''
  return (
    <FormDialog
      title={t('allowTitle', { name })}
      confirm={t('save')}
      disabled={!asked.data}
      missing={asked.data && !allowsAll && !householdIds.length ? t('allowNone') : undefined}
      onConfirm={async (retry) => {
        const { rowVersion } = asked.data ?? { rowVersion: 0 }
        await api.setAllowed({ sentryId, rowVersion, allowsAll, householdIds: [...householdIds] }, retry)
        toast(t('saved'))
        void queries.invalidateQueries({ queryKey: ['intercomSentries'] })
        onClose()
      }}
      onClose={onClose}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr']}>
        {() => (
          <div className="lb-stack lb-gap-12">
            <Segments
              label={t('allowWay')}
              value={allowsAll ? 'all' : 'some'}
              options={[
                { value: 'all', label: t('allowAll') },
                { value: 'some', label: t('allowSome') },
              ]}
              onChange={(way) => setChanged({ ...changed, allowsAll: way === 'all' })}
            />
            {!allowsAll && (
              <Field label={t('allow')}>
                <HouseholdChips
                  value={householdIds}
                  labelOf={labelOf}
                  onPicked={(id, label) => setPicked(new Map([...picked, [id, label]]))}
                  onChange={(ids) => setChanged({ ...changed, householdIds: ids })}
                />
              </Field>
            )}
          </div>
        )}
      </Loaded>
    </FormDialog>
  )
}
